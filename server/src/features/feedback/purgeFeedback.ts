import { restorableHours } from '@amparo/domain/deleted/restorableUntil.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import type { Queue } from '../../jobs/jobs.ts';

export const purgeFeedbackQueue: Queue = { name: 'forget-feedback', retryLimit: 3, retryDelay: 600 };

/** How long an image waits for its message: whoever begins one in the morning may send it the next. */
const WAITING_HOURS = 24;

/** Forgets for good what was deleted long ago, and images whose message never came. */
export async function purgeFeedback(db: Kysely<Database>, images: ImageStore, at: Temporal.Instant): Promise<void> {
  const before = (hours: number) => new Date(at.subtract({ hours }).epochMilliseconds);
  const names = await db.selectFrom('feedbackImages').select('name').where(isExpired(before)).execute();
  for (const { name } of names) {
    // Together: while a row names the file, a later run can try again; and a message that takes the image meanwhile keeps it.
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('feedbackImages')
        .where('name', '=', name)
        .where(isExpired(before))
        .executeTakeFirst();
      if (numDeletedRows > 0n) await images.remove(name);
    });
  }
  await db.deleteFrom('feedbacks').where('deletedAt', '<', before(restorableHours)).execute();
}

function isExpired(before: (hours: number) => Date) {
  return sql<boolean>`(feedback_id IS NULL AND feedback_images.created_at < ${before(WAITING_HOURS)})
    OR feedback_id IN (SELECT id FROM feedbacks WHERE deleted_at < ${before(restorableHours)})`;
}
