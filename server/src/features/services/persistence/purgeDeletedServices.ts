import { restorableHours } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

const BATCH = 200;

/** Removes services that were deleted more than 30 days ago, with their change log, in small batches. */
export async function purgeDeletedServices(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = toDate(at.subtract({ hours: restorableHours }));
  for (let purged = BATCH; purged === BATCH; ) {
    const { numDeletedRows } = await db
      .deleteFrom('services')
      .where('id', 'in', (row) => row.selectFrom('services').select('id').where('deletedAt', '<', before).limit(BATCH))
      .executeTakeFirst();
    purged = Number(numDeletedRows);
  }
}
