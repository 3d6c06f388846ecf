import { z } from 'zod';
import { listOf, oneOf } from '../http/page.ts';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';
import { Region } from './region.ts';

/** Page size of the region list (spec §9). */
const regionPageSize = 1000;

export const regionRoutes = {
  list: route({
    method: 'GET',
    path: '/regions',
    access: anyone,
    summary: 'Regions of the education service centres',
    query: z.object({ q: queryText, limit: queryNumber(0, regionPageSize), skip: queryNumber(0, 1_000_000) }),
    response: listOf(Region),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/regions/:id',
    access: anyone,
    summary: 'One region',
    params: z.object({ id: z.uuid('MALFORMED') }),
    response: oneOf(Region),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
