import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import { askWhere } from './answerList.ts';
import { type RequestedPlace, requestedPlace, whereText } from './requestedPlace.ts';

/** The farthest that a person can get in one evening. */
const MAX_MILES = 60;
const PAGE_SIZE = 10;

/** Shelters with free beds nearby, nearest first. If there are none, all shelters nearby. */
export async function answerBeds(request: ChatRequest): Promise<Answer> {
  const { t, understood } = request;
  const { slots, skip } = understood;
  const place = requestedPlace(request);
  if (slots.nearMe && !place) return askWhere(request);
  const where = whereText(request, place);
  const free = await findNearbyShelters(request, place, true);
  const hasNone = free.length === 0;
  const found = (hasNone ? await findNearbyShelters(request, place, false) : free).slice(skip);
  if (skip > 0 && found.length === 0)
    return {
      messages: [textMessage(t('chat.answers.listEnd', { where })), quickReplies(t, ...startReplies)],
      shown: [],
    };
  const services = found.slice(0, PAGE_SIZE);
  const hasMore = found.length > PAGE_SIZE;
  const key = hasNone ? 'noBeds' : skip > 0 ? 'bedsMore' : hasMore ? 'bedsFirst' : 'beds';
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

/** Requests one more than a page, to know whether there are more. */
async function findNearbyShelters(
  request: ChatRequest,
  place: RequestedPlace | null,
  isFree: boolean,
): Promise<Service[]> {
  const { slots, skip } = request.understood;
  const query: ServiceQuery = {
    category: slots.audience,
    nearCoordinate: place?.coordinates,
    sort: place ? undefined : ['name'],
    userTimezone: request.zone,
    limit: skip + PAGE_SIZE + 1,
  };
  const shelters = await request.sources.shelters(query, isFree, request.at);
  return shelters.filter(({ distance }) => (distance ?? 0) <= MAX_MILES);
}
