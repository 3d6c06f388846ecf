import { z } from 'zod';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, directoryCan } from '../permissions/permissions.ts';
import { CrisisLine, CrisisLineInput, EditedCrisisLine } from './crisisLine.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

/** Page size of the list of crisis lines (spec §9). */
export const crisisLinePageSize = 25;

export const crisisLineRoutes = {
  list: route({
    method: 'GET',
    path: '/crisis-lines',
    access: anyone,
    summary: 'List crisis lines in the order that administrators chose',
    query: z.object({
      q: queryText,
      limit: queryNumber(0, 2000).describe('Page size, by default 25; 0 means all'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(CrisisLine),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/crisis-lines/:id',
    access: anyone,
    summary: 'Get a crisis line',
    params: Id,
    response: oneOf(CrisisLine),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/crisis-lines',
    access: directoryCan.write,
    summary: 'Add a crisis line at the end',
    body: CrisisLineInput,
    response: oneOf(CrisisLine),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/crisis-lines/:id',
    access: directoryCan.write,
    summary: 'Change a crisis line. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedCrisisLine,
    response: oneOf(CrisisLine),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/crisis-lines/:id',
    access: directoryCan.write,
    summary: 'Delete a crisis line',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  order: route({
    method: 'POST',
    path: '/crisis-lines/order',
    access: directoryCan.write,
    summary: 'Order crisis lines. Lines that the request does not name follow in their current order',
    body: z.strictObject({
      crisisLines: z.array(z.uuid('MALFORMED'), 'WRONG_TYPE').min(1, 'REQUIRED').max(2000, 'TOO_LONG'),
    }),
    response: listOf(CrisisLine),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
};
