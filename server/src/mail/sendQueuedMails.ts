import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Mailer, MailRefused } from './mail.ts';
import { mailQueue } from './outbox.ts';

interface Dependencies {
  db: Kysely<Database>;
  jobs: Jobs;
  mailer: Mailer;
  log: Log;
}

/** Starts the worker that sends the mails of the outbox. */
export async function sendQueuedMails(dependencies: Dependencies): Promise<void> {
  const { db, jobs } = dependencies;
  // Send every stored mail, even if its job was lost or had too many tries.
  const waiting = await db.selectFrom('mails').select('id').where('refusedAt', 'is', null).execute();
  for (const { id } of waiting) await jobs.enqueue(mailQueue, { id }, db);
  await jobs.work<{ id: string }>(mailQueue, ({ id }) => sendOne(dependencies, id));
}

/**
 * Sends a mail and deletes it in one transaction, so that other workers skip it. Only a crash between sending and
 * committing sends it twice, with the same Message-ID.
 */
async function sendOne({ db, mailer, log }: Dependencies, id: string): Promise<void> {
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
      const { recipient, replyTo, subject, text, unsubscribeUrl } = mail;
      const headers = { ...(replyTo ? { replyTo } : {}), ...(unsubscribeUrl ? { unsubscribeUrl } : {}) };
      await mailer.send({ to: recipient, subject, text, ...headers }, id);
      await transaction.deleteFrom('mails').where('id', '=', id).execute();
    });
  } catch (error) {
    const isPermanent = error instanceof MailRefused;
    // A mail server's response often contains the address, which must not be logged.
    const lastError = withoutAddresses((error as Error).message);
    await db
      .updateTable('mails')
      .set((row) => ({ tries: row('tries', '+', 1), lastError, ...(isPermanent ? { refusedAt: new Date() } : {}) }))
      .where('id', '=', id)
      .execute();
    log.warn(`a mail could not be sent${isPermanent ? ' and will not be retried' : ''}: ${lastError}`);
    if (!isPermanent) throw new Error(lastError);
  }
}

function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…');
}
