import 'fake-indexeddb/auto';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  PACKAGE_FORMAT,
  type PackedService,
  packServices,
  parts,
  unpackServices,
} from '@amparo/domain/offline/servicePackage.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from './deviceDatabase.ts';
import { hashOf } from './hashes.ts';
import { syncData } from './syncData.ts';

const service = (id: string, changes: Partial<PackedService> = {}): PackedService => ({
  ...unpackServices(JSON.stringify({ id: [id] }))[0]!,
  ...changes,
});

let chunks: Map<string, string>;
let manifest: Manifest;
let database: DeviceDatabase;

async function chunkOf(text: string): Promise<string> {
  const { hash } = await hashOf(text);
  chunks.set(hash, text);
  return hash;
}

/** What the server offers: all services in one bundle and in one group. */
async function publish(services: PackedService[], more: Partial<Manifest> = {}): Promise<void> {
  chunks = new Map();
  const hashes = await Promise.all(services.map((one) => chunkOf(packServices([one]))));
  const bundle = await chunkOf(packServices(services));
  const part = { hash: await chunkOf('[]'), bytes: 2 };
  manifest = {
    ...{ format: PACKAGE_FORMAT, version: 'aaaaaaaaa', hidden: [], confidential: [] },
    groups: [await chunkOf(JSON.stringify(hashes.sort().join('')))],
    bundles: [{ hash: bundle, bytes: 100_000 }],
    parts: Object.fromEntries(parts.map((name) => [name, part])) as Manifest['parts'],
    ...more,
  };
}

const stored = async () => {
  const texts = (await database.getAll('services')).map(({ text }) => unpackServices(text)[0]!);
  return texts.map(({ id, name, address1 }) => [id, name, address1]);
};

beforeEach(async () => {
  database = await openDeviceDatabase();
  await database.clear('services');
  await database.clear('settings');
  await database.clear('parts');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/offline/manifest') return Response.json({ data: manifest });
    const text = chunks.get(address.split('/').at(-1)!);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  await publish([service('a', { name: 'Pantry', address1: '1 Elm Street' }), service('b', { name: 'Shelter' })]);
  await syncData();
});

test('a phone without data stores all services', async () => {
  expect(await stored()).toEqual([
    ['a', 'Pantry', '1 Elm Street'],
    ['b', 'Shelter', ''],
  ]);
});

test('a changed service replaces the old one, and one that is no longer published is deleted', async () => {
  await publish([service('a', { name: 'Food Pantry', address1: '1 Elm Street' })]);
  await syncData();
  expect(await stored()).toEqual([['a', 'Food Pantry', '1 Elm Street']]);
});

test('a service that is hidden by now is removed, also if the phone cannot read the new data', async () => {
  await publish([], { format: PACKAGE_FORMAT + 1, hidden: [(await hashOf('b')).hash] });
  await syncData();
  expect(await stored()).toEqual([['a', 'Pantry', '1 Elm Street']]);
});

test('the address of a service that is confidential by now is removed before anything is read', async () => {
  await publish([service('a', { isAddressConfidential: true }), service('b', { name: 'Shelter' })], {
    confidential: [(await hashOf('a')).hash],
  });
  chunks.clear();
  await expect(syncData()).rejects.toThrow('404');
  expect(await stored()).toEqual([['b', 'Shelter', '']]);
});
