import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

interface IdentityKey {
  method: SocialMethod;
  subject: string;
}

/** Which account belongs to an identity of another service. */
export class IdentityRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async findUser({ method, subject }: IdentityKey): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('identities')
      .select('userId')
      .where('method', '=', method)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.userId;
  }

  /** Returns false if the identity is linked already, also if another request has just done it. */
  async link({ method, subject }: IdentityKey, userId: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('identities')
      .values({ method, subject, userId })
      .onConflict((conflict) => conflict.columns(['method', 'subject']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
}
