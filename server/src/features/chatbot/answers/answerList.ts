import type { ChatMessage } from '@amparo/domain/chatbot/chatMessage.ts';
import { queryOpenAt } from '@amparo/domain/services/openAt.ts';
import { openAtMessage } from '@amparo/domain/services/openAtMessage.ts';
import { openStatusMessage, openStatusValues } from '@amparo/domain/services/openStatusMessage.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import { withoutDoubleStops } from './hoursText.ts';
import { nearestTown, requestedPlace, whereText } from './requestedPlace.ts';

const PAGE_SIZE = 10;

/** Services for a request, ten at a time, nearest first. */
export async function answerList(request: ChatRequest): Promise<Answer> {
  const { t, understood, sources, at } = request;
  const { slots, skip, isUnsure } = understood;
  if (isUnsure) return askBack(request, 'whatThere');
  const place = requestedPlace(request);
  if (slots.nearMe && !place) return askWhere(request);
  const query = listQuery(request, place?.coordinates);
  const found = await sources.list(query, at);
  const where = whereText(request, place);
  const isTimed = slots.openNow || query.openAt !== undefined;
  if (found.length === 0 && isTimed && skip === 0) return answerNoneOpen(request, query, where);
  if (found.length === 0) {
    const answer = t(skip === 0 ? 'chat.answers.none' : 'chat.answers.listEnd', { where });
    return { messages: [textMessage(answer), quickReplies(t, ...startReplies)], shown: [] };
  }
  const services = found.slice(0, PAGE_SIZE);
  const hasMore = found.length > PAGE_SIZE;
  const text =
    skip > 0
      ? t('chat.answers.listMore', { where })
      : t(hasMore ? 'chat.answers.listFirst' : 'chat.answers.list', { count: services.length, where });
  const alsoText = understood.alsoWanted ? ` ${t('chat.answers.alsoWanted', { wish: understood.alsoWanted })}` : '';
  return {
    messages: [
      { kind: 'SERVICES_LIST', text: `${timeText(request, query)}${text}${alsoText}`, services },
      withReply(
        understood.alsoWanted,
        quickReplies(t, ...(hasMore ? (['more'] as const) : []), ...(isTimed ? [] : (['openNow'] as const)), 'crisis'),
      ),
    ],
    shown: services.map(({ id }) => id),
  };
}

/** Quick replies with the second thing that was asked for in front. */
function withReply(wish: string | undefined, { replies = [], ...message }: ChatMessage): ChatMessage {
  return { ...message, replies: [...(wish ? [wish] : []), ...replies] };
}

function listQuery(
  { understood: { slots, search, skip }, here, zone }: ChatRequest,
  near: [number, number] | undefined,
): ServiceQuery {
  return {
    q: search === '' ? undefined : search,
    type: search === '' && slots.type ? [slots.type] : undefined,
    subType: search === '' && slots.subType ? [slots.subType] : undefined,
    category: slots.audience,
    isOpen: slots.openNow,
    openAt: slots.openAt ? queryOpenAt.parse(slots.openAt) : undefined,
    nearCoordinate: near,
    currentCoordinate: here ?? near,
    userTimezone: zone,
    limit: PAGE_SIZE + 1,
    skip,
  };
}

/** "Open Sunday morning. " before an answer about that time. */
function timeText({ at, t, language, sources }: ChatRequest, { openAt }: ServiceQuery): string {
  if (!openAt || openAt === 'any') return '';
  const now = at.toZonedDateTimeISO(sources.region.timeZone).toPlainDateTime().toString();
  const { day, part, values } = openAtMessage(openAt, now, language);
  return withoutDoubleStops(`${t(`openAt.${part}`, { ...values, day: t(`openAt.${day}`, values) })}. `);
}

/** People hardly get farther for a meal: nearer services come before those that open earlier but are farther away. */
const NEAR_MILES = 30;
const MOST_CONSIDERED = 200;

/** If no service is open then, shows those that open next. */
async function answerNoneOpen(request: ChatRequest, query: ServiceQuery, where: string): Promise<Answer> {
  const { t, sources, at, language } = request;
  const anyTime = { ...query, isOpen: undefined, openAt: undefined };
  const found = await sources.list({ ...anyTime, sort: ['openFirst'], limit: MOST_CONSIDERED }, at);
  if (found.length === 0)
    return { messages: [textMessage(t('chat.answers.none', { where })), quickReplies(t, ...startReplies)], shown: [] };
  const isNear = ({ distance }: Service) => (distance ?? 0) <= NEAR_MILES;
  const data = [...found.filter(isNear), ...found.filter((one) => !isNear(one))].slice(0, PAGE_SIZE);
  const [{ name, openStatus, timeZone }] = data as [Service, ...Service[]];
  const opensNext = !query.openAt && openStatus.kind === 'closed' && openStatus.opensAt !== null;
  const message = openStatusMessage(openStatus, at, timeZone);
  const status = t(`openStatus.${message.key}`, openStatusValues(message, at, timeZone, language));
  const key = query.openAt ? 'noneOpenThen' : opensNext ? 'noneOpenNext' : 'noneOpen';
  const text = withoutDoubleStops(t(`chat.answers.${key}`, { where, name, status }));
  return {
    messages: [
      { kind: 'SERVICES_LIST', text: `${timeText(request, query)}${text}`, services: data },
      quickReplies(t, 'crisis'),
    ],
    shown: data.map(({ id }) => id),
  };
}

/** A short question with quick replies. */
export function askBack(
  { t }: ChatRequest,
  question: 'whatThere' | 'whatNeed' | 'whichService' | 'noService' | 'gone',
): Answer {
  return { messages: [textMessage(t(`chat.answers.${question}`)), quickReplies(t, ...startReplies)], shown: [] };
}

const MAX_TOWNS = 5;

/** Asks for the place, with towns of the region as quick replies, the most central first. */
export function askWhere({ t, sources }: ChatRequest): Answer {
  const { counties, center } = sources.region;
  const central = nearestTown(center, sources.region);
  const towns = [central, ...counties.map(({ seat }) => seat).filter((seat) => seat !== central)];
  return {
    messages: [
      textMessage(t('chat.answers.wherePlace')),
      { kind: 'QUICK_REPLIES', replies: towns.slice(0, MAX_TOWNS) },
    ],
    shown: [],
  };
}
