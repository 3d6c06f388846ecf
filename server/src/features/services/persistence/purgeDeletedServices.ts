import { restorableHours } from '@amparo/domain/deleted/restorableUntil.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Queue } from '../../../jobs/jobs.ts';

export const purgeDeletedServicesQueue: Queue = { name: 'forget-services', retryLimit: 3, retryDelay: 600 };

const BATCH = 200;

/** Forgets for good what was deleted long ago, with its change log; a batch at a time, beside the server's work. */
export async function purgeDeletedServices(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = new Date(at.subtract({ hours: restorableHours }).epochMilliseconds);
  for (let forgotten = BATCH; forgotten === BATCH; ) {
    const { numDeletedRows } = await db
      .deleteFrom('services')
      .where('id', 'in', (row) => row.selectFrom('services').select('id').where('deletedAt', '<', before).limit(BATCH))
      .executeTakeFirst();
    forgotten = Number(numDeletedRows);
  }
}
