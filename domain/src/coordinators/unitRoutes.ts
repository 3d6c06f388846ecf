import { z } from 'zod';
import { queryList, queryListOf, queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, directoryCan } from '../permissions/permissions.ts';
import { EditedUnit, Unit, UnitInput } from './unit.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

/** Page size of the unit list (spec §9). */
const unitPageSize = 1000;

const populate = queryListOf(['region']);

export const unitRoutes = {
  list: route({
    method: 'GET',
    path: '/units',
    access: anyone,
    summary: 'List units of regional coordinators',
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
    summary: 'Get a unit of regional coordinators',
    params: Id,
    query: z.object({ populate }),
    response: oneOf(Unit),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/units',
    access: directoryCan.write,
    summary: 'Add a unit of regional coordinators',
    body: UnitInput,
    response: oneOf(Unit),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/units/:id',
    access: directoryCan.write,
    summary: 'Change a unit of regional coordinators. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedUnit,
    response: oneOf(Unit),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/units/:id',
    access: directoryCan.write,
    summary: 'Delete a unit of regional coordinators',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
};
