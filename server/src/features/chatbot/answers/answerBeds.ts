import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import { askWhere } from './answerList.ts';
import { type RequestedPlace, requestedPlace, whereText } from './requestedPlace.ts';

/** Farther than this nobody gets tonight. */
const REACH_MILES = 60;
const PAGE = 10;

/** Shelters with free beds within reach, the nearest first; where there are none, those that may know more. */
export async function answerBeds(asked: ChatRequest): Promise<Answer> {
  const { t, understood } = asked;
  const { slots, skip } = understood;
  const place = requestedPlace(asked);
  if (slots.nearMe && !place) return askWhere(asked);
  const where = whereText(asked, place);
  const free = await sheltersInReach(asked, place, true);
  const isNone = free.length === 0;
  const found = (isNone ? await sheltersInReach(asked, place, false) : free).slice(skip);
  if (skip > 0 && found.length === 0)
    return {
      messages: [textMessage(t('chat.answers.listEnd', { where })), quickReplies(t, ...startReplies)],
      shown: [],
    };
  const services = found.slice(0, PAGE);
  const hasMore = found.length > PAGE;
  const key = isNone ? 'noBeds' : skip > 0 ? 'bedsMore' : hasMore ? 'bedsFirst' : 'beds';
  return {
    messages: [
      {
        kind: 'GET_SHELTER_AVAILABLE_BEDS',
        text: t(`chat.answers.${key}`, { count: services.length, where }),
        services,
      },
      quickReplies(t, ...(hasMore ? (['more'] as const) : []), 'shelter', 'crisis'),
    ],
    shown: services.map(({ id }) => id),
  };
}

/** Up to one more than are shown, so that it is known whether there are more. */
async function sheltersInReach(asked: ChatRequest, place: RequestedPlace | null, isFree: boolean): Promise<Service[]> {
  const { slots, skip } = asked.understood;
  const query: ServiceQuery = {
    category: slots.audience,
    nearCoordinate: place?.coordinates,
    sort: place ? undefined : ['name'],
    userTimezone: asked.zone,
    limit: skip + PAGE + 1,
  };
  const shelters = await asked.sources.shelters(query, isFree, asked.at);
  return shelters.filter(({ distance }) => (distance ?? 0) <= REACH_MILES);
}
