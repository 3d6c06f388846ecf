import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';

const LASTS_HOURS = 48;

/** The tokens in mailed links that prove an email. A token is valid once, and until the person requests a newer one. */
export class EmailProofRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async issue(userId: string, now: Temporal.Instant): Promise<string> {
    const token = createToken();
    const tokenHash = hashToken(token);
    const expiresAt = toDate(now.add({ hours: LASTS_HOURS }));
    await this.#db
      .insertInto('emailProofTokens')
      .values({ userId, tokenHash, expiresAt })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ tokenHash, expiresAt }))
      .execute();
    return token;
  }

  /** Uses up the token and proves the email of its owner. Returns the owner, or undefined if the token is not valid. */
  async prove(token: string, now: Temporal.Instant): Promise<{ id: string; email: string } | undefined> {
    const used = await this.#db
      .deleteFrom('emailProofTokens')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', toDate(now))
      .returning('userId')
      .executeTakeFirst();
    if (!used) return undefined;
    return this.#db
      .updateTable('users')
      .set({ emailProvenAt: toDate(now) })
      .where('id', '=', used.userId)
      .returning(['id', 'email'])
      .executeTakeFirst();
  }

  /** The owners of waiting services who have not proven their email. */
  async findUnprovenOwners(): Promise<string[]> {
    const owners = await this.#db
      .selectFrom('users')
      .innerJoin('services', 'services.ownerId', 'users.id')
      .select('users.id')
      .distinct()
      .where('users.mustProveEmail', '=', true)
      .where('users.emailProvenAt', 'is', null)
      .where('services.isApproved', '=', false)
      .where('services.deletedAt', 'is', null)
      .execute();
    return owners.map(({ id }) => id);
  }

  async deleteExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('emailProofTokens').where('expiresAt', '<=', toDate(now)).execute();
  }
}
