import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../server/src/database/schema.ts';

/** Somebody keeps this sample, and has not said for long whether it is still right. */
export const unconfirmed = { name: 'Albany Story Van', keeper: 'story-van@example.org' };

export async function leaveUnconfirmed(db: Kysely<Database>, moment: string): Promise<void> {
  const ownerId = randomUUIDv7();
  await db
    .insertInto('users')
    .values({ id: ownerId, email: unconfirmed.keeper, displayName: 'Sample Keeper', role: 'USER' })
    .execute();
  const verifiedAt = Temporal.Instant.from(moment)
    .subtract({ hours: 220 * 24 })
    .toString();
  const { numUpdatedRows } = await db
    .updateTable('services')
    .set({ ownerId, verifiedAt })
    .where('name', '=', unconfirmed.name)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`there is no sample ${unconfirmed.name}`);
}
