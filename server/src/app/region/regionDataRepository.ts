import { randomUUIDv7 } from 'node:crypto';
import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import type { Region } from '@amparo/domain/regions/region.ts';
import type { StaticPageName } from '@amparo/domain/static-pages/staticPageName.ts';
import type { Kysely, Transaction } from 'kysely';
import { setAuthor } from '../../database/asAuthor.ts';
import type { Database } from '../../database/schema.ts';

export type EscRegionData = Pick<Region, 'name' | 'type' | 'website' | 'counties'>;
export type CrisisLineData = CrisisLine & { order: number };
export type LiaisonData = Omit<Liaison, 'id' | 'createdAt' | 'updatedAt'>;

export interface UnitData {
  name: string;
  type: string;
  /** The name of an ESC region. */
  region: string;
  coordinators: Coordinator[];
  isSample: boolean;
}

/** Calls `load` in a transaction, unless this part of a region's data was loaded before. */
export async function loadOnce(
  db: Kysely<Database>,
  part: string,
  load: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A second process waits here for the first, and then skips the loaded part.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('loadedSamples')
      .values({ region: part })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    await setAuthor(trx, 'region');
    if (numInsertedOrUpdatedRows) await load(trx);
  });
}

/** Stores the records of a region's folder, each with a new id. */
export class RegionDataRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async addEscRegions(regions: EscRegionData[]): Promise<void> {
    const rows = regions.map(({ name, type, website, counties }) => ({ ...newId(), name, type, website, counties }));
    await this.#db.insertInto('regions').values(rows).execute();
  }

  async addCrisisLines(lines: CrisisLineData[]): Promise<void> {
    const rows = lines.map((line) => ({
      ...newId(),
      position: line.order,
      name: line.name,
      description: line.description,
      descriptionEs: line.descriptionEs,
      phone: line.phone,
      text: line.text,
      chatWebLink: line.chatWebLink,
      website: line.website,
      area: line.area,
      areaEs: line.areaEs,
      time: line.time,
      timeEs: line.timeEs,
      isUrgent: line.isUrgent,
    }));
    await this.#db.insertInto('crisisLines').values(rows).execute();
  }

  async addPage(name: StaticPageName, content: string): Promise<void> {
    await this.#db.insertInto('staticPages').values({ name, content }).execute();
  }

  async addLiaisons(liaisons: LiaisonData[]): Promise<void> {
    const rows = liaisons.map((liaison) => ({ ...newId(), ...liaison }));
    await this.#db.insertInto('liaisons').values(rows).execute();
  }

  async addUnits(units: UnitData[]): Promise<void> {
    const regions = await this.#db.selectFrom('regions').select(['id', 'name']).execute();
    const idOf = new Map(regions.map(({ id, name }) => [name, id]));
    const rows = units.map(({ region, coordinators, ...unit }) => ({
      ...newId(),
      ...unit,
      regionId: idOf.get(region)!,
      coordinators: JSON.stringify(coordinators),
    }));
    await this.#db.insertInto('units').values(rows).execute();
  }
}

const newId = () => ({ id: randomUUIDv7() });
