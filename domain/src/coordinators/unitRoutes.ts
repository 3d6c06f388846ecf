import { z } from 'zod';
import { listOf, oneOf } from '../http/page.ts';
import { queryList, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';
import { Unit } from './unit.ts';

/** Page size of the unit list (spec §9). */
const unitPageSize = 1000;

const populate = queryListOf(['region']);

export const unitRoutes = {
  list: route({
    method: 'GET',
    path: '/units',
    access: anyone,
    summary: 'Regional coordinators by unit',
    query: z.object({
      q: queryText,
      region: queryList.pipe(z.array(z.uuid('MALFORMED')).optional()),
      populate,
      limit: queryNumber(0, unitPageSize),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(Unit),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/units/:id',
    access: anyone,
    summary: 'One unit of regional coordinators',
    params: z.object({ id: z.uuid('MALFORMED') }),
    query: z.object({ populate }),
    response: oneOf(Unit),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
