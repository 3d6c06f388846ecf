import { randomUUIDv7 } from 'node:crypto';
import type { MailTrouble } from '@amparo/domain/overview/overview.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import type { Jobs, Queue } from '../jobs/jobs.ts';
import { putName } from './appNameMark.ts';
import type { Mail } from './mail.ts';

/** Administrators can look up why a mail was refused for this long. */
const REFUSED_MAIL_HOURS = 30 * 24;

/** Retries after half a minute, then less and less often, at least hourly, for about three days. */
export const mailQueue: Queue = {
  name: 'mail',
  retryLimit: 80,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
};

/** Stores mail that a worker of any process sends soon, so that no request waits for a mail server. */
export class Outbox {
  readonly #jobs: Jobs;
  readonly #appName: string;

  constructor(jobs: Jobs, appName: string) {
    this.#jobs = jobs;
    this.#appName = appName;
  }

  /** Stores the mail in the caller's transaction, so that it is sent only if the transaction is committed. */
  async post({ to, replyTo, subject, text, unsubscribeUrl }: Mail, db: Kysely<Database>): Promise<void> {
    const id = randomUUIDv7();
    const [named, content] = [subject, text].map((part) => putName(part, this.#appName)) as [string, string];
    const headers = { replyTo: replyTo ?? null, unsubscribeUrl: unsubscribeUrl ?? null };
    await db
      .insertInto('mails')
      .values({ id, recipient: to, subject: named, text: content, ...headers })
      .execute();
    await this.#jobs.enqueue(mailQueue, { id }, db);
  }
}

/** The ids of the mails that were not sent yet. */
export async function findWaitingMails(db: Kysely<Database>): Promise<string[]> {
  const waiting = await db.selectFrom('mails').select('id').where('refusedAt', 'is', null).execute();
  return waiting.map(({ id }) => id);
}

/** Finds a mail that was not sent yet, and locks it. Returns undefined if another worker sends it now. */
export async function lockWaitingMail(trx: Transaction<Database>, id: string): Promise<Mail | undefined> {
  const mail = await trx
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('refusedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!mail) return undefined;
  const { recipient, replyTo, subject, text, unsubscribeUrl } = mail;
  const headers = { ...(replyTo ? { replyTo } : {}), ...(unsubscribeUrl ? { unsubscribeUrl } : {}) };
  return { to: recipient, subject, text, ...headers };
}

export async function deleteMail(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('mails').where('id', '=', id).execute();
}

/** Counts a failed try. A refused mail is not tried again. */
export async function recordFailedMail(
  db: Kysely<Database>,
  id: string,
  { lastError, isRefused }: { lastError: string; isRefused: boolean },
): Promise<void> {
  await db
    .updateTable('mails')
    .set((row) => ({ tries: row('tries', '+', 1), lastError, ...(isRefused ? { refusedAt: new Date() } : {}) }))
    .where('id', '=', id)
    .execute();
}

/** Counts the mails that wait, and those that the mail server refused for good. `oldest` is the time of the longest waiting one. */
export async function countMails(
  db: Kysely<Database>,
): Promise<{ waiting: number; refused: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; refused: number; oldest: Date | null }>`SELECT
    (count(*) FILTER (WHERE refused_at IS NULL))::int AS waiting, count(refused_at)::int AS refused,
    min(created_at) FILTER (WHERE refused_at IS NULL) AS oldest FROM mails`.execute(db);
  return rows[0]!;
}

/** What an administrator reads about mail that could not be sent. Null if there is none. */
export async function findMailTrouble(db: Kysely<Database>): Promise<MailTrouble | null> {
  const { rows } = await sql<Omit<MailTrouble, 'since'> & { since: Date | null }>`SELECT
    (count(*) FILTER (WHERE refused_at IS NULL))::int AS waiting, count(refused_at)::int AS refused,
    min(created_at) FILTER (WHERE refused_at IS NULL) AS since,
    (array_agg(last_error ORDER BY id DESC))[1] AS "lastError" FROM mails WHERE tries > 0`.execute(db);
  const { since, ...trouble } = rows[0]!;
  return trouble.waiting + trouble.refused > 0 ? { ...trouble, since: since?.toISOString() ?? null } : null;
}

/** Deletes mails that could not be sent. They contain visitors' messages and links to accounts. */
export async function deleteExpiredMails(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract({ hours: REFUSED_MAIL_HOURS }));
  await db.deleteFrom('mails').where('createdAt', '<', before).execute();
}
