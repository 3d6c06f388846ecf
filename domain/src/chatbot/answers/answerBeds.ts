import type { Service } from '../../services/service.ts';
import type { ServiceQuery } from '../../services/serviceQuery.ts';
import { offeringFirst } from '../../understanding/details/offeringFirst.ts';
import { type Answer, type ChatRequest, quickReplies, startReplies, textMessage } from './answer.ts';
import { askingWhere, askWhere, PAGE_SIZE, wishText } from './answerList.ts';
import { withoutDoubleStops } from './hoursText.ts';
import { type RequestedPlace, requestedPlace, whereText } from './requestedPlace.ts';
import { understoodParts, understoodText } from './understoodText.ts';

/** The farthest that a person can get in one evening. */
const MAX_MILES = 60;
const MOST_SHELTERS = 100;

/** Shelters with free beds nearby, nearest first. If there are none, all shelters nearby. */
export async function answerBeds(request: ChatRequest): Promise<Answer> {
  const { t, understood, language } = request;
  const { slots, skip, wish } = understood;
  const place = requestedPlace(request);
  if (request.asksWhere || (slots.nearMe && !place)) return askWhere(request);
  const where = whereText(request, place);
  const parts = understoodParts(request, place);
  const free = await findNearbyShelters(request, place, true);
  const hasNone = free.length === 0;
  const nearby = hasNone ? await findNearbyShelters(request, place, false) : free;
  const found = wish ? offeringFirst(nearby, wish, language) : nearby;
  const services = found.slice(skip, skip + PAGE_SIZE);
  if (skip > 0 && services.length === 0)
    return {
      messages: [textMessage(t('chat.answers.listEnd', { where })), quickReplies(t, ...startReplies)],
      shown: [],
      parts,
    };
  const values = { where, understood: understoodText(request, place), count: found.length };
  const range = { first: skip + 1, last: skip + services.length };
  const key = hasNone ? 'noBeds' : skip > 0 ? 'bedsMore' : 'beds';
  const text = t(`chat.answers.${key}`, { ...values, ...range }) + wishText(request, services);
  const hasMore = skip + services.length < found.length;
  const next = quickReplies(t, ...(hasMore ? (['more'] as const) : []), 'shelter', 'crisis');
  return {
    messages: [
      { kind: 'GET_SHELTER_AVAILABLE_BEDS', text: withoutDoubleStops(text), services, total: found.length },
      ...(place ? [next] : askingWhere(request, [], next.replies)),
    ],
    shown: services.map(({ id }) => id),
    parts,
  };
}

async function findNearbyShelters(
  request: ChatRequest,
  place: RequestedPlace | null,
  isFree: boolean,
): Promise<Service[]> {
  const query: ServiceQuery = {
    category: request.understood.slots.audience,
    nearCoordinate: place?.coordinates,
    // Without a place, a shelter that is open is the better guess.
    sort: place ? undefined : ['openFirst'],
    userTimezone: request.zone,
    limit: MOST_SHELTERS,
  };
  const { services } = await request.sources.shelters(query, isFree, request.at);
  return services.filter(({ distance }) => (distance ?? 0) <= MAX_MILES);
}
