import { queryOpenAt } from '../../services/open-status/openAt.ts';
import { openStatusMessage, openStatusValues } from '../../services/open-status/openStatusMessage.ts';
import type { Service } from '../../services/service.ts';
import { firstOnes, offeringFirst } from '../../understanding/details/offeringFirst.ts';
import { sentencesAbout } from '../../understanding/details/sentencesAbout.ts';
import type { ServiceKind } from '../../understanding/intents/understand.ts';
import type { ChatList, ChatMessage } from '../chatMessage.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import type { ChatQuery, FoundServices } from './chatSources.ts';
import { withoutDoubleStops } from './hoursText.ts';
import { type RequestedPlace, requestedPlace, townsOf, whereText } from './requestedPlace.ts';
import { searchWords } from './searchWords.ts';
import { understoodParts, understoodText } from './understoodText.ts';

/** More cards end a conversation on a phone. The list on the pages has the rest. */
export const PAGE_SIZE = 3;
/** People hardly get farther for a meal. If none is open, nearer services come before those that open earlier. */
const NEAR_MILES = 30;
/** If people did not ask for a time, the closed services of their town come before open ones of other towns. */
const TOWN_MILES = 12;
const MOST_CONSIDERED = 100;
/** Below a list, beside other replies. */
const FEW_TOWNS = 5;

/** Services for a request, three at a time: near ones first, and of these the open ones. */
export async function answerList(request: ChatRequest): Promise<Answer> {
  const { understood } = request;
  const place = requestedPlace(request);
  if (understood.isUnsure) return askBack(request, place?.isNamed ? 'whatThere' : 'whatNeed');
  if (request.asksWhere || (understood.slots.nearMe && !place)) return askWhere(request);
  const query = listQuery(request, place);
  const { services, total } = await findPage(request, query, TOWN_MILES);
  const isTimed = query.isOpen !== undefined || query.openAt !== undefined;
  if (total === 0 && isTimed) return answerNoneOpen(request, query, place);
  if (services.length === 0) return nothingFound(request, place);
  const nearer = query.isOpen && isFarFromAll(request, services) ? await findNearerLater(request, query) : null;
  return listAnswer(request, place, {
    text: withoutDoubleStops(
      [
        listText(request, place, services, total),
        nearestText(request, services),
        nearer
          ? ` ${request.t('chat.answers.nearerLater', { name: nearer.name, status: statusText(request, nearer) })}`
          : '',
        wishText(request, services),
        otherNeedText(request),
      ].join(''),
    ),
    services,
    total,
    isTimed,
    nearer,
  });
}

/** A question about "the clinic": the nearest clinics, because the chat does not know which one is meant. */
export async function askWhichInList(request: ChatRequest, { search, ...slots }: ServiceKind): Promise<Answer> {
  const understood = { ...request.understood, intent: 'LIST_SERVICES', slots, search } as const;
  const asList = { ...request, understood };
  const place = requestedPlace(asList);
  const { services, total } = await findPage(asList, listQuery(asList, place), TOWN_MILES);
  if (services.length === 0) return nothingFound(asList, place);
  const text = request.t('chat.answers.whichOf', { understood: understoodText(asList, place) });
  const list = listOnPages(asList, place, false);
  const names: ChatMessage = { kind: 'QUICK_REPLIES', replies: services.map(({ name }) => name) };
  return {
    messages: [
      { kind: 'ASK_PARTICULAR_SERVICE', text, services, total, ...(list ? { list } : {}) },
      ...(place ? [names] : askingWhere(request, names.replies ?? [])),
    ],
    shown: services.map(({ id }) => id),
  };
}

/** "Food pantries open now near Springfield. I found 17.", and for the next ones "… : 4 to 6 of 17." */
function listText(request: ChatRequest, place: RequestedPlace | null, services: readonly Service[], total: number) {
  const { t, understood } = request;
  const values = {
    understood: understoodText(request, place),
    count: total,
    first: understood.skip + 1,
    last: understood.skip + services.length,
  };
  return t(understood.skip > 0 ? 'chat.answers.listMore' : 'chat.answers.list', values);
}

const milesToNearest = (services: readonly Service[]) => Math.min(...services.map(({ distance }) => distance ?? 0));

/** Whether even the nearest service of a list is far away. */
const isFarFromAll = ({ understood: { skip } }: ChatRequest, services: readonly Service[]) =>
  skip === 0 && milesToNearest(services) > NEAR_MILES;

function nearestText(request: ChatRequest, services: readonly Service[]): string {
  const miles = Math.round(milesToNearest(services));
  return isFarFromAll(request, services) ? ` ${request.t('chat.answers.theNearest', { miles })}` : '';
}

/** The service nearby that opens next. A person without a car cannot use an open one that is far away. */
async function findNearerLater(request: ChatRequest, query: ChatQuery): Promise<Service | null> {
  const { services } = await findPage(request, atAnyTime(query), NEAR_MILES);
  const [first] = services;
  const opensLater = first?.openStatus.kind === 'closed' && first.openStatus.opensAt !== null;
  return first && opensLater && (first.distance ?? 0) <= NEAR_MILES ? first : null;
}

/** What the first of these services says about the wish, or that none of them says anything. */
export function wishText({ t, understood: { wish }, language }: ChatRequest, services: readonly Service[]): string {
  if (!wish) return '';
  const [first] = offeringFirst(services, wish, language).flatMap((service) => {
    const said = sentencesAbout(service, wish, language);
    return said ? [{ name: service.name, said }] : [];
  });
  const about = t(`chat.details.${wish}`);
  return ` ${first ? t('chat.answers.detailSaid', { ...first, about }) : t('chat.answers.unsaidByAll', { about })}`;
}

/** Two needs in one message: the first is searched for, and a reply below the list searches for the other. */
function otherNeedText({ t, understood: { secondNeed } }: ChatRequest): string {
  return secondNeed ? ` ${t('chat.answers.secondNeed', { need: secondNeed })}` : '';
}

function otherNeedReply({ understood: { secondNeed } }: ChatRequest): string[] {
  return secondNeed ? [secondNeed] : [];
}

interface Shown {
  text: string;
  services: Service[];
  total: number;
  isTimed: boolean;
  isAnyTime?: boolean;
  /** A service that the text names although it is not in the list. A reply shows it. */
  nearer?: Service | null;
}

function listAnswer(request: ChatRequest, place: RequestedPlace | null, shown: Shown): Answer {
  const { t, understood } = request;
  const { text, services, total, isTimed, isAnyTime = false, nearer } = shown;
  const first = [...(nearer ? [nearer.name] : []), ...otherNeedReply(request)];
  const list = listOnPages(request, place, isAnyTime);
  const hasMore = understood.skip + services.length < total;
  const cards: ChatMessage = { kind: 'SERVICES_LIST', text, services, total, ...(list ? { list } : {}) };
  const next = [...(hasMore ? (['more'] as const) : []), ...(isTimed ? [] : (['openNow'] as const))];
  const asking: ChatMessage[] = place
    ? [withReplies(first, quickReplies(t, ...next, 'crisis'))]
    : askingWhere(request, first, quickReplies(t, ...next).replies);
  return {
    messages: [cards, ...asking],
    shown: services.map(({ id }) => id),
    parts: understoodParts(request, place),
  };
}

/** Asks for the place below services, with towns as quick replies between others. */
export function askingWhere({ t, sources }: ChatRequest, before: string[], after: string[] = []): ChatMessage[] {
  const towns = townsOf(sources.region).slice(0, FEW_TOWNS);
  return [
    { kind: 'TEXT', text: t('chat.answers.whereNearest'), needsPlace: true },
    { kind: 'QUICK_REPLIES', replies: [...before, ...towns, ...after] },
  ];
}

function withReplies(first: string[], { replies = [], ...message }: ChatMessage): ChatMessage {
  return { ...message, replies: [...first, ...replies] };
}

function nothingFound(request: ChatRequest, place: RequestedPlace | null): Answer {
  const { t, understood } = request;
  const text =
    understood.skip === 0
      ? t('chat.answers.none', { understood: understoodText(request, place) })
      : t('chat.answers.listEnd', { where: whereText(request, place) });
  return {
    messages: [textMessage(text), quickReplies(t, ...startReplies)],
    shown: [],
    parts: understoodParts(request, place),
  };
}

function listQuery(request: ChatRequest, place: RequestedPlace | null): ChatQuery {
  const { understood, zone } = request;
  const { slots, search } = understood;
  const isTimed = slots.openNow || slots.openAt !== undefined;
  return {
    q: search === '' ? undefined : searchWords(request),
    type: search === '' && slots.type ? [slots.type] : undefined,
    subType: search === '' && slots.subType ? [slots.subType] : undefined,
    category: slots.audience,
    isOpen: slots.openNow,
    openAt: slots.openAt ? queryOpenAt.parse(slots.openAt) : undefined,
    // A search has its own order, and services that are open at the requested time are ordered by distance.
    sort: search === '' && !(isTimed && place) ? ['openFirst'] : undefined,
    nearCoordinate: place?.coordinates,
    currentCoordinate: place?.coordinates,
    userTimezone: zone,
  };
}

/** The same filters for the list on the pages. Null for all types without a search: the pages have no such list. */
function listOnPages(request: ChatRequest, place: RequestedPlace | null, isAnyTime: boolean): ChatList | null {
  const { slots, search } = request.understood;
  if (search === '' && !slots.type) return null;
  return {
    ...(search === '' ? { type: slots.type, subType: slots.subType } : { q: searchWords(request) }),
    category: slots.audience,
    ...(isAnyTime ? {} : { openNow: slots.openNow, openAt: slots.openAt }),
    ...(place?.isNamed && place.name ? { near: { name: place.name, coordinates: place.coordinates } } : {}),
  };
}

/** The next services of a list. Of the first hundred, those within some miles of the place come first. */
async function findPage(request: ChatRequest, query: ChatQuery, nearMiles: number): Promise<FoundServices> {
  const { understood, sources, at, language } = request;
  const { skip, wish } = understood;
  if (wish && skip < MOST_CONSIDERED) {
    const { services, total } = await sources.list({ ...query, limit: MOST_CONSIDERED }, at);
    return { services: offeringFirst(services, wish, language).slice(skip, skip + PAGE_SIZE), total };
  }
  const isInOrder = query.sort?.[0] !== 'openFirst' || !query.nearCoordinate;
  if (isInOrder || skip >= MOST_CONSIDERED) return sources.list({ ...query, limit: PAGE_SIZE, skip }, at);
  const isNear = ({ distance }: Service) => (distance ?? 0) <= nearMiles;
  const first = await sources.list({ ...query, limit: skip + PAGE_SIZE }, at);
  if (first.services.every(isNear)) return { ...first, services: first.services.slice(skip) };
  const { services, total } = await sources.list({ ...query, limit: MOST_CONSIDERED }, at);
  return { services: firstOnes(services, isNear).slice(skip, skip + PAGE_SIZE), total };
}

/**
 * If no service is known to be open then, shows those that open next. For another time than now, services with unknown
 * hours are shown instead, if there are any: they may be open then.
 */
async function answerNoneOpen(request: ChatRequest, query: ChatQuery, place: RequestedPlace | null): Promise<Answer> {
  const maybe = query.openAt ? await findPage(request, { ...query, areUnknownHoursListed: true }, NEAR_MILES) : null;
  const isMaybeOpen = maybe !== null && maybe.total > 0;
  const { services, total } = isMaybeOpen ? maybe : await findPage(request, atAnyTime(query), NEAR_MILES);
  const [first] = services;
  if (!first) return nothingFound(request, place);
  const { name, openStatus } = first;
  const status = statusText(request, first);
  const opensNext = !query.openAt && openStatus.kind === 'closed' && openStatus.opensAt !== null;
  const isUnknown = openStatus.kind === 'unknown' || openStatus.kind === 'contact';
  const others = query.openAt ? 'noneOpenThen' : opensNext ? 'noneOpenNext' : 'noneOpen';
  const key = isUnknown ? 'noneKnownOpen' : others;
  const text = withoutDoubleStops(
    request.t(`chat.answers.${key}`, { understood: understoodText(request, place), name, status }),
  );
  return listAnswer(request, place, { text, services, total, isTimed: true, isAnyTime: true });
}

/** The same services without the time, those that open next first. */
const atAnyTime = (query: ChatQuery): ChatQuery => ({
  ...query,
  isOpen: undefined,
  openAt: undefined,
  sort: ['openFirst'],
});

/** "Closed until tomorrow at 8:00 AM" */
function statusText({ t, at, language }: ChatRequest, { openStatus, timeZone }: Service): string {
  const message = openStatusMessage(openStatus, at, timeZone);
  return t(`openStatus.${message.key}`, openStatusValues(message, at, timeZone, language));
}

/** A short question with quick replies. */
export function askBack(
  { t }: ChatRequest,
  question: 'whatThere' | 'whatNeed' | 'whichService' | 'noService' | 'gone',
): Answer {
  return { messages: [textMessage(t(`chat.answers.${question}`)), quickReplies(t, ...startReplies)], shown: [] };
}

/** Asks for the place, with the towns of the region as quick replies. */
export function askWhere({ t, sources }: ChatRequest): Answer {
  return {
    messages: [
      { kind: 'TEXT', text: t('chat.answers.wherePlace'), needsPlace: true },
      { kind: 'QUICK_REPLIES', replies: townsOf(sources.region) },
    ],
    shown: [],
  };
}
