import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { createToken, hashToken } from '../../http/opaqueToken.ts';

const LASTS_MINUTES = 60;
/** Nobody waits for an invitation. */
const INVITATION_MINUTES = 7 * 24 * 60;

/** What the link in a mail holds: good once, for an hour, and until a newer one is asked for (rules.md §4). */
export class ResetTokens {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  issue(userId: string, now: Temporal.Instant): Promise<{ token: string; expiresAt: Date }> {
    return this.#issue(userId, now.add({ minutes: LASTS_MINUTES }));
  }

  /** For whoever did not ask for it, and may read the mail days later. */
  invite(userId: string, now: Temporal.Instant): Promise<{ token: string; expiresAt: Date }> {
    return this.#issue(userId, now.add({ minutes: INVITATION_MINUTES }));
  }

  async #issue(userId: string, end: Temporal.Instant): Promise<{ token: string; expiresAt: Date }> {
    const token = createToken();
    const tokenHash = hashToken(token);
    const expiresAt = toDate(end);
    await this.#db
      .insertInto('resetTokens')
      .values({ userId, tokenHash, expiresAt })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ tokenHash, expiresAt }))
      .execute();
    return { token, expiresAt };
  }

  /** Whose password the token may set, if it is good for that e-mail; it is used up by `take`. */
  async find(token: string, email: string, now: Temporal.Instant): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('resetTokens')
      .innerJoin('users', 'users.id', 'resetTokens.userId')
      .select('users.id')
      .where('resetTokens.tokenHash', '=', hashToken(token))
      .where('resetTokens.expiresAt', '>', toDate(now))
      .where(sql`lower(users.email)`, '=', email)
      .executeTakeFirst();
    return found?.id;
  }

  /** Uses the token up; false where it has been used, or replaced, in the meantime. */
  async take(userId: string, token: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('resetTokens')
      .where('userId', '=', userId)
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Deletes expired tokens. */
  async deleteExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('resetTokens').where('expiresAt', '<=', toDate(now)).execute();
  }
}
