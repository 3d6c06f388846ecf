import { z } from 'zod';
import { CrisisLine } from '../crisis-lines/crisisLine.ts';
import { queryListOf } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone } from '../permissions/permissions.ts';
import { queryCoordinate } from '../places/coordinate.ts';
import { SearchDanger } from '../understanding/danger/searchDanger.ts';
import { queryTimeZone } from './hours/queryTimeZone.ts';
import { Service, ServiceDetails } from './service.ts';
import { BedsQuery, ServiceQuery } from './serviceQuery.ts';

const UnderstoodTime = z.object({
  at: z.string(),
  isOpen: z.literal(true).optional(),
  openAt: z.string().optional(),
});
export type UnderstoodTime = z.infer<typeof UnderstoodTime>;

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
  like: route({
    method: 'POST',
    path: '/services/:id/likes',
    access: anyone,
    summary: 'Give kudos to a service',
    params: ServiceId,
    response: oneOf(z.object({ id: z.uuid(), likes: z.number().int() })),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
