import { z } from 'zod';
import { queryListOf, queryNumber, queryText } from '../../http/queryValues.ts';
import { listOf, oneOf, route } from '../../http/route.ts';
import { serviceCan } from '../../permissions/permissions.ts';
import { Service } from '../service.ts';
import { changeKinds } from './changeKind.ts';

/** By a signed-in user, by an import, by a link in a mail, or by a background job. */
export const changeWays = ['person', 'import', 'link', 'job'] as const;
export type ChangeWay = (typeof changeWays)[number];

const Fields = z.record(z.string(), z.unknown());

/** One entry of the change log (rules.md §3). */
export const ServiceChange = z.object({
  id: z.uuid(),
  service: z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() }),
  kind: z.enum(changeKinds),
  way: z.enum(changeWays),
  /** The person who made the change. Null if the person was not signed in, or if the account no longer exists. */
  user: z.object({ id: z.uuid(), email: z.string(), displayName: z.string() }).nullable(),
  at: z.iso.datetime(),
  /** Only the fields that changed. */
  before: Fields,
  after: Fields,
  /** The names of the accounts in these fields, by their ids. Accounts that no longer exist have none. */
  accounts: z.record(z.uuid(), z.string()),
});
export type ServiceChange = z.infer<typeof ServiceChange>;

const id = z.uuid('MALFORMED');

const page = {
  limit: queryNumber(1, 500).describe('Page size, by default 100'),
  skip: queryNumber(0, 1_000_000),
};
const day = queryText.pipe(z.iso.date('MALFORMED').optional());

export const serviceChangeRoutes = {
  listAll: route({
    method: 'GET',
    path: '/changes',
    access: serviceCan.readChanges,
    summary: 'List the changes of all services, newest first',
    query: z.object({
      service: queryText.describe('A part of the service’s name'),
      person: queryText.describe('A part of the name or email of the person who made the change'),
      kind: queryListOf(changeKinds),
      from: day.describe('The first day, in the region’s time zone'),
      to: day.describe('The last day, included'),
      ...page,
    }),
    response: listOf(ServiceChange),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  list: route({
    method: 'GET',
    path: '/services/:id/changes',
    access: serviceCan.readChanges,
    summary: 'List the changes of a service, newest first',
    params: z.object({ id }),
    query: z.object(page),
    response: listOf(ServiceChange),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  revert: route({
    method: 'POST',
    path: '/services/:id/changes/:changeId/revert',
    access: serviceCan.readChanges,
    summary: 'Restore the values that the changed fields had before a change',
    params: z.object({ id, changeId: id }),
    response: oneOf(Service),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGE_NOT_REVERTIBLE'],
  }),
};
