import { randomUUIDv7 } from 'node:crypto';
import type { CrisisLine, CrisisLineInput, EditedCrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inTransaction } from '../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';

export type CrisisLineRow = Selectable<Database['crisisLines']>;

export class CrisisLineRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** In the administrators' order. */
  async list({ q, ...page }: Page & { q?: string }): Promise<{ data: CrisisLine[]; total: number }> {
    const lines = this.#selectSorted().$if(q !== undefined, (query) =>
      query.where(containsText(q!, ['name', 'description', 'descriptionEs', 'phone', 'area'])),
    );
    const { rows, total } = await inPages(lines, page);
    return { data: rows.map(toCrisisLine), total };
  }

  async find(id: string): Promise<CrisisLine | undefined> {
    const row = await this.#db.selectFrom('crisisLines').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toCrisisLine(row);
  }

  /** All rows, for an export. */
  rows(): Promise<CrisisLineRow[]> {
    return this.#selectSorted().execute();
  }

  /** The rows that an import changes. `isLocked` prevents other writes until the transaction ends. */
  async findRows(ids: string[], isLocked: boolean): Promise<Map<string, CrisisLineRow>> {
    const rows = await this.#db
      .selectFrom('crisisLines')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Adds a line after the others. */
  async add(input: CrisisLineInput, id: string = randomUUIDv7()): Promise<CrisisLine> {
    const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM crisis_lines)`;
    const row = await this.#db
      .insertInto('crisisLines')
      .values({ id, ...input, position })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCrisisLine(row);
  }

  /** Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read. */
  edit(id: string, { updatedAt: ifUnmodifiedSince, ...input }: EditedCrisisLine): Promise<CrisisLine | undefined> {
    return inTransaction(this.#db, async (trx) => {
      const stored = await trx
        .selectFrom('crisisLines')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toCrisisLine(stored), ifUnmodifiedSince);
      return new CrisisLineRepository(trx).update(id, input);
    });
  }

  async update(id: string, input: CrisisLineInput): Promise<CrisisLine> {
    const row = await this.#db
      .updateTable('crisisLines')
      .set({ ...input, updatedAt: nextUpdatedAt('crisis_lines') })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCrisisLine(row);
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('crisisLines').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Puts the given lines first. The others follow in their current order. Unknown ids are ignored. */
  async order(ids: string[]): Promise<void> {
    await sql`UPDATE crisis_lines SET position = ordered.position FROM (
        SELECT id, row_number() OVER (ORDER BY array_position(${ids}::uuid[], id), position, id)::int AS position
        FROM crisis_lines) AS ordered
      WHERE crisis_lines.id = ordered.id AND crisis_lines.position <> ordered.position`.execute(this.#db);
  }

  #selectSorted() {
    return this.#db.selectFrom('crisisLines').selectAll().orderBy('position').orderBy('id');
  }
}

function toCrisisLine(row: CrisisLineRow): CrisisLine {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
