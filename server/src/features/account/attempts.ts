import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RetryAfterError } from '../../http/limits/retryAfterError.ts';

/** How often something may be tried within `WHILE_MINUTES` before it is refused for as long (rules.md §4). */
const most = { password: 10, resetLink: 5, confirmLink: 5 } as const;
type Kind = keyof typeof most;

const WHILE_MINUTES = 15;

/**
 * Counts what may be tried only so often for one e-mail, whoever tries and wherever, and whether or not it has an account.
 * In the database, so that several processes agree.
 */
export class Attempts {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Counts a try before it is made, so that many at once are counted too; throws TOO_MANY_ATTEMPTS where it may not be made.
   * One that turns out right is taken back by `forget`.
   */
  async begin(kind: Kind, email: string, now: Temporal.Instant): Promise<void> {
    const subject = subjectOf(kind, email);
    const at = new Date(now.epochMilliseconds);
    const since = aWhileBefore(now);
    const recent = sql<Date[]>`ARRAY(SELECT it FROM unnest(attempts.made_at) AS it WHERE it > ${since})`;
    const counted = await this.#db
      .insertInto('attempts')
      .values({ subject, madeAt: [at], lastAt: at })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({ madeAt: sql`${recent} || ${at}::timestamptz`, lastAt: at })
          .where(sql<boolean>`cardinality(attempts.made_at) < ${most[kind]} OR attempts.last_at <= ${since}`),
      )
      .returning('subject')
      .executeTakeFirst();
    if (!counted) throw new RetryAfterError('TOO_MANY_ATTEMPTS', await this.#secondsLeft(subject, now));
  }

  /** Begins to count anew: it was the right password, or the account has a new one. */
  async forget(kind: Kind, email: string, db: Kysely<Database> = this.#db): Promise<void> {
    await db.deleteFrom('attempts').where('subject', '=', subjectOf(kind, email)).execute();
  }

  /** Forgets what no longer counts. */
  async sweep(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('attempts').where('lastAt', '<=', aWhileBefore(now)).execute();
  }

  async #secondsLeft(subject: Buffer, now: Temporal.Instant): Promise<number> {
    const found = await this.#db
      .selectFrom('attempts')
      .select('lastAt')
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found ? (found.lastAt.getTime() - aWhileBefore(now).getTime()) / 1000 : 0;
  }
}

function subjectOf(kind: Kind, email: string): Buffer {
  return createHash('sha256').update(`${kind} ${email.toLowerCase()}`).digest();
}

function aWhileBefore(now: Temporal.Instant): Date {
  return new Date(now.epochMilliseconds - WHILE_MINUTES * 60_000);
}
