import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Kysely, Selectable } from 'kysely';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

export class CrisisLineRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The lines in the administrators' order, 911 and 988 first. */
  async list({ q, ...page }: Page & { q?: string }): Promise<{ data: CrisisLine[]; total: number }> {
    const lines = this.#db
      .selectFrom('crisisLines')
      .selectAll()
      .$if(q !== undefined, (query) =>
        query.where(containsText(q!, ['name', 'description', 'descriptionEs', 'phone', 'area'])),
      )
      .orderBy('position')
      .orderBy('id');
    const { rows, total } = await inPages(lines, page);
    return { data: rows.map(toCrisisLine), total };
  }

  async find(id: string): Promise<CrisisLine | undefined> {
    const row = await this.#db.selectFrom('crisisLines').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toCrisisLine(row);
  }
}

function toCrisisLine(row: Selectable<Database['crisisLines']>): CrisisLine {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
