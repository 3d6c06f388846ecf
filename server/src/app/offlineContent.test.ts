import { randomUUIDv7 } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import { type PackedService, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateService, placesOf } from '../../../bench/generate/generateService.ts';
import { upsertServices } from '../features/services/persistence/saveServices.ts';
import { PublicServiceRepository } from '../features/services/read/publicServiceRepository.ts';
import { findCentroid } from '../geocoder/findCentroid.ts';
import { regionGazetteer } from '../geocoder/regionGazetteer.ts';
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

async function readAll({ bundles }: Manifest): Promise<PackedService[]> {
  const texts = await Promise.all(bundles.map(({ hash }) => read(`chunks/${hash}`)));
  return texts.flatMap(unpackServices).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The chunks that a device lacks after a change, and the bytes that it downloads. */
async function costOf(before: Manifest, after: Manifest): Promise<{ bytes: number; services: PackedService[] }> {
  const manifest = await fetchBytes('manifest');
  const had = new Set((await Promise.all(before.groups.map((hash) => known.get(hash)!))).flat());
  let bytes = manifest.rawPayload.length;
  const services: PackedService[] = [];
  for (const hash of after.groups.filter((group) => !before.groups.includes(group))) {
    const index = await fetchBytes(`chunks/${hash}`);
    bytes += index.rawPayload.length;
    for (const name of readList(brotliDecompressSync(index.rawPayload).toString())) {
      if (had.has(name)) continue;
      const chunk = await fetchBytes(`chunks/${name}`);
      bytes += chunk.rawPayload.length;
      services.push(...unpackServices(brotliDecompressSync(chunk.rawPayload).toString()));
    }
  }
  return { bytes, services };
}

/** The services of each group that a device knows: the hashes in the list of the group. */
const known = new Map<string, string[]>();
async function remember({ groups }: Manifest): Promise<void> {
  for (const hash of groups) known.set(hash, readList(await read(`chunks/${hash}`)));
}

function readList(text: string): string[] {
  return JSON.parse(text).match(/.{9}/g) ?? [];
}

test('contains every published service, and nothing else about services', async () => {
  const manifest = await readManifest();
  const expected = await new PublicServiceRepository(server.database.db).deviceServices();
  const likes = JSON.parse(await read(`chunks/${manifest.parts.likes.hash}`)) as number[];
  const stored = (await readAll(manifest)).map((service, n) => ({ ...service, likes: likes[n] }));
  expect(stored).toEqual(expected.map((service) => expect.objectContaining(pickKeys(service, stored[0]!))));
  expect(stored.length).toBeGreaterThan(SERVICES);
});

function pickKeys(service: object, like: object): object {
  return Object.fromEntries(Object.entries(service).filter(([name]) => name in like));
}

test('1,000 services cost at most 250 kB', async () => {
  const { bundles } = await readManifest();
  const bodies = await Promise.all(bundles.map(({ hash }) => fetchBytes(`chunks/${hash}`)));
  expect(bodies.map(({ rawPayload }) => rawPayload.length)).toEqual(bundles.map(({ bytes }) => bytes));
  expect(bundles.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(250_000);
});

test('one changed service costs at most 2 kB, and twenty at most 30 kB', async () => {
  const before = await readManifest();
  await remember(before);
  await run(sql`UPDATE services SET phone = '(325) 555-0999' WHERE id IN (
    SELECT id FROM services WHERE is_approved ORDER BY name LIMIT 1)`);
  const after = await readManifest(({ version }) => version !== before.version);
  const one = await costOf(before, after);
  expect(one.services.map(({ phone }) => phone)).toEqual(['(325) 555-0999']);
  expect(one.bytes).toBeLessThan(2000);
  await remember(after);
  await run(sql`UPDATE services SET phone = '(325) 555-0998' WHERE id IN (
    SELECT id FROM services WHERE is_approved ORDER BY id DESC LIMIT 20)`);
  const day = await costOf(after, await readManifest(({ version }) => version !== after.version));
  expect(day.services.length).toBe(20);
  expect(day.bytes).toBeLessThan(30_000);
});

test('names services that were deleted, unapproved, or made confidential, and sends no confidential address', async () => {
  const before = await readManifest();
  const [gone, hidden, secret] = (await readAll(before)).filter(({ address1 }) => /^\d/.test(address1));
  await run(sql`UPDATE services SET is_approved = false, deleted_at = now() WHERE id = ${gone!.id}`);
  await run(sql`UPDATE services SET is_approved = false WHERE id = ${hidden!.id}`);
  await run(sql`UPDATE services SET is_address_confidential = true, address1 = '77 Secret Street',
    longitude = -99.123457, latitude = 32.123457 WHERE id = ${secret!.id}`);
  const isNamed = ({ hidden: all, confidential }: Manifest) =>
    all.length === before.hidden.length + 2 && confidential.length === before.confidential.length + 1;
  const after = await readManifest(isNamed);
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
  for (const { hash } of Object.values(manifest.parts)) all.push(await read(`chunks/${hash}`));
  expect(all.join()).not.toMatch(new RegExp(`zqvx|${ownerId}`, 'i'));
});

test('a chunk never changes, and an interrupted download continues', async () => {
  const { bundles } = await readManifest();
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
