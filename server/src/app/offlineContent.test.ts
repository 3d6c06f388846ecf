import { hash, randomUUIDv7 } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { compareWithTree, splitHashes } from '@amparo/domain/offline/download/hashTree.ts';
import type { Downloads, Manifest, PartHashes, RemovedList } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  HASH_LENGTH,
  OTHER_AREA,
  type PackedService,
  packServices,
  unpackServices,
} from '@amparo/domain/offline/servicePackage.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateService, placesOf } from '../../../bench/generate/generateService.ts';
import { upsertServices } from '../features/services/persistence/saveServices.ts';
import { PublicServiceRepository } from '../features/services/read/publicServiceRepository.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { regionGazetteer } from '../geocoder/regionGazetteer.ts';
import { offlineSource } from './offlineContent.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';

const SERVICES = 1000;
const gazetteer = regionGazetteer('west-central-texas');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const places = placesOf(gazetteer.zips);
  const services = Array.from({ length: SERVICES }, (_, n) => {
    const { id: _id, source: _source, ...generated } = generateService(1, n, places) as Record<string, string>;
    const description = String(generated.description).slice(0, 1000);
    return { id: randomUUIDv7(), input: ServiceInput.parse({ ...generated, description }) };
  });
  await server.database.db
    .transaction()
    .execute((trx) => upsertServices(trx, services, (place) => findCentroid(gazetteer, place)));
});
afterAll(() => server.close());

const run = (query: ReturnType<typeof sql>) => query.execute(server.database.db);

/** Asks over HTTP until the server has noticed all changes. */
async function readManifest(isCurrent: (manifest: Manifest) => boolean = () => true): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await expect
    .poll(async () => {
      manifest = (await server.ask('/api/offline/manifest')).body.data as Manifest;
      return isCurrent(manifest);
    })
    .toBe(true);
  return manifest!;
}

const fetchBytes = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/offline/${path}`, headers: { 'accept-encoding': 'br', ...headers } });

async function read(path: string): Promise<string> {
  return brotliDecompressSync((await fetchBytes(path)).rawPayload).toString();
}

async function readJson<Value>(name: string): Promise<Value> {
  return JSON.parse(await read(`chunks/${name}`)) as Value;
}

async function readBundles({ downloads }: Manifest): Promise<{ hash: string; bytes: number }[]> {
  return Object.values(await readJson<Downloads>(downloads)).flat();
}

async function readAll(manifest: Manifest): Promise<PackedService[]> {
  const bundles = await readBundles(manifest);
  const texts = await Promise.all(bundles.map((bundle) => read(`chunks/${bundle.hash}`)));
  return texts.flatMap(unpackServices).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The ids that devices remove, as hashes. */
async function readRemoved({ removed }: Manifest): Promise<{ hidden: string[]; confidential: string[] }> {
  const lists = await Promise.all(removed.map((name) => readJson<RemovedList>(name)));
  const all = (name: keyof RemovedList) => lists.flatMap((list) => splitHashes(list[name]));
  return { hidden: all('hidden'), confidential: all('confidential') };
}

const hashOf = async (text: string) => hash('sha256', text, 'base64url').slice(0, HASH_LENGTH);

/** What a device downloads after a change of services: the bytes, and the services. */
async function costOf(own: readonly PackedService[]): Promise<{ bytes: number; services: PackedService[] }> {
  const manifest = await fetchBytes('manifest');
  const { areas } = manifest.json<{ data: Manifest }>().data;
  let bytes = manifest.rawPayload.length;
  const readCounted = async (name: string) => {
    const { rawPayload } = await fetchBytes(`chunks/${name}`);
    bytes += rawPayload.length;
    return brotliDecompressSync(rawPayload).toString();
  };
  const hashed = await Promise.all(
    own.map(async (service) => ({
      hash: await hashOf(packServices([service])),
      idBits: hash('sha256', service.id, 'buffer').readUInt32BE(),
    })),
  );
  const { missing } = await compareWithTree(hashed, areas, { hashOf, read: readCounted });
  const services: PackedService[] = [];
  for (const name of missing) services.push(...unpackServices(await readCounted(name)));
  return { bytes, services };
}

test('contains every published service, and nothing else about services', async () => {
  const manifest = await readManifest();
  const expected = await new PublicServiceRepository(server.database.db).deviceServices();
  const parts = await readJson<PartHashes>(manifest.parts);
  const likes = (await readJson<Record<string, number[]>>(parts.likes))[OTHER_AREA]!;
  const stored = (await readAll(manifest)).map((service, n) => ({ ...service, likes: likes[n] }));
  expect(stored).toEqual(expected.map((service) => expect.objectContaining(pickKeys(service, stored[0]!))));
  expect(stored.length).toBeGreaterThan(SERVICES);
});

function pickKeys(service: object, like: object): object {
  return Object.fromEntries(Object.entries(service).filter(([name]) => name in like));
}

test('1,000 services cost at most 250 kB', async () => {
  const bundles = await readBundles(await readManifest());
  const bodies = await Promise.all(bundles.map((bundle) => fetchBytes(`chunks/${bundle.hash}`)));
  expect(bodies.map(({ rawPayload }) => rawPayload.length)).toEqual(bundles.map(({ bytes }) => bytes));
  expect(bundles.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250_000);
});

test('one changed service costs at most 2 kB, twenty at most 30 kB, and nothing that has not changed', async () => {
  const before = await readManifest();
  const all = await readAll(before);
  await run(sql`UPDATE services SET phone = '(325) 555-0999' WHERE id IN (
    SELECT id FROM services WHERE is_approved ORDER BY name LIMIT 1)`);
  const after = await readManifest(({ version }) => version !== before.version);
  expect({ ...after, version: '', areas: '', downloads: '' }).toEqual({
    ...before,
    ...{ version: '', areas: '', downloads: '' },
  });
  const one = await costOf(all);
  expect(one.services.map(({ phone }) => phone)).toEqual(['(325) 555-0999']);
  expect(one.bytes).toBeLessThan(2000);
  const changed = await readAll(after);
  await run(sql`UPDATE services SET phone = '(325) 555-0998' WHERE id IN (
    SELECT id FROM services WHERE is_approved ORDER BY id DESC LIMIT 20)`);
  await readManifest(({ version }) => version !== after.version);
  const day = await costOf(changed);
  expect(day.services.length).toBe(20);
  expect(day.bytes).toBeLessThan(30_000);
});

test('names services that were deleted, unapproved, or made confidential, and sends no confidential address', async () => {
  const before = await readManifest();
  const [gone, hidden, secret] = (await readAll(before)).filter(({ address1 }) => /^\d/.test(address1));
  // One statement, so that the next version has all three changes.
  await run(sql`UPDATE services SET is_approved = id = ${secret!.id},
    deleted_at = CASE WHEN id = ${gone!.id} THEN now() END,
    is_address_confidential = id = ${secret!.id}, address1 = '77 Secret Street',
    longitude = -99.123457, latitude = 32.123457 WHERE id IN (${gone!.id}, ${hidden!.id}, ${secret!.id})`);
  const removedBefore = await readRemoved(before);
  const after = await readManifest(({ version }) => version !== before.version);
  const removed = await readRemoved(after);
  expect(removed.hidden).toEqual(expect.arrayContaining([await hashOf(gone!.id), await hashOf(hidden!.id)]));
  expect(removed.hidden.length).toBe(removedBefore.hidden.length + 2);
  expect(removed.confidential).toContain(await hashOf(secret!.id));
  expect(removed.confidential.length).toBe(removedBefore.confidential.length + 1);
  const stored = await readAll(after);
  const ids = stored.map(({ id }) => id);
  expect(ids).not.toContain(gone!.id);
  expect(ids).not.toContain(hidden!.id);
  expect(stored.find(({ id }) => id === secret!.id)).toMatchObject({ address1: '', zip: '', location: null });
  expect(JSON.stringify(stored)).not.toMatch(/Secret Street|99\.123|32\.123/);
});

test('contains nothing of an account', async () => {
  const { db } = server.database;
  const ownerId = randomUUIDv7();
  const account = {
    id: ownerId,
    email: 'owner@private.example.org',
    displayName: 'Ana Private',
    role: 'USER' as const,
  };
  await db.insertInto('users').values(account).execute();
  const before = await readManifest();
  await run(sql`UPDATE services SET owner_id = ${ownerId}, updated_at = updated_at + interval '1 second'`);
  const manifest = await readManifest(({ version }) => version !== before.version);
  const all = [JSON.stringify(await readAll(manifest))];
  for (const name of Object.values(await readJson<PartHashes>(manifest.parts))) all.push(await read(`chunks/${name}`));
  expect(all.join()).not.toMatch(new RegExp(`zqvx|${ownerId}`, 'i'));
});

test('a chunk never changes, and an interrupted download continues', async () => {
  const bundles = await readBundles(await readManifest());
  const path = `chunks/${bundles[0]!.hash}`;
  const whole = await fetchBytes(path);
  const { etag, 'cache-control': cacheControl } = whole.headers;
  expect(cacheControl).toBe('public, max-age=31536000, immutable');
  const rest = await fetchBytes(path, { range: 'bytes=100-', 'if-range': String(etag) });
  expect(rest.statusCode).toBe(206);
  expect(rest.headers['content-range']).toBe(`bytes 100-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`);
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
  expect((await fetchBytes(path, { range: 'bytes=-10' })).rawPayload.equals(whole.rawPayload.subarray(-10))).toBe(true);
  expect((await fetchBytes(path, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  expect((await fetchBytes(path, { range: 'bytes=5-', 'if-range': '"other"' })).statusCode).toBe(200);
  expect((await fetchBytes(path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await fetchBytes('chunks/aaaaaaaaa')).statusCode).toBe(404);
  const plain = await fetchBytes(path, { 'accept-encoding': 'identity' });
  expect(plain.payload).toBe(brotliDecompressSync(whole.rawPayload).toString());
});

test.each(['manifest', 'chunk'])('what is sent from memory has the headers of other responses: %s', async (what) => {
  const manifest = await readManifest();
  const path = what === 'manifest' ? what : `chunks/${manifest.parts}`;
  await fetchBytes(path);
  const { statusCode, headers, rawPayload } = await fetchBytes(path);
  const { headers: others } = await fetchBytes('chunks/aaaaaaaaa');
  const secure = ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];
  for (const name of secure) expect([name, headers[name]]).toEqual([name, others[name] ?? 'a value']);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect([statusCode, headers['content-length']]).toEqual([200, String(rawPayload.length)]);
  const unchanged = await fetchBytes(path, { 'if-none-match': String(headers.etag) });
  expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  const head = await server.app.inject({ method: 'HEAD', url: `/api/offline/${path}` });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

test.each([
  ['regional_notices', { title: 'Ice storm', text: 'Stay home.', last_day: '2099-01-01' }],
  ['guides', { title: 'Tonight', slug: 'tonight-urgent', content: '' }],
  ['crisis_lines', { name: 'Line', description: '', phone: '988', area: '', time: '', position: 999 }],
  ['liaisons', { county: 'Taylor', school_district: 'Abilene', display_name: 'Sam', title: '', phone: '325' }],
])('a new, changed, or deleted row of %s does not wait for the end of an import', async (name, input) => {
  const { readUrgentVersion } = offlineSource(server.app, {} as RegionProfile);
  const row = { id: randomUUIDv7(), ...input };
  const table = sql.table(name);
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const versions = [await readUrgentVersion()];
  for (const change of [
    sql`INSERT INTO ${table} (${columns}) VALUES (${sql.join(Object.values(row))})`,
    sql`UPDATE ${table} SET updated_at = clock_timestamp() WHERE id = ${row.id}`,
    sql`DELETE FROM ${table} WHERE id = ${row.id}`,
  ]) {
    await run(change);
    versions.push(await readUrgentVersion());
  }
  expect(new Set(versions.slice(0, 3)).size).toBe(3);
  expect(versions[3]).not.toBe(versions[2]);
});
