import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceRef } from '@amparo/domain/services/search-index/serviceIndex.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { ServiceCache } from './serviceCache.ts';
import type { PublishedParts } from './serviceResponse.ts';
import { ServiceStore } from './serviceStore.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
});
afterAll(() => server.close());

const nearest = 'nearCoordinate=-99.73314|32.44874&limit=5';

// Each request is different, so that no cached response answers it.
let asked = 0;
async function list(query: string): Promise<Service[]> {
  return (await server.ask(`/api/services?${query}&n=${++asked}`)).body.data;
}

test('a list shows changes by another process', async () => {
  const [first, second] = await list(nearest);
  await sql`UPDATE services SET name = 'Renamed' WHERE id = ${first!.id}`.execute(server.database.db);
  await sql`UPDATE service_kudos SET likes = 41 WHERE service_id = ${first!.id}`.execute(server.database.db);
  const [renamed, same] = await list(nearest);
  expect(renamed).toEqual({ ...first, name: 'Renamed', likes: 41 });
  expect(same).toEqual(second);
});

test('a hidden service disappears from the list at once', async () => {
  const [first, second] = await list(nearest);
  await sql`UPDATE services SET is_approved = false WHERE id = ${first!.id}`.execute(server.database.db);
  expect((await list(nearest))[0]!.id).toBe(second!.id);
});

test('each viewer gets the distance and status for their position and time', async () => {
  const ask = (from: string, zone: string) => list(`${nearest}&currentCoordinate=${from}&userTimezone=${zone}`);
  const [here] = await ask('-99.73314|32.44874', 'America/Chicago');
  const [there] = await ask('-97.74|30.27', 'Asia/Tokyo');
  expect(there!.distance).toBeGreaterThan(here!.distance! + 100);
  expect([here!.timeZone, there!.timeZone]).toEqual(['America/Chicago', 'Asia/Tokyo']);
});

test('a service with its own time zone keeps it for viewers in all zones', async () => {
  const [first] = await list(nearest);
  await sql`UPDATE services SET time_zone = 'America/Denver' WHERE id = ${first!.id}`.execute(server.database.db);
  const [service] = await list(`${nearest}&userTimezone=Asia/Tokyo`);
  expect([service!.id, service!.timeZone]).toEqual([first!.id, 'America/Denver']);
});

test('a service that leaves memory comes from the file, but only in its current version', async () => {
  const counts: { hits: number; misses: number }[] = [];
  const store = new ServiceStore(undefined, { warn: expect.unreachable });
  const db = server.database.db.withoutPlugins();
  const cache = new ServiceCache(db, store, (lookups) => counts.push(lookups), { mostInMemory: 1 });
  const refs = sql<ServiceRef>`SELECT id, xmin::text::float8 AS version, 0 AS likes, false AS "isPrivate"
    FROM services WHERE is_approved ORDER BY id LIMIT 3`;
  const namesOf = async () => {
    const taken = await cache.take((await refs.execute(db)).rows, null);
    return taken.map(({ service }) => JSON.parse(service.json.toString()).name);
  };
  const names = await namesOf();
  expect(await namesOf()).toEqual(names);
  await sql`UPDATE services SET name = 'Renamed again' WHERE id = ${(await refs.execute(db)).rows[0]!.id}`.execute(db);
  expect(await namesOf()).toEqual(['Renamed again', ...names.slice(1)]);
  expect(counts).toEqual([
    { hits: 0, misses: 3 },
    { hits: 3, misses: 0 },
    { hits: 2, misses: 1 },
  ]);
  store.close();
});

function partsNamed(id: string, version = 1): PublishedParts {
  return {
    ...{ id, version, hours: '{"schedules":[]}', ownTimeZone: null, isAddressConfidential: false },
    ...{ position: [-99.7, 32.4], json: Buffer.from(`{"name":"Comedor ${id}"}`) },
  };
}

test('the temporary file returns the last version of each service, and leaves nothing in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'amparo-store-'));
  const store = new ServiceStore(folder, { warn: expect.unreachable });
  expect(await readdir(folder)).toEqual([]);
  store.write([partsNamed('a'), partsNamed('b')]);
  store.write([partsNamed('b', 2)]);
  expect(store.read(['b', 'c', 'a']).toSorted((x, y) => x.id.localeCompare(y.id))).toEqual([
    partsNamed('a'),
    partsNamed('b', 2),
  ]);
  store.clear();
  expect(store.read(['a'])).toEqual([]);
  store.close();
  await rm(folder, { recursive: true });
});

test('without its file, the store is empty and says so once', () => {
  const warnings: string[] = [];
  const store = new ServiceStore('/dev/null', { warn: (message) => warnings.push(message) });
  store.write([partsNamed('a')]);
  expect(store.read(['a'])).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('temporary file')]);
});
