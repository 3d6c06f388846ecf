import type { OtherFields } from '@amparo/domain/hsds/otherFields.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** Reads what the sources of services sent beside the fields that a service has. */
export async function readOtherFields(db: Kysely<Database>, ids: string[]): Promise<Map<string, OtherFields>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sourceRecords')
    .select(['serviceId', 'other'])
    .where('serviceId', 'in', ids)
    .where('other', 'is not', null)
    .orderBy('externalId')
    .execute();
  return new Map(rows.map(({ serviceId, other }) => [serviceId!, (other ?? {}) as OtherFields]));
}
