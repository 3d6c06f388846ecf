import { randomUUIDv7 } from 'node:crypto';
import type { Coordinator } from '@amparo/domain/coordinators/unit.ts';
import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import type { Region } from '@amparo/domain/regions/region.ts';
import { parseImportedService } from '@amparo/domain/services/import/importedService.ts';
import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FindCentroid } from '../../features/services/input/locationPrecision.ts';
import { upsertServices } from '../../features/services/persistence/saveServices.ts';
import { assignIds } from '../../features/services/persistence/storedInputs.ts';
import { readRegionJson, readRegionProfile, readRegionText } from './regionFolder.ts';

type Load = (trx: Transaction<Database>) => Promise<void>;

/**
 * Loads the data of a region. Each part is loaded completely and only once, so that later changes and deletions by
 * people persist. Sample services, liaisons and coordinators are loaded only if `isSampleWanted`.
 */
export async function loadRegion(
  db: Kysely<Database>,
  { region, isSampleWanted, findCentroid }: { region: string; isSampleWanted: boolean; findCentroid: FindCentroid },
): Promise<void> {
  await loadOnce(db, `${region}/regions`, (trx) => loadEscRegions(trx, region));
  await loadOnce(db, `${region}/crisis-lines`, (trx) => loadCrisisLines(trx, region));
  await loadOnce(db, `${region}/pages`, (trx) => loadPages(trx, region));
  if (!isSampleWanted) return;
  await loadOnce(db, `${region}/sample-people`, (trx) => loadPeople(trx, region));
  await loadOnce(db, `${region}/sample-services`, (trx) => loadServices(trx, region, findCentroid));
}

async function loadOnce(db: Kysely<Database>, part: string, load: Load): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A second process waits here for the first, and then skips the loaded part.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('loadedSamples')
      .values({ region: part })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await load(trx);
  });
}

async function loadEscRegions(trx: Transaction<Database>, region: string): Promise<void> {
  const regions = await readRegionJson<Pick<Region, 'name' | 'type' | 'website' | 'counties'>[]>(
    region,
    'esc-regions.json',
  );
  const rows = regions.map(({ name, type, website, counties }) => ({
    id: randomUUIDv7(),
    name,
    type,
    website,
    counties,
  }));
  await trx.insertInto('regions').values(rows).execute();
}

async function loadCrisisLines(trx: Transaction<Database>, region: string): Promise<void> {
  const lines = await readRegionJson<(CrisisLine & { order: number })[]>(region, 'crisis-lines.json');
  const rows = lines.map((line) => ({
    id: randomUUIDv7(),
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
  await trx.insertInto('crisisLines').values(rows).execute();
}

async function loadPages(trx: Transaction<Database>, region: string): Promise<void> {
  for (const name of staticPageNames) {
    const file = name.endsWith('_ES') ? `${name.slice(0, -3)}.es.html` : `${name}.en.html`;
    const content = await readRegionText(region, `pages/${file}`);
    await trx.insertInto('staticPages').values({ name, content }).execute();
  }
}

interface SampleUnit {
  name: string;
  type: string;
  region: string;
  coordinators: Coordinator[];
  isSample: boolean;
}

async function loadPeople(trx: Transaction<Database>, region: string): Promise<void> {
  const liaisons = await readRegionJson<Omit<Liaison, 'id' | 'createdAt' | 'updatedAt'>[]>(region, 'liaisons.json');
  await trx
    .insertInto('liaisons')
    .values(liaisons.map((liaison) => ({ id: randomUUIDv7(), ...liaison })))
    .execute();
  const { units } = await readRegionJson<{ units: SampleUnit[] }>(region, 'coordinators.json');
  const regions = await trx.selectFrom('regions').select(['id', 'name']).execute();
  const idOf = new Map(regions.map(({ id, name }) => [name, id]));
  const rows = units.map(({ region: name, coordinators, ...unit }) => ({
    id: randomUUIDv7(),
    ...unit,
    regionId: idOf.get(name)!,
    coordinators: JSON.stringify(coordinators),
  }));
  await trx.insertInto('units').values(rows).execute();
}

async function loadServices(trx: Transaction<Database>, region: string, findCentroid: FindCentroid): Promise<void> {
  const { state } = await readRegionProfile(region);
  const lines = (await readRegionText(region, 'services.ndjson')).split('\n').filter((line) => line.trim() !== '');
  const services = lines.map((line, i) => {
    const read = parseImportedService(line, { source: `${region}-sample`, state });
    if ('service' in read) return read.service;
    throw new Error(`regions/${region}/services.ndjson, line ${i + 1}: ${JSON.stringify(read.errors)}`);
  });
  await upsertServices(trx, await assignIds(trx, services), findCentroid);
}
