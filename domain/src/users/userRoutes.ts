import { z } from 'zod';
import { listOf } from '../http/page.ts';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { userCan } from './permissions.ts';

export const userRoutes = {
  search: route({
    method: 'GET',
    path: '/users',
    access: userCan.search,
    summary: 'Find people, to choose who manages a service',
    query: z.object({
      q: queryText.describe('What e-mail, name or phone contain'),
      limit: queryNumber(1, 100).describe('Page size, 25 where it is missing'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(z.object({ id: z.uuid(), email: z.string(), displayName: z.string() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
