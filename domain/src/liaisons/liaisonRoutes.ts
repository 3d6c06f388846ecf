import { z } from 'zod';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, liaisonCan } from '../permissions/permissions.ts';
import { EditedLiaison, Liaison, LiaisonInput } from './liaison.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

/** Page size of the liaison list (spec §9). */
const liaisonPageSize = 2000;

export const liaisonRoutes = {
  list: route({
    method: 'GET',
    path: '/liaisons',
    access: anyone,
    summary: 'List homeless liaisons by county',
    query: z.object({
      /** The name of a county, or a part of it. */
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
    summary: 'Get a homeless liaison',
    params: Id,
    response: oneOf(Liaison),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/liaisons',
    access: liaisonCan.add,
    summary: 'Add a homeless liaison',
    body: LiaisonInput,
    response: oneOf(Liaison),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/liaisons/:id',
    access: liaisonCan.edit,
    summary: 'Change a homeless liaison. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedLiaison,
    response: oneOf(Liaison),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/liaisons/:id',
    access: liaisonCan.delete,
    summary: 'Delete a homeless liaison',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
