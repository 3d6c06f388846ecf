import type { SocialMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';

interface Named {
  method: SocialMethod;
  subject: string;
}

/** Whose account somebody of another service has here. */
export class IdentityRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async findUser({ method, subject }: Named): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('identities')
      .select('userId')
      .where('method', '=', method)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.userId;
  }

  /** False where it has an account already, even since this very moment. */
  async link({ method, subject }: Named, userId: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('identities')
      .values({ method, subject, userId })
      .onConflict((conflict) => conflict.columns(['method', 'subject']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }
}
