import { z } from 'zod';
import { queryListOf, queryNumber } from '../http/queryValues.ts';
import { listOf, oneOf, route } from '../http/route.ts';
import { directoryCan } from '../permissions/permissions.ts';
import { directoryKinds } from './directoryKind.ts';

const Fields = z.record(z.string(), z.unknown());

/** A change of an entry of a directory. */
export const DirectoryChange = z.object({
  id: z.uuid(),
  kind: z.enum(directoryKinds),
  action: z.enum(['added', 'changed', 'deleted']),
  /** As it is named after the change. */
  name: z.string(),
  /** The person who made the change. Null for a command on the server, and if the account no longer exists. */
  user: z.object({ id: z.uuid(), email: z.string(), displayName: z.string() }).nullable(),
  at: z.iso.datetime(),
  /** The changed fields. Empty if the entry was added. */
  before: Fields,
  /** Empty if the entry was deleted. */
  after: Fields,
  /** Whether it can be undone: a deletion for 30 days, and a change as long as the entry exists. */
  canRevert: z.boolean(),
});
export type DirectoryChange = z.infer<typeof DirectoryChange>;

const Id = z.object({ id: z.uuid('MALFORMED') });

export const directoryChangeRoutes = {
  list: route({
    method: 'GET',
    path: '/directory-changes',
    access: directoryCan.write,
    summary: 'List the changes of crisis lines, guides, liaisons, regions, units, and news of the region, newest first',
    query: z.object({
      kind: queryListOf(directoryKinds),
      limit: queryNumber(1, 500).describe('Page size, by default 100'),
      skip: queryNumber(0, 1_000_000),
    }),
    response: listOf(DirectoryChange),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  detail: route({
    method: 'GET',
    path: '/directory-changes/:id',
    access: directoryCan.write,
    summary: 'Get a change of an entry of a directory',
    params: Id,
    response: oneOf(DirectoryChange),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  revert: route({
    method: 'POST',
    path: '/directory-changes/:id/revert',
    access: directoryCan.write,
    summary: 'Restore a deleted entry, or the values that the changed fields had before a change',
    params: Id,
    response: oneOf(z.object({ id: z.uuid() })),
    errors: ['VALIDATION', 'NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CHANGE_NOT_REVERTIBLE'],
  }),
};
