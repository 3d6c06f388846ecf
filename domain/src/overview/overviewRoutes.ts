import { z } from 'zod';
import { queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { overviewCan } from '../permissions/permissions.ts';
import { MissedSearch, Overview, StaleService, staleKinds } from './overview.ts';

const page = {
  limit: queryNumber(1, 100).describe('Page size, by default 25'),
  skip: queryNumber(0, 1_000_000),
};

export const overviewRoutes = {
  read: route({
    method: 'GET',
    path: '/overview',
    access: overviewCan.open,
    summary: 'Count what waits and what may be outdated, as far as the viewer can act on it',
    response: oneOf(Overview),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  listStale: route({
    method: 'GET',
    path: '/overview/stale',
    access: overviewCan.open,
    summary: 'List services that may be outdated, oldest first',
    query: z.object({
      kind: z
        .enum(staleKinds, 'NOT_ONE_OF')
        .describe('UNCONFIRMED, BEDS (reported over 24 h ago), ALERT (expired), or SEASON (over)'),
      ...page,
    }),
    response: listOf(StaleService),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  listMissed: route({
    method: 'GET',
    path: '/overview/searches',
    access: overviewCan.open,
    summary: 'List searches of the last 30 days that found nothing, the most frequent first',
    query: z.object(page),
    response: listOf(MissedSearch),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
