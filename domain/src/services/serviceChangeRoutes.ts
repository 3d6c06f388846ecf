import { z } from 'zod';
import { listOf, oneOf } from '../http/page.ts';
import { queryNumber } from '../http/queryValues.ts';
import { route } from '../http/route.ts';
import { serviceCan } from '../users/permissions.ts';
import { Service } from './service.ts';
import { ServiceChange } from './serviceChange.ts';

const id = z.uuid('MALFORMED');

export const serviceChangeRoutes = {
  list: route({
    method: 'GET',
    path: '/services/:id/changes',
    access: serviceCan.readChanges,
    summary: 'Who changed what of a service, newest first',
    params: z.object({ id }),
    query: z.object({
      limit: queryNumber(0, 1000).describe('Page size, 100 where it is missing; 0 means all'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(ServiceChange),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  revert: route({
    method: 'POST',
    path: '/services/:id/changes/:changeId/revert',
    access: serviceCan.readChanges,
    summary: 'Give the fields of one change the values they had before it',
    params: z.object({ id, changeId: id }),
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGE_NOT_REVERTIBLE'],
  }),
};
