import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Jobs, Queue } from '../jobs/jobs.ts';
import type { Mail } from './mail.ts';

/** Tried again after half a minute, then ever more seldom, at least hourly, for some three days. */
export const mailQueue: Queue = {
  name: 'mail',
  retryLimit: 80,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
};

/** Takes mail to be sent soon by the worker, of this or another process: no request ever waits for a mail server. */
export class Outbox {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /** Keeps the mail in the caller's transaction: it is sent if, and only if, what it tells of came true. */
  async post({ to, replyTo, subject, text }: Mail, db: Kysely<Database>): Promise<void> {
    const id = randomUUIDv7();
    await db
      .insertInto('mails')
      .values({ id, recipient: to, replyTo: replyTo ?? null, subject, text })
      .execute();
    await this.#jobs.enqueue(mailQueue, { id }, db);
  }
}
