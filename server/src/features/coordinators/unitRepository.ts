import { randomUUIDv7 } from 'node:crypto';
import type { EditedUnit, Unit, UnitInput } from '@amparo/domain/coordinators/unit.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { inTransaction } from '../../database/asAuthor.ts';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { assertUnmodified } from '../../http/assertUnmodified.ts';

interface UnitList extends Page {
  q?: string;
  region?: string[];
  withRegion: boolean;
}

type UnitRow = Selectable<Database['units']>;
type RegionRow = Selectable<Database['regions']>;

export class UnitRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Sorted by type (spec §9), then name. */
  async list({ q, region, withRegion, ...page }: UnitList): Promise<{ data: Unit[]; total: number }> {
    const units = this.#db
      .selectFrom('units')
      .selectAll()
      .$if(region !== undefined, (query) => query.where('regionId', 'in', region!))
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['name'])))
      .orderBy('type')
      .orderBy('name')
      .orderBy('id');
    const { rows, total } = await inPages(units, page);
    return { data: await this.#withRegions(rows, withRegion), total };
  }

  async find(id: string, withRegion: boolean): Promise<Unit | undefined> {
    const rows = await this.#db.selectFrom('units').selectAll().where('id', '=', id).execute();
    return (await this.#withRegions(rows, withRegion))[0];
  }

  async add({ region, coordinators, ...input }: UnitInput): Promise<Unit> {
    const id = randomUUIDv7();
    await inTransaction(this.#db, async (trx) => {
      await requireRegion(trx, region);
      const unit = { id, ...input, regionId: region, coordinators: JSON.stringify(coordinators) };
      await trx.insertInto('units').values(unit).execute();
    });
    return (await this.find(id, false))!;
  }

  /**
   * Missing fields keep their value. An edited entry no longer counts as a sample.
   * Throws CHANGED_MEANWHILE if another person has changed it since it was read.
   */
  async edit(
    id: string,
    { updatedAt: ifUnmodifiedSince, region, coordinators, ...input }: EditedUnit,
  ): Promise<Unit | undefined> {
    await inTransaction(this.#db, async (trx) => {
      const stored = await trx
        .selectFrom('units')
        .select('id')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!stored) return;
      assertUnmodified((await new UnitRepository(trx).find(id, false))!, ifUnmodifiedSince);
      await requireRegion(trx, region);
      const unit = { ...input, regionId: region, coordinators: JSON.stringify(coordinators), isSample: false };
      await trx
        .updateTable('units')
        .set({ ...unit, updatedAt: nextUpdatedAt('units') })
        .where('id', '=', id)
        .execute();
    });
    return this.find(id, false);
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('units').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #withRegions(units: UnitRow[], withRegion: boolean): Promise<Unit[]> {
    if (units.length === 0) return [];
    const ids = [...new Set(units.map((unit) => unit.regionId))];
    const regions = await this.#db.selectFrom('regions').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(regions.map((region) => [region.id, region]));
    return units.map((unit) => toUnit(unit, byId.get(unit.regionId)!, withRegion));
  }
}

/** Throws if there is no such region. Prevents its deletion until the transaction ends. */
async function requireRegion(trx: Transaction<Database>, id: string): Promise<void> {
  const region = await trx.selectFrom('regions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!region) throw new ApiError('VALIDATION', { region: 'UNKNOWN_REGION' });
}

/** A unit has the website and counties of its region (spec §3). */
function toUnit({ regionId, ...unit }: UnitRow, region: RegionRow, withRegion: boolean): Unit {
  return {
    ...unit,
    region: withRegion ? withTimes(region) : regionId,
    website: region.website,
    counties: region.counties,
    ...times(unit),
  };
}

function withTimes(region: RegionRow) {
  return { ...region, ...times(region) };
}

function times({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
