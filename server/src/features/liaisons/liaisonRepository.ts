import { randomUUIDv7 } from 'node:crypto';
import type { EditedLiaison, Liaison, LiaisonInput } from '@amparo/domain/liaisons/liaison.ts';
import { correctCounty } from '@amparo/domain/places/county.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { inTransaction } from '../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';

export type LiaisonRow = Selectable<Database['liaisons']>;

export class LiaisonRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Sorted by county, then district. `county` selects one county; `q` searches. */
  async list({
    q,
    county,
    ...page
  }: Page & { q?: string; county?: string }): Promise<{ data: Liaison[]; total: number }> {
    const liaisons = this.#selectSorted()
      .$if(county !== undefined, (query) => query.where(sql`lower(county)`, '=', correctCounty(county!).toLowerCase()))
      .$if(q !== undefined, (query) =>
        query.where(containsText(correctCounty(q!), ['county', 'schoolDistrict', 'displayName', 'title'])),
      );
    const { rows, total } = await inPages(liaisons, page);
    return { data: rows.map(toLiaison), total };
  }

  async find(id: string): Promise<Liaison | undefined> {
    const row = await this.#db.selectFrom('liaisons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toLiaison(row);
  }

  /** All rows, for an export. */
  rows(): Promise<LiaisonRow[]> {
    return this.#selectSorted().execute();
  }

  /** The rows that an import changes. `isLocked` prevents other writes until the transaction ends. */
  async findRows(ids: string[], isLocked: boolean): Promise<Map<string, LiaisonRow>> {
    const rows = await this.#db
      .selectFrom('liaisons')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(isLocked, (query) => query.forNoKeyUpdate())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  async add(input: LiaisonInput, id: string = randomUUIDv7()): Promise<Liaison> {
    const row = await this.#db
      .insertInto('liaisons')
      .values({ id, ...input })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toLiaison(row);
  }

  /** Stores the fields that are given. An edited entry no longer counts as a sample. */
  async update(id: string, input: LiaisonInput): Promise<Liaison> {
    const row = await this.#db
      .updateTable('liaisons')
      .set({ ...input, isSample: false, updatedAt: nextUpdatedAt('liaisons') })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toLiaison(row);
  }

  /** Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read. */
  edit(id: string, { updatedAt: ifUnmodifiedSince, ...input }: EditedLiaison): Promise<Liaison | undefined> {
    return inTransaction(this.#db, async (trx) => {
      const stored = await trx
        .selectFrom('liaisons')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toLiaison(stored), ifUnmodifiedSince);
      return new LiaisonRepository(trx).update(id, input);
    });
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('liaisons').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #selectSorted() {
    return this.#db
      .selectFrom('liaisons')
      .selectAll()
      .orderBy('county')
      .orderBy('schoolDistrict')
      .orderBy('displayName')
      .orderBy('id');
  }
}

function toLiaison(row: LiaisonRow): Liaison {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
