import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { createToken, hashToken } from '../../http/opaqueToken.ts';

const LASTS_MINUTES = 60;
/** Longer, because people do not expect an invitation. */
const INVITATION_MINUTES = 7 * 24 * 60;

/** The tokens in mailed links. A token is valid once, for an hour, and until the person requests a newer one (rules.md §4). */
export class ResetTokenRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  issue(userId: string, now: Temporal.Instant): Promise<{ token: string; expiresAt: Date }> {
    return this.#issue(userId, now.add({ minutes: LASTS_MINUTES }));
  }

  /** For people who did not request the mail and may read it days later. */
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

  /** Returns the user id if the token is valid for the email. `take` uses it up. */
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

  /** Uses up the token. Returns false if it was used or replaced in the meantime. */
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
