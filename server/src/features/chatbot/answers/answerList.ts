import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
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
  if (found.length === 0 && slots.openNow && skip === 0) return answerNoneOpen(request, query, where);
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
  return {
    messages: [
      { kind: 'SERVICES_LIST', text, services },
      quickReplies(
        t,
        ...(hasMore ? (['more'] as const) : []),
        ...(slots.openNow ? [] : (['openNow'] as const)),
        'crisis',
      ),
    ],
    shown: services.map(({ id }) => id),
  };
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
    nearCoordinate: near,
    currentCoordinate: here ?? near,
    userTimezone: zone,
    limit: PAGE_SIZE + 1,
    skip,
  };
}

/** If no service is open now, shows the closed ones. */
async function answerNoneOpen(request: ChatRequest, query: ServiceQuery, where: string): Promise<Answer> {
  const { t, sources, at } = request;
  const data = await sources.list({ ...query, isOpen: undefined, limit: PAGE_SIZE }, at);
  if (data.length === 0)
    return { messages: [textMessage(t('chat.answers.none', { where })), quickReplies(t, ...startReplies)], shown: [] };
  return {
    messages: [
      { kind: 'SERVICES_LIST', text: t('chat.answers.noneOpen', { where }), services: data },
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
