import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How the published services are called: what the chat knows them by. */
export class ServiceNameRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async all(): Promise<{ id: string; name: string }[]> {
    return this.#db
      .selectFrom('services')
      .select(['id', 'name'])
      .where('isApproved', '=', true)
      .where('isPermanentlyClosed', '=', false)
      .orderBy('id')
      .execute();
  }
}
