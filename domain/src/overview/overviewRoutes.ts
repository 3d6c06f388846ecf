import { z } from 'zod';
import { queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { overviewCan } from '../permissions/permissions.ts';
import { MissedSearch, Overview, StaleService, staleKinds } from './overview.ts';

const page = {
  limit: queryNumber(1, 100).describe('Page size, 25 where it is missing'),
  skip: queryNumber(0, 1_000_000),
};

export const overviewRoutes = {
  read: route({
    method: 'GET',
    path: '/overview',
    access: overviewCan.open,
    summary: 'How much waits, and how much may be out of date, as far as the viewer may mend it',
    response: oneOf(Overview),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  listStale: route({
    method: 'GET',
    path: '/overview/stale',
    access: overviewCan.open,
    summary: 'Services that should be looked at, the longest out of date first',
    query: z.object({
      kind: z.enum(staleKinds, 'NOT_ONE_OF').describe('UNCONFIRMED, BEDS (told over 24 h ago) or ALERT (run out)'),
      ...page,
    }),
    response: listOf(StaleService),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  listMissed: route({
    method: 'GET',
    path: '/overview/searches',
    access: overviewCan.open,
    summary: 'What several people searched for in the last 30 days and did not find, the most wanted first',
    query: z.object(page),
    response: listOf(MissedSearch),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
