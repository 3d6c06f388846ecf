import type { Region } from '@amparo/domain/regions/region.ts';
import { regionNumber } from '@amparo/domain/regions/regionNumber.ts';
import type { Kysely, Selectable } from 'kysely';
import { containsText, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

export class RegionRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Regions by type (spec §9), those of one type by the number in their name. */
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
}

function byTypeAndNumber(a: Region, b: Region): number {
  return a.type.localeCompare(b.type) || regionNumber(a.name) - regionNumber(b.name) || a.name.localeCompare(b.name);
}

function toRegion(row: Selectable<Database['regions']>): Region {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
