import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An administrator may want to see why a mail was refused; by then it has been read or never will be. */
const KEPT_HOURS = 30 * 24;

/** Forgets mails that could not be sent: they hold what visitors wrote, and links to accounts. */
export async function forgetMails(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  const before = new Date(now.subtract({ hours: KEPT_HOURS }).epochMilliseconds);
  await db.deleteFrom('mails').where('createdAt', '<', before).execute();
}
