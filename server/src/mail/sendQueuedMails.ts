import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Mailer, MailRefused } from './mail.ts';
import { mailQueue } from './outbox.ts';

interface Parts {
  db: Kysely<Database>;
  jobs: Jobs;
  mailer: Mailer;
  log: Log;
}

/** Begins to send what waits in the outbox, whoever put it there and whenever. */
export async function sendQueuedMails(parts: Parts): Promise<void> {
  const { db, jobs } = parts;
  // The table is the truth: what waits there is sent, even if its job was lost or had been tried too often.
  const waiting = await db.selectFrom('mails').select('id').where('refusedAt', 'is', null).execute();
  for (const { id } of waiting) await jobs.enqueue(mailQueue, { id }, db);
  await jobs.work<{ id: string }>(mailQueue, ({ id }) => sendOne(parts, id));
}

/**
 * Sends a mail and forgets it, in one transaction: whoever comes for the same mail meanwhile passes by, and later finds
 * nothing. Only a crash between a mail server's yes and our commit sends it twice, under the same Message-ID.
 */
async function sendOne({ db, mailer, log }: Parts, id: string): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      const mail = await transaction
        .selectFrom('mails')
        .selectAll()
        .where('id', '=', id)
        .where('refusedAt', 'is', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!mail) return;
      const { recipient, replyTo, subject, text } = mail;
      await mailer.send({ to: recipient, subject, text, ...(replyTo ? { replyTo } : {}) }, id);
      await transaction.deleteFrom('mails').where('id', '=', id).execute();
    });
  } catch (error) {
    const isForGood = error instanceof MailRefused;
    // A mail server's answer often repeats the address it is about, which no log is to hold.
    const lastError = withoutAddresses((error as Error).message);
    await db
      .updateTable('mails')
      .set((row) => ({ tries: row('tries', '+', 1), lastError, ...(isForGood ? { refusedAt: new Date() } : {}) }))
      .where('id', '=', id)
      .execute();
    log.warn(`a mail could not be sent${isForGood ? ', and will not be' : ''}: ${lastError}`);
    if (!isForGood) throw new Error(lastError);
  }
}

function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…');
}
