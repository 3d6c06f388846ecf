import { z } from 'zod';
import { listOf, oneOf } from '../http/page.ts';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { anyone } from '../users/permissions.ts';
import { CrisisLine } from './crisisLine.ts';

export const crisisLineRoutes = {
  list: route({
    method: 'GET',
    path: '/crisis-lines',
    access: anyone,
    summary: 'Crisis lines, the most urgent first',
    query: z.object({ q: queryText, limit: queryNumber(0, 2000), skip: queryNumber(0, 1_000_000) }),
    response: listOf(CrisisLine),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/crisis-lines/:id',
    access: anyone,
    summary: 'One crisis line',
    params: z.object({ id: z.uuid('MALFORMED') }),
    response: oneOf(CrisisLine),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
};
