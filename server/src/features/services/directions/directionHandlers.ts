import { ApiError } from '@amparo/domain/http/apiError.ts';
import { roundCoordinates } from '@amparo/domain/places/coordinate.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import { transitHref } from '@amparo/domain/services/directions/transitHref.ts';
import type { Itinerary } from '@amparo/domain/services/itinerary.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { TransitPlanner } from '../../../transit/transitPlanner.ts';
import type { ServiceRepository } from '../read/serviceRepository.ts';

/** Per IP address, which a whole shelter may share. Each request can cost the operator a request to the transit planner. */
const DIRECTIONS_PER_MINUTE = 30;

export function serveDirections(
  app: FastifyInstance,
  services: ServiceRepository,
  { now, transit }: { now: () => Temporal.Instant; transit: TransitPlanner },
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

/**
 * Returns no itineraries for a confidential service, not even for its owner: its position must not leave the server
 * (rules.md §4). The center of a town is no destination.
 */
async function planTransit(transit: TransitPlanner, service: Service, from: Coordinates): Promise<Itinerary[]> {
  const { isAddressConfidential, location, locationPrecision } = service;
  if (isAddressConfidential || !location || !isPrecise(locationPrecision)) return [];
  const [longitude, latitude] = location.coordinates;
  return transit.plan(roundCoordinates(from), [longitude, latitude]);
}
