import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import { requestedPlace, whereText } from './requestedPlace.ts';

const PAGE = 10;

/** Services for what is asked, ten at a time, the nearest first. */
export async function answerList(asked: ChatRequest): Promise<Answer> {
  const { t, understood, sources, at } = asked;
  const { slots, skip, isUnsure } = understood;
  if (isUnsure) return ask(asked, 'whatThere');
  const place = requestedPlace(asked);
  if (slots.nearMe && !place) return askWhere(asked);
  const query = listQuery(asked, place?.coordinates);
  // One more than is shown tells whether there are more.
  const found = await sources.list(query, at);
  const where = whereText(asked, place);
  if (found.length === 0 && slots.openNow && skip === 0) return answerNoneOpen(asked, query, where);
  if (found.length === 0) {
    const words = t(skip === 0 ? 'chat.answers.none' : 'chat.answers.listEnd', { where });
    return { messages: [textMessage(words), quickReplies(t, ...startReplies)], shown: [] };
  }
  const services = found.slice(0, PAGE);
  const hasMore = found.length > PAGE;
  const words =
    skip > 0
      ? t('chat.answers.listMore', { where })
      : t(hasMore ? 'chat.answers.listFirst' : 'chat.answers.list', { count: services.length, where });
  return {
    messages: [
      { kind: 'SERVICES_LIST', text: words, services },
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
    limit: PAGE + 1,
    skip,
  };
}

/** Nothing is open: what there is all the same, so that nobody is left with an empty hand. */
async function answerNoneOpen(asked: ChatRequest, query: ServiceQuery, where: string): Promise<Answer> {
  const { t, sources, at } = asked;
  const data = await sources.list({ ...query, isOpen: undefined, limit: PAGE }, at);
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

/** One short question, with buttons for those who would rather not write. */
export function ask(
  { t }: ChatRequest,
  question: 'whatThere' | 'whatNeed' | 'whichService' | 'noService' | 'gone',
): Answer {
  return { messages: [textMessage(t(`chat.answers.${question}`)), quickReplies(t, ...startReplies)], shown: [] };
}

const PLACES_OFFERED = 5;

export function askWhere({ t, sources }: ChatRequest): Answer {
  const towns = sources.region.counties.map(({ seat }) => seat);
  const [first, ...others] = [...towns].sort((a, b) => Number(b === 'Abilene') - Number(a === 'Abilene'));
  return {
    messages: [
      textMessage(t('chat.answers.wherePlace')),
      { kind: 'QUICK_REPLIES', replies: [first ?? '', ...others].slice(0, PLACES_OFFERED) },
    ],
    shown: [],
  };
}
