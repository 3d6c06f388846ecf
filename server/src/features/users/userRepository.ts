import type { Kysely } from 'kysely';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

/** Accounts as others see them. */
export class UserRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Whom the text may mean, by name. */
  async search({ q, ...page }: Page & { q?: string | undefined }) {
    const users = this.#db
      .selectFrom('users')
      .select(['id', 'email', 'displayName'])
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['email', 'displayName', 'phone'])))
      .orderBy('displayName')
      .orderBy('id');
    const { rows, total } = await inPages(users, page);
    return { data: rows, total };
  }
}
