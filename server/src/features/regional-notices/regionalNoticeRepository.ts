import { randomUUIDv7 } from 'node:crypto';
import type {
  EditedRegionalNotice,
  RegionalNotice,
  RegionalNoticeInput,
} from '@amparo/domain/regional-notices/regionalNotice.ts';
import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';

export class RegionalNoticeRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** All notices, also those that are over. A region has few. */
  async all(): Promise<RegionalNotice[]> {
    return (await this.#db.selectFrom('regionalNotices').selectAll().execute()).map(toNotice);
  }

  async find(id: string): Promise<RegionalNotice | undefined> {
    const row = await this.#db.selectFrom('regionalNotices').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toNotice(row);
  }

  async add(input: RegionalNoticeInput): Promise<RegionalNotice> {
    const row = await this.#db
      .insertInto('regionalNotices')
      .values({ id: randomUUIDv7(), ...input })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toNotice(row);
  }

  /** Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read. */
  edit(id: string, edited: EditedRegionalNotice): Promise<RegionalNotice | undefined> {
    const { updatedAt: ifUnmodifiedSince, ...input } = edited;
    return inTransaction(this.#db, async (trx) => {
      const found = trx.selectFrom('regionalNotices').selectAll().where('id', '=', id);
      const stored = await found.forNoKeyUpdate().executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toNotice(stored), ifUnmodifiedSince);
      const row = await trx
        .updateTable('regionalNotices')
        .set({ ...input, updatedAt: nextUpdatedAt('regional_notices') })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toNotice(row);
    });
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('regionalNotices').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

function toNotice(row: Selectable<Database['regionalNotices']>): RegionalNotice {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
