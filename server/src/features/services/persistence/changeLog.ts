import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { ChangeWay } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { ServiceState } from './serviceState.ts';

type Fields = Record<string, unknown>;

export interface Change {
  serviceId: string;
  kind: ChangeKind;
  way: ChangeWay;
  userId: string | null;
  before: Fields;
  after: Fields;
}

/** Adds entries to the change log, in the transaction that makes the changes. */
export async function recordChanges(trx: Transaction<Database>, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ before, after, ...change }) => ({
    id: randomUUIDv7(),
    ...change,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  await trx.insertInto('serviceChanges').values(rows).execute();
}

export async function findChange(db: Kysely<Database>, { id, changeId }: { id: string; changeId: string }) {
  return db
    .selectFrom('serviceChanges')
    .select(['kind', 'before'])
    .where('id', '=', changeId)
    .where('serviceId', '=', id)
    .executeTakeFirst();
}

/** Returns who last deleted a service, and its state before. */
export async function findLastDeletion(trx: Transaction<Database>, serviceId: string) {
  return trx
    .selectFrom('serviceChanges')
    .select(['userId', 'before'])
    .where('serviceId', '=', serviceId)
    .where('kind', '=', 'deleted')
    .orderBy('madeAt', 'desc')
    .executeTakeFirst();
}

/** The fields of a service that the change log records. */
export function loggedFields({
  input,
  isApproved,
  ownerId,
  managerIds,
}: Pick<ServiceState, 'input' | 'isApproved' | 'ownerId' | 'managerIds'>): Fields {
  return { ...input, isApproved, user: ownerId, managedUsers: managerIds };
}

/** Removes empty fields. */
export function filledFields(fields: Fields): Fields {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

/** The fields that differ, with both values. */
export function differences(before: object, after: object): { before: Fields; after: Fields } {
  const [old, next] = [before as Fields, after as Fields];
  const changed = Object.keys(next).filter((field) => !isDeepStrictEqual(old[field], next[field]));
  return { before: pick(old, changed), after: pick(next, changed) };
}

/** Whether one of these fields counts beds. */
export function hasBeds(fields: Fields): boolean {
  return ['availableBeds', 'totalBeds', 'bedGroups'].some((name) => name in fields);
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
