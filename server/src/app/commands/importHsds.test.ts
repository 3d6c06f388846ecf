import type { HsdsService } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { expect, test } from 'vitest';
import { hsdsLines, openHsdsFile } from '../../features/hsds/read-file/readHsdsFile.ts';
import { expectHsds } from '../../features/hsds/testSchemas.ts';
import { importServices } from '../../features/services/import/importServices.ts';
import { bytesInMemory } from '../../files/fileBytes.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { reportSentences } from './importMessages.ts';

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
  const importAll = async (text: string) =>
    importServices(copy.database.db, {
      lines: await linesOf(text),
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

test('facts of a table or of NDJSON are fields of HSDS, and the next copy has them once', async () => {
  const server = await startTestApp({ at, hasSampleData: false });
  const copy = await startTestApp({ at, hasSampleData: false });
  const region = await readRegionProfile('west-central-texas');
  const line = {
    ...{ id: 'a', name: 'Sample Clinic', description: 'Checkups', type: 'HEALTH', fees: 'Free' },
    ...{ languages: ['English', 'Spanish'], documents: 'Photo ID', serviceArea: 'Taylor County' },
    applicationProcess: 'Walk in',
  };
  async function* lines() {
    yield { number: 1, end: 1, text: JSON.stringify(line) };
  }
  const defaults = { ...options, region };
  await importServices(server.database.db, { lines: lines(), defaults, findCentroid: () => null });
  const sent = await exportOf(server);
  const [record] = recordsOf(sent) as [HsdsService];
  expectHsds('service', record);
  expect(record).toMatchObject({
    ...{ fees_description: 'Free', application_process: 'Walk in', required_documents: [{ document: 'Photo ID' }] },
    ...{ languages: [{ name: 'English' }, { name: 'Spanish' }], service_areas: [{ name: 'Taylor County' }] },
  });
  await importServices(copy.database.db, { lines: await linesOf(sent), defaults, findCentroid: () => null });
  expect(withoutChanges(recordsOf(await exportOf(copy))[0]!)).toEqual(withoutChanges(record));
  await server.close();
  await copy.close();
});

const foreign = {
  id: '5f2d0c7e-0000-4000-8000-000000000001',
  ...{
    name: 'Sample Clinic',
    description: 'A clinic',
    status: 'active',
    fees_description: 'Free',
    wait_time: '2 days',
  },
  attributes: [{ taxonomy_term: { code: 'LN', name: 'Clinics' } }],
  languages: [{ id: '5f2d0c7e-0000-4000-8000-000000000002', name: 'Spanish', code: 'es', note: 'by phone' }],
  required_documents: [{ id: '5f2d0c7e-0000-4000-8000-000000000003', document: 'Photo ID' }],
  x_local: { nested: ['kept', 1, true] },
  organization: { id: 'o', name: 'Sample Clinic', description: 'A clinic', year_incorporated: 1990 },
  service_at_locations: [
    {
      id: '5f2d0c7e-0000-4000-8000-000000000004',
      location: {
        ...{ id: 'l', location_type: 'physical', transportation: 'Bus 4' },
        accessibility: [{ id: '5f2d0c7e-0000-4000-8000-000000000005', description: 'Ramp' }],
        addresses: [{ address_1: '1 Elm St', city: 'Abilene', state_province: 'TX', postal_code: '79601' }],
      },
    },
  ],
};

test('fields that a service does not have are published unchanged, and again after the next import', async () => {
  const region = await readRegionProfile('west-central-texas');
  const published: HsdsService[] = [];
  let record: object = foreign;
  for (let copy = 0; copy < 2; copy += 1) {
    const server = await startTestApp({ at, hasSampleData: false });
    const lines = await linesOf(JSON.stringify(record));
    const defaults = { ...options, region };
    await importServices(server.database.db, { lines, defaults, findCentroid: () => null });
    record = recordsOf(await exportOf(server))[0]!;
    published.push(record as HsdsService);
    await server.database.pool.query('UPDATE services SET is_address_confidential = true');
    const hidden = (await server.ask(`/hsds/services/${foreign.id}`)).body;
    expect(JSON.stringify(hidden)).not.toMatch(/Bus 4|Elm St/);
    await server.close();
  }
  const { languages, required_documents, fees_description, wait_time, x_local } = foreign;
  const [first, second] = published;
  expect(first).toMatchObject({ languages, required_documents, fees_description, wait_time, x_local });
  expect(first).toMatchObject({ organization: { year_incorporated: 1990 } });
  const { transportation, accessibility } = foreign.service_at_locations[0]!.location;
  expect(first?.service_at_locations?.[0]?.location).toMatchObject({ transportation, accessibility });
  expect(withoutChanges(second!)).toEqual(withoutChanges(first!));
});

test('the report names a field that has spaces in its name', async () => {
  const server = await startTestApp({ at, hasSampleData: false });
  const lines = await linesOf(JSON.stringify({ ...foreign, 'Notes here': '=cmd()' }));
  const defaults = { ...options, region: await readRegionProfile('west-central-texas') };
  const report = await importServices(server.database.db, { lines, defaults, findCentroid: () => null });
  expect(reportSentences(report)).toContain(
    'Notes here begins like the formula of a spreadsheet, and is kept as text: 1 line (1)',
  );
  await server.close();
});

async function linesOf(text: string) {
  const limits = { largest: text.length, opened: new DisposableStack() };
  return hsdsLines((await openHsdsFile(bytesInMemory(Buffer.from(text)), limits)).records(), options);
}
