import { z } from 'zod';
import { listOf, oneOf } from '../http/page.ts';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';
import { Liaison } from './liaison.ts';

/** Page size of the liaison list (spec §9). */
const liaisonPageSize = 2000;

export const liaisonRoutes = {
  list: route({
    method: 'GET',
    path: '/liaisons',
    access: anyone,
    summary: 'Homeless liaisons by county',
    query: z.object({
      /** A county's name; "Shackleford" is understood as Shackelford. */
      q: queryText,
      county: queryText,
      limit: queryNumber(0, liaisonPageSize),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(Liaison),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/liaisons/:id',
    access: anyone,
    summary: 'One homeless liaison',
    params: z.object({ id: z.uuid('MALFORMED') }),
    response: oneOf(Liaison),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
