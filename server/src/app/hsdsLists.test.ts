import { strToU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { hsdsLines, openHsdsFile } from '../features/hsds/read-file/readHsdsFile.ts';
import { importServices } from '../features/services/import/importServices.ts';
import { PublishedRecordRepository } from '../features/services/import/publishedRecordRepository.ts';
import { PublicServiceRepository } from '../features/services/read/publicServiceRepository.ts';
import { bytesInMemory } from '../files/fileBytes.ts';
import { readRegionProfile } from './region/regionFolder.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';

const COUNT = 1100;
const idOf = (kind: number, n: number) => `5f2d0c7e-0000-4000-${8000 + kind}-${String(n).padStart(12, '0')}`;
const taxonomyId = idOf(1, 0);
const placesOf = (n: number) =>
  [0, 1].map((i) => ({
    id: idOf(7 + i, n),
    location: {
      ...{ id: idOf(10 + i, n), location_type: 'physical', name: `Hall ${i}` },
      addresses: [{ address_1: `${i} Elm St`, city: 'Abilene', state_province: 'TX', postal_code: '79601' }],
    },
  }));
/** The first one has two places. */
const records = Array.from({ length: COUNT }, (_, n) => ({
  ...{ id: idOf(2, n), name: `Sample pantry ${n}`, description: 'Groceries once a month', status: 'active' },
  organization: {
    ...{ id: idOf(3, 0), name: 'Sample Neighbors', description: 'Neighbors who help' },
    phones: [{ id: idOf(12, 0), number: '(325) 555-0120' }],
  },
  phones: [{ id: idOf(13, n), number: '(325) 555-0100' }],
  attributes: [
    {
      id: idOf(4, n),
      taxonomy_term: {
        ...{ id: idOf(5, n), code: `BD-${n}`, name: `Term ${n}`, description: 'Food' },
        ...{ taxonomy: 'Sample terms', taxonomy_id: taxonomyId },
      },
    },
  ],
  ...(n === 0 && { service_at_locations: placesOf(n) }),
}));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z', hasSampleData: false });
  using opened = new DisposableStack();
  const file = bytesInMemory(strToU8(JSON.stringify(records)));
  const lines = hsdsLines((await openHsdsFile(file, { largest: 10_000_000, opened })).records(), {
    ...{ source: 'Sample 211', today: '2026-11-18' },
  });
  const region = await readRegionProfile('west-central-texas');
  const defaults = { source: 'Sample 211', today: '2026-11-18', region };
  await importServices(server.database.db, { lines, defaults, findCentroid: () => null });
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const ask = (path: string) => server.ask(`/hsds/${path}`);
const spyOn = (name: 'terms' | 'havingTerms' | 'shared') => vi.spyOn(PublishedRecordRepository.prototype, name);
const write = (id: string, columns: object) =>
  server.database.db.updateTable('services').set(columns).where('sourceId', '=', id).execute();

/** Also without a write of the test, the data can change a few times: jobs follow an import. */
const MOST_READS = 4;

test('reads the terms once until the data changes', async () => {
  const terms = spyOn('terms');
  const unknown = idOf(6, 0);
  const paths = [`taxonomy_terms/${unknown}`, `taxonomies/${unknown}`, `services?taxonomy_term_id=${unknown}`];
  for (const path of [...paths, ...paths, ...paths]) expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('taxonomy_terms?per_page=3&search=Term')).body.total_items).toBe(COUNT);
  expect(terms.mock.calls.length).toBeLessThanOrEqual(MOST_READS);
  await write(records[1]!.id, { isApproved: false });
  expect((await ask('taxonomy_terms?per_page=4&search=Term')).body.total_items).toBe(COUNT - 1);
  await write(records[1]!.id, { isApproved: true });
});

test('reads once until the data changes which services share a record', async () => {
  const shared = spyOn('shared');
  for (let page = 1; page <= 10; page++)
    expect((await ask(`services?per_page=2&page=${page}`)).body).toMatchObject({ total_items: COUNT, size: 2 });
  expect(shared.mock.calls.length).toBeLessThanOrEqual(MOST_READS);
  await write(records[1]!.id, { isApproved: false });
  expect((await ask('services?per_page=2')).body.total_items).toBe(COUNT - 1);
  await write(records[1]!.id, { isApproved: true });
});

test('a copy of all services of a taxonomy looks for them once', async () => {
  const havingTerms = spyOn('havingTerms');
  const { body } = await server.app.inject(`/hsds/services?format=ndjson&taxonomy_id=${taxonomyId}`);
  expect(body.trim().split('\n')).toHaveLength(COUNT);
  expect(havingTerms).toHaveBeenCalledTimes(1);
  const [terms] = havingTerms.mock.calls[0]!;
  expect(terms).toHaveLength(COUNT);
  expect((await ask(`services?taxonomy_term_id=${idOf(5, 7)}`)).body.contents).toMatchObject([{ id: idOf(2, 7) }]);
});

test.each([
  ['services', 'before its part was read', COUNT - 1],
  ['services', 'after its part was read', COUNT],
  ['service_at_locations', 'before its part was read', COUNT],
  ['service_at_locations', 'after its part was read', COUNT + 1],
])('all other %s are sent if one is hidden %s', async (list, time, expected) => {
  const { byIds } = PublicServiceRepository.prototype;
  const hide = () => write(records[3]!.id, { isApproved: false });
  const first = vi.spyOn(PublicServiceRepository.prototype, 'byIds').mockImplementationOnce(async function (
    this: PublicServiceRepository,
    ...parameters
  ) {
    if (time.startsWith('before')) await hide();
    const found = await byIds.apply(this, parameters);
    await hide();
    return found;
  });
  const { body } = await server.app.inject(`/hsds/${list}?format=ndjson`);
  expect(first).toHaveBeenCalled();
  expect(new Set(body.trim().split('\n')).size).toBe(expected);
  await write(records[3]!.id, { isApproved: true });
});

test('a package remembers no rows that only one service has, and has the phone of an organization once', async () => {
  const add = vi.spyOn(Set.prototype, 'add');
  const { rawPayload } = await server.app.inject('/hsds/datapackage.zip');
  const sets = add.mock.contexts as Set<unknown>[];
  add.mockRestore();
  const keys = [...sets.find((one) => one.has(`organization ${idOf(3, 0)}`))!].map(String);
  expect(keys).toContain(`phone ${idOf(12, 0)}`);
  const own = new Set(records.flatMap((_, n) => [`phone ${idOf(13, n)}`, `attribute ${idOf(4, n)}`]));
  expect(keys.filter((key) => key.startsWith('service') || own.has(key))).toEqual([]);
  const phones = new TextDecoder().decode(unzipSync(rawPayload)['phones.csv']);
  expect(phones.split(idOf(12, 0))).toHaveLength(2);
  expect(phones.split(idOf(13, 5))).toHaveLength(2);
});
