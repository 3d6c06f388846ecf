import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { ChangeWay } from '@amparo/domain/services/editing/serviceChange.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Fields = Record<string, unknown>;

export interface Change {
  serviceId: string;
  kind: ChangeKind;
  way: ChangeWay;
  userId: string | null;
  before: Fields;
  after: Fields;
}

/** Writes down what is changed, in the transaction that changes it. */
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

/** The fields that are not the same in both. */
export function differences(before: object, after: object): { before: Fields; after: Fields } {
  const [was, is] = [before as Fields, after as Fields];
  const changed = Object.keys(is).filter((field) => !isDeepStrictEqual(was[field], is[field]));
  return { before: pick(was, changed), after: pick(is, changed) };
}

function pick(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
