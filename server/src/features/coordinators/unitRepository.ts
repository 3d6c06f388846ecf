import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import type { Kysely, Selectable } from 'kysely';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

interface UnitList extends Page {
  q?: string;
  region?: string[];
  isRegionWanted: boolean;
}

type UnitRow = Selectable<Database['units']>;
type RegionRow = Selectable<Database['regions']>;

export class UnitRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Units by type (spec §9), then name. */
  async list({ q, region, isRegionWanted, ...page }: UnitList): Promise<{ data: Unit[]; total: number }> {
    const units = this.#db
      .selectFrom('units')
      .selectAll()
      .$if(region !== undefined, (query) => query.where('regionId', 'in', region!))
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['name'])))
      .orderBy('type')
      .orderBy('name')
      .orderBy('id');
    const { rows, total } = await inPages(units, page);
    return { data: await this.#withRegions(rows, isRegionWanted), total };
  }

  async find(id: string, isRegionWanted: boolean): Promise<Unit | undefined> {
    const rows = await this.#db.selectFrom('units').selectAll().where('id', '=', id).execute();
    return (await this.#withRegions(rows, isRegionWanted))[0];
  }

  async #withRegions(units: UnitRow[], isRegionWanted: boolean): Promise<Unit[]> {
    if (units.length === 0) return [];
    const ids = [...new Set(units.map((unit) => unit.regionId))];
    const regions = await this.#db.selectFrom('regions').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(regions.map((region) => [region.id, region]));
    return units.map((unit) => toUnit(unit, byId.get(unit.regionId)!, isRegionWanted));
  }
}

/** A unit's website and counties are its region's (spec §3). */
function toUnit({ regionId, ...unit }: UnitRow, region: RegionRow, isRegionWanted: boolean): Unit {
  return {
    ...unit,
    region: isRegionWanted ? withTimes(region) : regionId,
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
