import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import { correctCounty } from '@amparo/domain/places/correctCounty.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

export class LiaisonRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Liaisons by county, then district; `county` narrows to one, `q` to what contains it. */
  async list({
    q,
    county,
    ...page
  }: Page & { q?: string; county?: string }): Promise<{ data: Liaison[]; total: number }> {
    const liaisons = this.#db
      .selectFrom('liaisons')
      .selectAll()
      .$if(county !== undefined, (query) => query.where(sql`lower(county)`, '=', correctCounty(county!).toLowerCase()))
      .$if(q !== undefined, (query) =>
        query.where(containsText(correctCounty(q!), ['county', 'schoolDistrict', 'displayName', 'title'])),
      )
      .orderBy('county')
      .orderBy('schoolDistrict')
      .orderBy('displayName')
      .orderBy('id');
    const { rows, total } = await inPages(liaisons, page);
    return { data: rows.map(toLiaison), total };
  }

  async find(id: string): Promise<Liaison | undefined> {
    const row = await this.#db.selectFrom('liaisons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toLiaison(row);
  }
}

function toLiaison(row: Selectable<Database['liaisons']>): Liaison {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
