import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import { noDanger } from '@amparo/domain/understanding/danger/detectDanger.ts';
import type { SearchDanger } from '@amparo/domain/understanding/danger/searchDanger.ts';
import { asksForCrisisLine, crisisLinesFor } from '@amparo/domain/understanding/service-needs/crisisLinesFor.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { serializeServices } from './serializeServices.ts';
import type { ServiceRepository } from './serviceRepository.ts';

/** Per IP address, which a whole shelter or library may share (rules.md §4). */
const KUDOS_PER_MINUTE = 20;

/** Detects danger in the typed text, and returns what to show above the list. */
type WatchSearch = (typed: string) => Promise<SearchDanger>;

interface Parts {
  now: () => Temporal.Instant;
  watchSearch: WatchSearch;
  crisisLines: () => Promise<CrisisLine[]>;
  /** Called after a search that found nothing. */
  onMiss: (missed: { q: string; near: ServiceQuery['nearCoordinate'] }) => void;
}

export function serveServices(
  app: FastifyInstance,
  services: ServiceRepository,
  { now, watchSearch, crisisLines, onMiss }: Parts,
): void {
  serve(app, serviceRoutes.list, async ({ query, viewer }) => {
    if (query.sort?.[0] === 'distance' && !query.nearCoordinate)
      throw new ApiError('VALIDATION', { nearCoordinate: 'REQUIRED' });
    const limit = query.isCriticalHeader ? Math.min(query.limit || 20, 20) : query.limit;
    const [list, search] = await Promise.all([
      services.list({ ...query, limit }, viewer, now()),
      query.q ? watchSearch(query.q) : { danger: noDanger },
    ]);
    if (list.total === 0 && !list.understoodTime && search.danger.level === 'none' && isPlainSearch(query))
      onMiss({ q: query.q, near: query.nearCoordinate });
    // An answer to a danger already contains crisis lines.
    const hasLines = search.danger.level === 'none' && !query.skip && asksForCrisisLine(list.needs);
    return serializeServices(list.services, list.viewpoint, {
      total: list.total,
      searchedFor: list.searchedFor,
      understoodTime: list.understoodTime,
      ...search,
      ...(hasLines ? { crisisLines: crisisLinesFor(list.needs, await crisisLines()) } : {}),
    });
  });

  serve(app, serviceRoutes.beds, async ({ query, viewer }) => {
    const list = await services.beds(query, viewer, now());
    return serializeServices(list.services, list.viewpoint, { total: list.total });
  });

  serve(app, serviceRoutes.detail, async ({ params, query, viewer }) => {
    const service = await services.find(params.id, query, viewer, now());
    if (!service) throw new ApiError('NOT_FOUND');
    return { data: { ...service, ...(await services.surroundingsOf(service)) } };
  });

  serve(
    app,
    serviceRoutes.like,
    async ({ params }) => {
      const liked = await services.like(params.id);
      if (!liked) throw new ApiError('NOT_FOUND');
      return { data: liked };
    },
    { requestsPerMinute: KUDOS_PER_MINUTE },
  );
}

/** Fields that do not filter, or that also occur in a plain search. */
const plainFields: ReadonlySet<string> = new Set<keyof ServiceQuery>([
  ...(['q', 'filter', 'sort', 'direction', 'limit', 'userTimezone', 'nearCoordinate', 'currentCoordinate'] as const),
  ...(['state', 'isApproved', 'isShowAll', 'isCriticalHeader'] as const),
]);

/** Whether a search has no filters. A filter may hide existing services, so its empty result is not a miss. */
function isPlainSearch(query: ServiceQuery): query is ServiceQuery & { q: string } {
  return query.q !== undefined && Object.entries(query).every(([name, value]) => !value || plainFields.has(name));
}
