import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { SearchEmergency } from '@amparo/domain/services/searchEmergency.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ServiceRepository } from './list/serviceRepository.ts';
import { writeServices } from './list/writeServices.ts';

/** More kudos than any one person gives in a minute (rules.md §4: floods from one address are refused). */
const KUDOS_A_MINUTE = 20;

/** What stands above what was found, where the words that were typed tell of danger. */
type WatchSearch = (typed: string) => Promise<SearchEmergency | undefined>;

interface Parts {
  now: () => Temporal.Instant;
  watchSearch: WatchSearch;
  /** Told of a search that nothing came of. */
  onMiss: (missed: { q: string; near: ServiceQuery['nearCoordinate'] }) => void;
}

export function serveServices(
  app: FastifyInstance,
  services: ServiceRepository,
  { now, watchSearch, onMiss }: Parts,
): void {
  serve(app, serviceRoutes.list, async ({ query, viewer }) => {
    if (query.sort?.[0] === 'distance' && !query.nearCoordinate)
      throw new ApiError('VALIDATION', { nearCoordinate: 'REQUIRED' });
    const limit = query.isCriticalHeader ? Math.min(query.limit || 20, 20) : query.limit;
    const [list, emergency] = await Promise.all([
      services.list({ ...query, limit }, viewer, now()),
      query.q ? watchSearch(query.q) : undefined,
    ]);
    if (list.total === 0 && !emergency && isPlainSearch(query)) onMiss({ q: query.q, near: query.nearCoordinate });
    return writeServices(list, { total: list.total, searchedFor: list.searchedFor, emergency });
  });

  serve(app, serviceRoutes.beds, async ({ query, viewer }) => {
    const list = await services.beds(query, viewer, now());
    return writeServices(list, { total: list.total });
  });

  serve(app, serviceRoutes.detail, async ({ params, query, viewer }) => {
    const service = await services.find(params.id, query, viewer, now());
    if (!service) throw new ApiError('NOT_FOUND');
    return { data: service };
  });

  serve(
    app,
    serviceRoutes.like,
    async ({ params }) => {
      const liked = await services.like(params.id);
      if (!liked) throw new ApiError('NOT_FOUND');
      return { data: liked };
    },
    { requestsPerMinute: KUDOS_A_MINUTE },
  );
}

/** Words alone: what filters leave out may well be there. */
function isPlainSearch(query: ServiceQuery): query is ServiceQuery & { q: string } {
  const { q, skip, type, subType, category, isOpen, user, isManaged, zip, city, county, _id, search } = query;
  const isNarrowed = [type, subType, category, isOpen, user, isManaged, zip, city, county, _id, search].some(Boolean);
  return q !== undefined && !skip && !isNarrowed;
}
