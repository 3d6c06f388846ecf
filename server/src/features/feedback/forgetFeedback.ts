import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import type { Queue } from '../../jobs/jobs.ts';

export const forgetQueue: Queue = { name: 'forget-feedback', retryLimit: 3, retryDelay: 600 };

/** How long what was deleted can be taken back (quality.md), and how long an image waits for its message. */
const DELETED_HOURS = 30 * 24;
const WAITING_HOURS = 24;

/** Forgets for good what was deleted long ago, and images whose message never came. */
export async function forgetFeedback(db: Kysely<Database>, images: ImageStore, at: Temporal.Instant): Promise<void> {
  const before = (hours: number) => new Date(at.subtract({ hours }).epochMilliseconds);
  const names = await db
    .selectFrom('feedbackImages')
    .leftJoin('feedbacks', 'feedbacks.id', 'feedbackId')
    .select('feedbackImages.name')
    .where((row) =>
      row.or([
        row('feedbacks.deletedAt', '<', before(DELETED_HOURS)),
        row.and([row('feedbackId', 'is', null), row('feedbackImages.createdAt', '<', before(WAITING_HOURS))]),
      ]),
    )
    .execute();
  // The file first: while a row names it, a later night can try again.
  for (const { name } of names) {
    await images.remove(name);
    await db.deleteFrom('feedbackImages').where('name', '=', name).execute();
  }
  await db.deleteFrom('feedbacks').where('deletedAt', '<', before(DELETED_HOURS)).execute();
}
