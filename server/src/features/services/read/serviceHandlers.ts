import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { searchServices } from '@amparo/domain/services/search-index/searchServices.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import type { SearchDanger } from '@amparo/domain/understanding/danger/searchDanger.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ServiceRepository } from './serviceRepository.ts';
import { serializeServices } from './serviceResponse.ts';

/** Per IP address, which a whole shelter or library may share (rules.md §4). */
const KUDOS_PER_MINUTE = 20;

/** Detects danger in the typed text, and returns what to show above the list. */
type WatchSearch = (typed: string) => Promise<SearchDanger>;

interface Dependencies {
  now: () => Temporal.Instant;
  watchSearch: WatchSearch;
  crisisLines: () => Promise<CrisisLine[]>;
  /** Called after a search that found nothing. */
  onMiss: (missed: { q: string; near: ServiceQuery['nearCoordinate'] }) => void;
}

export function serveServices(app: FastifyInstance, services: ServiceRepository, dependencies: Dependencies): void {
  const { now } = dependencies;
  serveLists(app, services, dependencies);

  serve(app, serviceRoutes.towns, async () => {
    const towns = await services.towns(now());
    return { data: towns, total: towns.length };
  });

  serve(app, serviceRoutes.detail, async ({ params, query, viewer }) => {
    const service = await services.findForPage(params.id, query, viewer, now());
    if (!service) throw new ApiError('NOT_FOUND');
    const [alsoHere, alsoAt] = await Promise.all([
      services.neighborsOf(service, now()),
      services.otherPlacesOf(service),
    ]);
    return { data: { ...service, alsoHere, alsoAt } };
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

function serveLists(
  app: FastifyInstance,
  services: ServiceRepository,
  { now, watchSearch, crisisLines, onMiss }: Dependencies,
): void {
  serve(app, serviceRoutes.list, async ({ query, viewer }) => {
    const { found, summary } = await searchServices(query, {
      list: () => services.list(query, viewer, now()),
      ...{ watchSearch, crisisLines },
    });
    // The next page of a search is the same search.
    if (query.q && !query.skip) app.metrics.countDanger('search', summary.danger.level);
    if (summary.total === 0 && !summary.understoodTime && summary.danger.level === 'none' && isPlainSearch(query))
      onMiss({ q: query.q, near: query.nearCoordinate });
    return serializeServices(found.services, found.viewpoint, summary);
  });

  serve(app, serviceRoutes.beds, async ({ query, viewer }) => {
    const list = await services.beds(query, viewer, now());
    return serializeServices(list.services, list.viewpoint, { total: list.total });
  });
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
