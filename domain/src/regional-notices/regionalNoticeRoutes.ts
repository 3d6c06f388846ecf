import { z } from 'zod';
import { queryFlag, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, noticeCan } from '../permissions/permissions.ts';
import { queryCoordinate } from '../places/coordinate.ts';
import { EditedRegionalNotice, RegionalNotice, RegionalNoticeInput } from './regionalNotice.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

export const regionalNoticeRoutes = {
  list: route({
    method: 'GET',
    path: '/regional-notices',
    access: anyone,
    summary: 'List current news of the region that belongs to no service, urgent news first',
    query: z.object({
      county: queryText.describe('Only notices for this county or for the whole region'),
      currentCoordinate: queryCoordinate,
      isOver: queryFlag.describe('true: notices whose last day is over, for people who may edit them'),
    }),
    response: listOf(RegionalNotice),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  detail: route({
    method: 'GET',
    path: '/regional-notices/:id',
    access: anyone,
    summary: 'Get a notice of the region',
    params: Id,
    response: oneOf(RegionalNotice),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/regional-notices',
    access: noticeCan.write,
    summary: 'Add a notice of the region',
    body: RegionalNoticeInput,
    response: oneOf(RegionalNotice),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/regional-notices/:id',
    access: noticeCan.write,
    summary: 'Change a notice. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedRegionalNotice,
    response: oneOf(RegionalNotice),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/regional-notices/:id',
    access: noticeCan.write,
    summary: 'Delete a notice of the region',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
