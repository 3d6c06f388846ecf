import { z } from 'zod';
import { queryNumber, queryText } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { anyone, directoryCan } from '../permissions/permissions.ts';
import { EditedRegion, Region, RegionInput } from './region.ts';

const Id = z.object({ id: z.uuid('MALFORMED') });

/** Page size of the region list (spec §9). */
const regionPageSize = 1000;

export const regionRoutes = {
  list: route({
    method: 'GET',
    path: '/regions',
    access: anyone,
    summary: 'List the regions of education service centers',
    query: z.object({ q: queryText, limit: queryNumber(0, regionPageSize), skip: queryNumber(0, 1_000_000) }),
    response: listOf(Region),
    errors: ['VALIDATION'],
  }),
  detail: route({
    method: 'GET',
    path: '/regions/:id',
    access: anyone,
    summary: 'Get a region',
    params: Id,
    response: oneOf(Region),
    errors: ['VALIDATION', 'NOT_FOUND'],
  }),
  add: route({
    method: 'POST',
    path: '/regions',
    access: directoryCan.write,
    summary: 'Add a region',
    body: RegionInput,
    response: oneOf(Region),
    status: 201,
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  edit: route({
    method: 'PUT',
    path: '/regions/:id',
    access: directoryCan.write,
    summary: 'Change a region. 409 with the newer version in `data` if it was changed meanwhile',
    params: Id,
    body: EditedRegion,
    response: oneOf(Region),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/regions/:id',
    access: directoryCan.write,
    summary: 'Delete a region without units',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'REGION_IN_USE'],
  }),
};
