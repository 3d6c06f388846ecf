import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { Detail } from '@amparo/domain/understanding/details/detailPhrases.ts';
import { sentencesAbout } from '@amparo/domain/understanding/details/sentencesAbout.ts';
import { type Answer, type ChatRequest, quickReplies } from './answer.ts';
import { askBack } from './answerList.ts';
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
  const { t, understood, sources, at, here, zone } = request;
  const ids = understood.slots.serviceIds ?? [];
  const isUnsure = ids.length === 0;
  const candidates = isUnsure ? shownBefore : ids;
  const found = await Promise.all(
    candidates.map((id) => sources.find(id, { currentCoordinate: here, userTimezone: zone }, at)),
  );
  const services = found.filter((service) => service !== undefined);
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
  if (intent === 'SERVICE_DISTANCE') return distanceText(request, service);
  if (intent === 'SERVICE_BEDS') return bedsText(request, service);
  return request.understood.detail
    ? detailText(request, service, request.understood.detail)
    : particularText(request, service);
}

/** Phone and address are in the text too, for people who hear it or read it without the card. */
function particularText({ t }: ChatRequest, { name, phone, address1, city }: Service): string {
  const address = [address1, city].filter(Boolean).join(', ');
  return [
    t('chat.answers.particular', { name }),
    phone === '' ? t('chat.answers.noPhone') : t('chat.answers.phone', { phone }),
    ...(address === '' ? [] : [t('chat.answers.address', { address })]),
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
function distanceText({ t, here }: ChatRequest, service: Service): string {
  const { name, city, zip, distance, locationPrecision } = service;
  if (!here)
    return city ? t('chat.answers.distanceNoPlace', { name, city }) : t('chat.answers.distanceNoCity', { name });
  if (distance === undefined) return t('chat.answers.distanceUnknown', { name });
  if (isPrecise(locationPrecision)) return t('chat.answers.distance', { name, miles: distance });
  if (locationPrecision === 'hidden') return t('chat.answers.distanceAbout', { name, city, miles: distance });
  if (locationPrecision === 'zip' && zip) return t('chat.answers.distanceNearZip', { name, zip });
  return city ? t('chat.answers.distanceInCity', { name, city }) : t('chat.answers.distanceUnknown', { name });
}

function bedsText({ t, at }: ChatRequest, { name, type, availableBeds, totalBeds, bedsUpdatedAt }: Service): string {
  if (!type.includes('SHELTER')) return t('chat.answers.notShelter', { name });
  if (totalBeds < 1) return t('chat.answers.noBedCount', { name });
  const isOld = bedsUpdatedAt === null || at.epochMilliseconds - Date.parse(bedsUpdatedAt) >= OLD_MS;
  const count = t('chat.answers.serviceBeds', { name, free: availableBeds, total: totalBeds });
  return `${count} ${t(isOld ? 'chat.answers.bedsOld' : 'chat.answers.bedsAge')}`;
}

function followUpReplies(t: ChatRequest['t'], intent: Intent, { totalBeds }: Service): ChatMessage {
  const next = (['hours', 'far', 'bedsLeft'] as const).filter(
    (one) =>
      !(one === 'hours' && intent === 'SERVICE_SCHEDULE') &&
      !(one === 'far' && intent === 'SERVICE_DISTANCE') &&
      !(one === 'bedsLeft' && (intent === 'SERVICE_BEDS' || totalBeds < 1)),
  );
  return quickReplies(t, ...next);
}
