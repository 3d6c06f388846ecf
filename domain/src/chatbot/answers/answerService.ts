import { isPrecise } from '../../places/locationPrecision.ts';
import type { Service } from '../../services/service.ts';
import type { Detail } from '../../understanding/details/detailPhrases.ts';
import { sentencesAbout } from '../../understanding/details/sentencesAbout.ts';
import type { ChatMessage } from '../chatMessage.ts';
import { type Answer, type ChatRequest, quickReplies } from './answer.ts';
import { askBack, askWhichInList } from './answerList.ts';
import { scheduleText } from './hoursText.ts';

const kindOf = {
  SERVICE_SCHEDULE: 'ASK_SERVICE_SCHEDULE',
  SERVICE_DISTANCE: 'ASK_DISTANCE_SERVICE',
  SERVICE_BEDS: 'ASK_SERVICE_BED_AVAILABLE',
  PARTICULAR_SERVICE: 'ASK_PARTICULAR_SERVICE',
} as const satisfies Record<string, ChatMessage['kind']>;
type Intent = keyof typeof kindOf;

/** An older bed count is marked as old (rules.md §4). */
const OLD_MS = 24 * 3_600_000;

/** Answers a question about one service. If several match, asks which one. */
export async function answerService(
  request: ChatRequest,
  intent: Intent,
  shownBefore: readonly string[],
): Promise<Answer> {
  const { t, understood, here } = request;
  const ids = understood.slots.serviceIds ?? [];
  const isUnsure = ids.length === 0;
  if (isUnsure && understood.ofKind) {
    const which = await askWhichInList(request, understood.ofKind);
    return which.shown.length === 1 ? answerService(aboutOne(request, which.shown), intent, shownBefore) : which;
  }
  const services = await findAll(request, isUnsure ? shownBefore : ids);
  const [service] = services;
  if (!service) return askBack(request, isUnsure ? 'noService' : 'gone');
  if (services.length > 1) return askWhich(request, services, isUnsure);
  return {
    messages: [
      {
        kind: kindOf[intent],
        text: answerText(request, intent, service),
        services: [service],
        ...(intent === 'SERVICE_DISTANCE' && !here ? { needsPlace: true } : {}),
      },
      followUpReplies(t, intent, service),
    ],
    shown: [service.id],
  };
}

async function findAll({ sources, at, here, zone }: ChatRequest, ids: readonly string[]): Promise<Service[]> {
  const found = await Promise.all(
    ids.map((id) => sources.find(id, { currentCoordinate: here, userTimezone: zone }, at)),
  );
  return found.filter((service) => service !== undefined);
}

function aboutOne(request: ChatRequest, serviceIds: string[]): ChatRequest {
  const { understood } = request;
  return { ...request, understood: { ...understood, slots: { ...understood.slots, serviceIds } } };
}

/** Shows what is known about a service that the person says is wrong, and offers to report it. */
export async function answerMistake(request: ChatRequest, id: string): Promise<Answer> {
  const { t, understood } = request;
  const [service] = await findAll(request, [id]);
  if (!service) return askBack(request, 'gone');
  const isAboutHours = understood.intent !== 'PARTICULAR_SERVICE' && understood.intent !== 'SERVICE_DISTANCE';
  const known = isAboutHours ? scheduleText(service, request, undefined) : particularText(request, service);
  return {
    messages: [
      {
        kind: isAboutHours ? kindOf.SERVICE_SCHEDULE : kindOf.PARTICULAR_SERVICE,
        text: service.isShowFlag ? `${known} ${t('chat.answers.reportMistake')}` : known,
        services: [service],
        ...(service.isShowFlag ? { report: service.id } : {}),
      },
    ],
    shown: [service.id],
  };
}

/** The name, with the town if another service has the same name. */
function nameAmong({ name, city }: Service, _: number, services: readonly Service[]): string {
  return services.filter((other) => other.name === name).length > 1 ? `${name}, ${city}` : name;
}

/** Offers the names of the matching services as quick replies. */
function askWhich({ t }: ChatRequest, services: Service[], isUnsure: boolean): Answer {
  return {
    messages: [
      {
        kind: 'ASK_PARTICULAR_SERVICE',
        text: t(isUnsure ? 'chat.answers.whichService' : 'chat.answers.several'),
        services: isUnsure ? [] : services,
      },
      { kind: 'QUICK_REPLIES', replies: [...new Set(services.map(nameAmong))].slice(0, 6) },
    ],
    shown: services.map(({ id }) => id),
  };
}

function answerText(request: ChatRequest, intent: Intent, service: Service): string {
  if (intent === 'SERVICE_SCHEDULE') return scheduleText(service, request, request.understood.slots.topic);
  if (intent === 'SERVICE_DISTANCE') return wayText(request, service);
  if (intent === 'SERVICE_BEDS') return bedsText(request, service);
  return request.understood.detail
    ? detailText(request, service, request.understood.detail)
    : particularText(request, service);
}

/** Phone and address are in the text too, for people who hear it or read it without the card. */
function particularText({ t }: ChatRequest, service: Service): string {
  const { name, phone, address1, city } = service;
  return [
    t('chat.answers.particular', { name }),
    phone === '' ? t('chat.answers.noPhone') : t('chat.answers.phone', { phone }),
    ...(address1 === '' && city === '' ? [] : [addressText(t, service)]),
  ].join(' ');
}

const addressText = (t: ChatRequest['t'], { address1, city }: Service): string =>
  t('chat.answers.address', { address: [address1, city].filter(Boolean).join(', ') });

/** How far it is, where, and what the service says about buses if the person asks for them. */
function wayText(request: ChatRequest, service: Service): string {
  return [
    distanceText(request, service),
    ...(service.address1 === '' ? [] : [addressText(request.t, service)]),
    ...(request.understood.detail === 'BUS' ? [detailText(request, service, 'BUS')] : []),
  ].join(' ');
}

/** Quotes the service's own text. Without one, it refers to the service instead of guessing. */
function detailText({ t, language }: ChatRequest, service: Service, detail: Detail): string {
  const { name, phone } = service;
  const about = t(`chat.details.${detail}`);
  const quote = detail === 'OTHER' ? null : sentencesAbout(service, detail, language);
  const answer = quote
    ? t('chat.answers.detailSaid', { name, about, said: quote })
    : t('chat.answers.detailUnsaid', { name, about });
  return `${answer} ${phone === '' ? t('chat.answers.askThem') : t('chat.answers.callThem', { phone })}`;
}

/** The distance to the center of a town is not the distance to the door (rules.md §5). */
function distanceText({ t, here, hereName }: ChatRequest, service: Service): string {
  const { name, city, zip, distance, locationPrecision } = service;
  if (!here)
    return city ? t('chat.answers.distanceNoPlace', { name, city }) : t('chat.answers.distanceNoCity', { name });
  if (distance === undefined) return t('chat.answers.distanceUnknown', { name });
  if (isPrecise(locationPrecision))
    return hereName
      ? t('chat.answers.distanceFrom', { name, miles: distance, place: hereName })
      : t('chat.answers.distance', { name, miles: distance });
  if (locationPrecision === 'hidden')
    return hereName
      ? t('chat.answers.distanceAboutFrom', { name, city, miles: distance, place: hereName })
      : t('chat.answers.distanceAbout', { name, city, miles: distance });
  if (locationPrecision === 'zip' && zip) return t('chat.answers.distanceNearZip', { name, zip });
  return city ? t('chat.answers.distanceInCity', { name, city }) : t('chat.answers.distanceUnknown', { name });
}

function bedsText({ t, at }: ChatRequest, service: Service): string {
  const { name, type, availableBeds, totalBeds, bedsUpdatedAt } = service;
  if (!type.includes('SHELTER')) return t('chat.answers.notShelter', { name });
  if (totalBeds < 1) return t('chat.answers.noBedCount', { name });
  const isOld = bedsUpdatedAt === null || at.epochMilliseconds - Date.parse(bedsUpdatedAt) >= OLD_MS;
  const count = t('chat.answers.serviceBeds', { name, free: availableBeds, total: totalBeds });
  const groups = groupsText(t, service);
  return `${count}${groups} ${t(isOld ? 'chat.answers.bedsOld' : 'chat.answers.bedsAge')}`;
}

/** " Men: 0 of 20. Women: 3 of 10.", if the shelter counts by group. */
function groupsText(t: ChatRequest['t'], { bedGroups }: Service): string {
  return bedGroups
    .map(
      ({ group, available, total }) =>
        ` ${t('chat.answers.groupBeds', { group: upperFirst(t(`chat.understood.audiences.${group}`)), free: available, total })}`,
    )
    .join('');
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function followUpReplies(t: ChatRequest['t'], intent: Intent, { totalBeds }: Service): ChatMessage {
  const next = (['hours', 'far', 'bedsLeft'] as const).filter(
    (one) =>
      !(one === 'hours' && intent === 'SERVICE_SCHEDULE') &&
      !(one === 'far' && intent === 'SERVICE_DISTANCE') &&
      !(one === 'bedsLeft' && (intent === 'SERVICE_BEDS' || totalBeds < 1)),
  );
  return quickReplies(t, ...next);
}
