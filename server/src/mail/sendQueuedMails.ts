import type { Log } from '@amparo/embedded-postgres/log.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Mailer, MailRefused } from './mail.ts';
import { deleteMail, findWaitingMails, lockWaitingMail, mailQueue, recordFailedMail } from './outbox.ts';

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
  for (const id of await findWaitingMails(db)) await jobs.enqueue(mailQueue, { id }, db);
  await jobs.work<{ id: string }>(mailQueue, ({ id }) => sendOne(dependencies, id));
}

/**
 * Sends a mail and deletes it in one transaction, so that other workers skip it. Only a crash between sending and
 * committing sends it twice, with the same Message-ID.
 */
async function sendOne({ db, mailer, log }: Dependencies, id: string): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      const mail = await lockWaitingMail(trx, id);
      if (!mail) return;
      await mailer.send(mail, id);
      await deleteMail(trx, id);
    });
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    // A mail server's response often contains the address, which must not be logged.
    const lastError = withoutAddresses((error as Error).message);
    await recordFailedMail(db, id, { lastError, isRefused });
    log.warn(`a mail could not be sent${isRefused ? ' and will not be retried' : ''}: ${lastError}`);
    if (!isRefused) throw new Error(lastError);
  }
}

function withoutAddresses(message: string): string {
  return message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…');
}
