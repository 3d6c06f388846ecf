import { randomUUIDv7 } from 'node:crypto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { EditedRegion, Region, RegionInput } from '@amparo/domain/regions/region.ts';
import { regionNumber } from '@amparo/domain/regions/regionNumber.ts';
import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { containsText, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';

export class RegionRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Sorted by type (spec §9), then by the number in the name. */
  async list({ q, ...page }: Page & { q?: string }): Promise<{ data: Region[]; total: number }> {
    const regions = this.#db
      .selectFrom('regions')
      .selectAll()
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['name', 'website'])));
    const rows = await regions.execute();
    const sorted = rows.map(toRegion).sort(byTypeAndNumber);
    const skip = page.skip ?? 0;
    return { data: sorted.slice(skip, page.limit ? skip + page.limit : undefined), total: sorted.length };
  }

  async find(id: string): Promise<Region | undefined> {
    const row = await this.#db.selectFrom('regions').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toRegion(row);
  }

  async add(input: RegionInput): Promise<Region> {
    const row = await this.#db
      .insertInto('regions')
      .values({ id: randomUUIDv7(), ...input })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toRegion(row);
  }

  /** Missing fields keep their value. Throws CHANGED_MEANWHILE if another person has changed it since it was read. */
  edit(id: string, { updatedAt: ifUnmodifiedSince, ...input }: EditedRegion): Promise<Region | undefined> {
    return inTransaction(this.#db, async (trx) => {
      const stored = await trx
        .selectFrom('regions')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!stored) return undefined;
      assertUnmodified(toRegion(stored), ifUnmodifiedSince);
      const row = await trx
        .updateTable('regions')
        .set({ ...input, updatedAt: nextUpdatedAt('regions') })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return toRegion(row);
    });
  }

  /** Throws REGION_IN_USE if the region has coordinators. */
  remove(id: string): Promise<boolean> {
    return inTransaction(this.#db, async (trx) => {
      const region = await trx.selectFrom('regions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!region) return false;
      const unit = await trx.selectFrom('units').select('id').where('regionId', '=', id).executeTakeFirst();
      if (unit) throw new ApiError('REGION_IN_USE');
      await trx.deleteFrom('regions').where('id', '=', id).execute();
      return true;
    });
  }
}

function byTypeAndNumber(a: Region, b: Region): number {
  return a.type.localeCompare(b.type) || regionNumber(a.name) - regionNumber(b.name) || a.name.localeCompare(b.name);
}

function toRegion(row: Selectable<Database['regions']>): Region {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
