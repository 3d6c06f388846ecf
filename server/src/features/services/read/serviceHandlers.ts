import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { roundCoordinates } from '@amparo/domain/places/coordinate.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import { transitHref } from '@amparo/domain/services/directions/transitHref.ts';
import type { Itinerary } from '@amparo/domain/services/itinerary.ts';
import { searchServices } from '@amparo/domain/services/search-index/searchServices.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import type { SearchDanger } from '@amparo/domain/understanding/danger/searchDanger.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { TransitPlanner } from '../../../transit/transitPlanner.ts';
import { serializeServices } from './serializeServices.ts';
import type { ServiceRepository } from './serviceRepository.ts';

/** Per IP address, which a whole shelter or library may share (rules.md §4). */
const KUDOS_PER_MINUTE = 20;
/** Per IP address too. Each request can cost the operator a request to the transit planner. */
const DIRECTIONS_PER_MINUTE = 30;

/** Detects danger in the typed text, and returns what to show above the list. */
type WatchSearch = (typed: string) => Promise<SearchDanger>;

interface Dependencies {
  now: () => Temporal.Instant;
  watchSearch: WatchSearch;
  crisisLines: () => Promise<CrisisLine[]>;
  transit: TransitPlanner;
  /** Called after a search that found nothing. */
  onMiss: (missed: { q: string; near: ServiceQuery['nearCoordinate'] }) => void;
}

export function serveServices(app: FastifyInstance, services: ServiceRepository, dependencies: Dependencies): void {
  const { now, transit } = dependencies;
  serveLists(app, services, dependencies);
  serveDirections(app, services, { now, transit });

  serve(app, serviceRoutes.towns, async () => {
    const towns = await services.towns(now());
    return { data: towns, total: towns.length };
  });

  serve(app, serviceRoutes.detail, async ({ params, query, viewer }) => {
    const service = await services.findForPage(params.id, query, viewer, now());
    if (!service) throw new ApiError('NOT_FOUND');
    return { data: { ...service, alsoHere: await services.neighborsOf(service, now()) } };
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
  { now, watchSearch, crisisLines, onMiss }: Omit<Dependencies, 'transit'>,
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

function serveDirections(
  app: FastifyInstance,
  services: ServiceRepository,
  { now, transit }: Pick<Dependencies, 'now' | 'transit'>,
): void {
  serve(
    app,
    serviceRoutes.directions,
    async ({ query: { from, to }, viewer }) => {
      const service = await services.findForPage(to, { currentCoordinate: from }, viewer, now());
      if (!service) throw new ApiError('NOT_FOUND');
      const url = transitHref(service, from);
      const itineraries = await planTransit(transit, service, from);
      return { data: { to, mode: 'TRANSIT' as const, url, distance: service.distance ?? null, itineraries } };
    },
    { requestsPerMinute: DIRECTIONS_PER_MINUTE },
  );
}

type Destination = Pick<Service, 'isAddressConfidential' | 'location' | 'locationPrecision'>;

/**
 * Returns no itineraries for a confidential service, not even for its owner: its position must not leave the server
 * (rules.md §4). The center of a town is no destination.
 */
async function planTransit(transit: TransitPlanner, service: Destination, from: Coordinates): Promise<Itinerary[]> {
  const { isAddressConfidential, location, locationPrecision } = service;
  if (isAddressConfidential || !location || !isPrecise(locationPrecision)) return [];
  const [longitude, latitude] = location.coordinates;
  return transit.plan(roundCoordinates(from), [longitude, latitude]);
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
