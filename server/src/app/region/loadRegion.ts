import { parseImportedService } from '@amparo/domain/services/import/importedService.ts';
import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FindCentroid } from '../../features/services/input/locationPrecision.ts';
import { upsertServices } from '../../features/services/persistence/saveServices.ts';
import { assignIds } from '../../features/services/persistence/storedInputs.ts';
import {
  type CrisisLineData,
  type EscRegionData,
  type LiaisonData,
  loadOnce,
  RegionDataRepository,
  type UnitData,
} from './regionDataRepository.ts';
import { readRegionJson, readRegionProfile, readRegionText } from './regionFolder.ts';

/**
 * Loads the data of a region. Each part is loaded completely and only once, so that later changes and deletions by
 * people persist. Sample services, liaisons and coordinators are loaded only if `hasSampleData`.
 */
export async function loadRegion(
  db: Kysely<Database>,
  { region, hasSampleData, findCentroid }: { region: string; hasSampleData: boolean; findCentroid: FindCentroid },
): Promise<void> {
  const load = (part: string, store: (data: RegionDataRepository) => Promise<void>) =>
    loadOnce(db, `${region}/${part}`, (trx) => store(new RegionDataRepository(trx)));
  await load('regions', async (data) =>
    data.addEscRegions(await readRegionJson<EscRegionData[]>(region, 'esc-regions.json')),
  );
  await load('crisis-lines', async (data) =>
    data.addCrisisLines(await readRegionJson<CrisisLineData[]>(region, 'crisis-lines.json')),
  );
  await load('pages', (data) => loadPages(data, region));
  if (!hasSampleData) return;
  await load('sample-people', (data) => loadPeople(data, region));
  await loadOnce(db, `${region}/sample-services`, (trx) => loadServices(trx, region, findCentroid));
}

async function loadPages(data: RegionDataRepository, region: string): Promise<void> {
  for (const name of staticPageNames) {
    const file = name.endsWith('_ES') ? `${name.slice(0, -3)}.es.html` : `${name}.en.html`;
    await data.addPage(name, await readRegionText(region, `pages/${file}`));
  }
}

async function loadPeople(data: RegionDataRepository, region: string): Promise<void> {
  await data.addLiaisons(await readRegionJson<LiaisonData[]>(region, 'liaisons.json'));
  const { units } = await readRegionJson<{ units: UnitData[] }>(region, 'coordinators.json');
  await data.addUnits(units);
}

async function loadServices(trx: Transaction<Database>, region: string, findCentroid: FindCentroid): Promise<void> {
  const profile = await readRegionProfile(region);
  const today = Temporal.Now.plainDateISO(profile.timeZone).toString();
  const lines = (await readRegionText(region, 'services.ndjson')).split('\n').filter((line) => line.trim() !== '');
  const services = lines.map((line, i) => {
    const read = parseImportedService(line, { source: `${region}-sample`, region: profile, today });
    if ('service' in read) return read.service;
    throw new Error(`regions/${region}/services.ndjson, line ${i + 1}: ${JSON.stringify(read.errors)}`);
  });
  await upsertServices(trx, await assignIds(trx, services), findCentroid);
}
