import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { queryListOf } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import { queryCoordinate, requiredCoordinate } from '../places/coordinate.ts';
import { SearchDanger } from '../understanding/danger/searchDanger.ts';
import { queryTimeZone } from './hours/queryTimeZone.ts';
import { Itinerary } from './itinerary.ts';
import { Service, ServiceDetails } from './service.ts';
import { BedsQuery, ServiceQuery } from './serviceQuery.ts';
import { Town } from './towns/town.ts';

const UnderstoodTime = z.object({
  at: z.string(),
  isOpen: z.literal(true).optional(),
  openAt: z.string().optional(),
});
export type UnderstoodTime = z.infer<typeof UnderstoodTime>;

const UnderstoodTown = z.object({ name: z.string(), isInRegion: z.boolean() });
export type UnderstoodTown = z.infer<typeof UnderstoodTown>;

const Directions = z.object({
  to: z.uuid(),
  mode: z.literal('TRANSIT'),
  /** Null if the address is confidential, or if neither the street nor the door is known. */
  url: z.string().nullable(),
  /** Miles in a straight line, with the precision of `locationPrecision`. Null if the position is unknown. */
  distance: z.number().nullable(),
  /** The next ones, in order of departure. Empty unless the operator has set up a transit planner that knows some. */
  itineraries: z.array(Itinerary),
});

const ServiceId = z.object({ id: z.uuid('MALFORMED') });

export const serviceRoutes = {
  list: route({
    method: 'GET',
    path: '/services',
    access: anyone,
    summary: 'List, filter, and search services',
    query: ServiceQuery,
    response: listOf(Service).extend({
      /** The corrected text that the search used, if `q` contains typos. */
      searchedFor: z.string().optional(),
      /** Crisis lines for the needs in the text. Absent if the text mentions a danger. */
      crisisLines: z.array(CrisisLine).optional(),
      /** The time that `q` names, and the local time when the server read it. */
      understoodTime: UnderstoodTime.optional(),
      /** The town that `q` names. The list begins near it, and may have no service there. */
      understoodTown: UnderstoodTown.optional(),
      ...SearchDanger.partial().shape,
    }),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/services/:id',
    access: anyone,
    summary: 'Get a service',
    params: ServiceId,
    query: z.object({
      populate: queryListOf(['managedUsers']),
      currentCoordinate: queryCoordinate,
      userTimezone: queryTimeZone,
    }),
    response: oneOf(ServiceDetails),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  beds: route({
    method: 'GET',
    path: '/services/beds',
    access: anyone,
    summary: 'List shelters with their beds, by name',
    query: BedsQuery,
    response: listOf(Service),
    errors: [],
  }),
  towns: route({
    method: 'GET',
    path: '/services/towns',
    access: anyone,
    summary: 'List the towns of the public services, with the number of services of each type',
    response: listOf(Town),
    errors: [],
  }),
  directions: route({
    method: 'GET',
    path: '/directions',
    access: anyone,
    summary: 'Get the way to a service by public transit: a link to the maps app, and the next itineraries',
    query: z.object({
      from: requiredCoordinate.describe('lon|lat of the start'),
      to: z.uuid('MALFORMED').describe('The id of the service'),
    }),
    response: oneOf(Directions),
    errors: ['VALIDATION', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  like: route({
    method: 'POST',
    path: '/services/:id/likes',
    access: anyone,
    summary: 'Give kudos to a service',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid(), likes: z.number().int() })),
    isIdempotencyKeyAccepted: true,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
