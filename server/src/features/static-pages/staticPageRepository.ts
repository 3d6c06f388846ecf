import type { StaticPage, StaticPageName } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cleanHtml } from './cleanHtml.ts';

export class StaticPageRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** A page's text, cleaned on the way out as it will be on the way in. */
  async find(name: StaticPageName): Promise<StaticPage | undefined> {
    const row = await this.#db.selectFrom('staticPages').selectAll().where('name', '=', name).executeTakeFirst();
    return row && { name, content: cleanHtml(row.content), updatedAt: row.updatedAt.toISOString() };
  }
}
