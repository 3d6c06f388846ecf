import { restorableHours } from '@amparo/domain/permissions/permissions.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import type { ImageStore } from '../../images/imageStore.ts';

/** A person may send a message one day after adding an image to it. */
const PENDING_IMAGE_HOURS = 24;

/** Removes messages deleted more than 30 days ago, and images whose message was never sent. */
export async function purgeFeedback(db: Kysely<Database>, images: ImageStore, at: Temporal.Instant): Promise<void> {
  const before = (hours: number) => toDate(at.subtract({ hours }));
  const names = await db.selectFrom('feedbackImages').select('name').where(isExpired(before)).execute();
  for (const { name } of names) {
    // One transaction: if removing the file fails, the row stays for the next run. A message sent meanwhile keeps its image.
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
  return sql<boolean>`(feedback_id IS NULL AND feedback_images.created_at < ${before(PENDING_IMAGE_HOURS)})
    OR feedback_id IN (SELECT id FROM feedbacks WHERE deleted_at < ${before(restorableHours)})`;
}
