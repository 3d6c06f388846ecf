import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { hsdsLines, readHsdsFile } from '../../features/hsds/readHsdsFile.ts';
import { importServices } from '../../features/services/import/importServices.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';

const at = '2026-11-18T18:00:00Z';
const options = { source: 'sample-directory', today: '2026-11-18' };

const exportOf = async ({ app }: TestApp) => (await app.inject('/hsds/services?full=true&format=ndjson')).payload;
const recordsOf = (text: string): HsdsService[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/**
 * What a copy has, too: not times of changes, the directory that a service is from, and marks of sample data. Its schedules
 * may say the same hours with other rules (the round trip of schedules has its own test).
 */
function withoutChanges({ last_modified, assured_date, metadata, alert, schedules, ...record }: HsdsService) {
  return { ...record, capacities: record.capacities?.map(({ updated, ...capacity }) => capacity) };
}

async function statusesOf({ ask }: TestApp): Promise<Map<string, unknown>> {
  const services: Service[] = (await ask('/api/services?limit=0&isShowAll=true')).body.data;
  return new Map(services.map(({ id, openStatus }) => [id, openStatus]));
}

test('an empty installation that imports an export publishes the same records, and changes nothing the next time', async () => {
  const server = await startTestApp({ at });
  const ndjson = await exportOf(server);
  const records = recordsOf(ndjson);
  const copy = await startTestApp({ at, hasSampleData: false });
  const region = await readRegionProfile('west-central-texas');
  const importAll = (text: string) =>
    importServices(copy.database.db, {
      chunks: bytesOf(hsdsLines(readHsdsFile(strToU8(text)), options).lines.join('\n')),
      defaults: { ...options, region },
      findCentroid: () => null,
    });
  const all = { lines: records.length, refused: 0 };
  expect(await importAll(ndjson)).toMatchObject({ ...all, added: records.length, notes: new Map() });
  const published = await exportOf(copy);
  const copies = new Map(recordsOf(published).map((record) => [record.id, record]));
  for (const record of records) expect(withoutChanges(copies.get(record.id)!)).toEqual(withoutChanges(record));
  expect(await statusesOf(copy)).toEqual(await statusesOf(server));
  expect(await importAll(published)).toMatchObject({ ...all, added: 0, updated: 0, unchanged: records.length });
  await copy.close();
  await server.close();
});

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}
