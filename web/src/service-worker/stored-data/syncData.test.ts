import 'fake-indexeddb/auto';
import { buildHashTree, type HashList } from '@amparo/domain/offline/download/hashTree.ts';
import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  areaOf,
  PACKAGE_FORMAT,
  type PackedService,
  packServices,
  parts,
  unpackServices,
} from '@amparo/domain/offline/servicePackage.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from './deviceDatabase.ts';
import { hashOf } from './hashes.ts';
import { readDevice } from './readDevice.ts';
import { syncData } from './syncData.ts';

const service = (id: string, changes: Partial<PackedService> = {}): PackedService => ({
  ...unpackServices(JSON.stringify({ id: [id] }))[0]!,
  ...changes,
});
const pantry = service('a', { name: 'Pantry', address1: '1 Elm Street' });
const shelter = service('b', { name: 'Shelter' });

const counties = [
  { name: 'Taylor', seat: 'Abilene', coordinates: [-99.733, 32.449] },
  { name: 'Jones', seat: 'Anson', coordinates: [-99.896, 32.755] },
  { name: 'Mitchell', seat: 'Colorado City', coordinates: [-100.866, 32.389] },
];
const community = { counties: [], timeZone: 'America/Chicago', chat: { name: '', center: [0, 0], counties } };
const inAnson: [number, number] = [-99.9, 32.75];
const inColoradoCity: [number, number] = [-100.86, 32.39];
const onFoot = { place: null, isCostly: false };

let chunks: Map<string, string>;
let manifest: Manifest;
let database: DeviceDatabase;
let requested: string[];

const shortHash = async (text: string) => (await hashOf(text)).hash;

async function add(text: string): Promise<string> {
  const hash = await shortHash(text);
  chunks.set(hash, text);
  return hash;
}

async function addTree({ text, lists }: HashList): Promise<void> {
  await add(text);
  for (const list of lists ?? []) await addTree(list);
}

interface Published {
  services: PackedService[];
  /** The counties by which the package is divided. */
  divided?: string[];
  hidden?: string[];
  confidential?: string[];
  bytes?: number;
}

/** What the server offers: the services of each area in one bundle. */
async function publish({ services, divided = [], hidden = [], confidential = [], bytes = 1000 }: Published) {
  chunks = new Map();
  requested = [];
  const areas: Record<string, string> = {};
  const downloads: Record<string, { hash: string; bytes: number }[]> = {};
  const known = Object.fromEntries(divided.map((name) => [name, true]));
  for (const area of new Set(services.map(({ county }) => areaOf(county, known)))) {
    const some = services.filter(({ county }) => areaOf(county, known) === area);
    const hashed = some.map(async (one) => ({
      hash: await add(packServices([one])),
      idBits: (await hashOf(one.id)).bits,
    }));
    const tree = await buildHashTree(await Promise.all(hashed), shortHash);
    await addTree(tree);
    areas[area] = tree.hash;
    downloads[area] = [{ hash: await add(packServices(some)), bytes }];
  }
  const hashes = async (ids: string[]) => (await Promise.all(ids.map(shortHash))).join('');
  const likes = Object.fromEntries(Object.keys(areas).map((area) => [area, []]));
  const contents: Record<string, unknown> = {
    ...Object.fromEntries(parts.map((name) => [name, []])),
    areas: Object.keys(areas),
    likes,
    community,
  };
  const partHashes: Record<string, string> = {};
  for (const part of parts) partHashes[part] = await add(JSON.stringify(contents[part]));
  const listed = {
    format: PACKAGE_FORMAT,
    removed: [await add(JSON.stringify({ hidden: await hashes(hidden), confidential: await hashes(confidential) }))],
    ...{
      areas: Object.values(areas).join(''),
      downloads: await add(JSON.stringify(downloads)),
      parts: await add(JSON.stringify(partHashes)),
    },
  };
  manifest = { ...listed, version: await shortHash(JSON.stringify(listed)) };
}

const stored = async () => {
  const texts = (await database.getAll('services')).map(({ text }) => unpackServices(text)[0]!);
  return texts.map(({ id, name, address1 }) => [id, name, address1]);
};
const timesRead = (hash: string) => requested.filter((one) => one === hash).length;
const storedIds = async () => (await database.getAll('services')).map(({ id }) => id);

beforeEach(async () => {
  vi.setSystemTime('2026-11-27T18:00:00Z');
  database = await openDeviceDatabase();
  for (const name of ['services', 'settings', 'parts'] as const) await database.clear(name);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/offline/manifest') return Response.json({ data: manifest });
    const hash = address.split('/').at(-1)!;
    requested.push(hash);
    const text = chunks.get(hash);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the browser says about the space for this site. */
function setFreeBytes(quota: number): void {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage: 0 }) } });
}

test('a phone without data stores all services', async () => {
  await publish({ services: [pantry, shelter] });
  await syncData(onFoot);
  expect(await stored()).toEqual([
    ['a', 'Pantry', '1 Elm Street'],
    ['b', 'Shelter', ''],
  ]);
  expect((await readDevice('engine'))?.data.counties).toBeNull();
});

test('a changed service replaces the old one, and one that is no longer published is deleted', async () => {
  await publish({ services: [pantry, shelter] });
  await syncData(onFoot);
  await publish({ services: [{ ...pantry, name: 'Food Pantry' }] });
  await syncData(onFoot);
  expect(await stored()).toEqual([['a', 'Food Pantry', '1 Elm Street']]);
});

test('one changed service of many is read alone, and nothing is read if nothing has changed', async () => {
  const many = Array.from({ length: 100 }, (_, n) => service(`id ${n}`, { name: 'Pantry' }));
  await publish({ services: many });
  await syncData(onFoot);
  const changed = many.with(17, { ...many[17]!, name: 'Food Pantry' });
  await publish({ services: changed });
  await syncData(onFoot);
  const lists = requested.filter((hash) => chunks.get(hash)!.startsWith('{"lists"')).length;
  const services = requested.filter(
    (hash) => chunks.get(hash)!.startsWith('{"name"') || chunks.get(hash)!.includes('"id":'),
  );
  expect(lists).toBe(1);
  expect(services.map((hash) => unpackServices(chunks.get(hash)!).map(({ name }) => name))).toEqual([['Food Pantry']]);
  await publish({ services: changed });
  await syncData(onFoot);
  expect(requested).toEqual([]);
});

test('a service that is hidden by now is removed, also if the phone cannot read the new data', async () => {
  await publish({ services: [pantry, shelter] });
  await syncData(onFoot);
  await publish({ services: [], hidden: ['b'] });
  manifest.format += 1;
  await syncData(onFoot);
  expect(await stored()).toEqual([['a', 'Pantry', '1 Elm Street']]);
});

test('the address of a service that is confidential by now is removed before anything else is read', async () => {
  await publish({ services: [pantry, shelter] });
  await syncData(onFoot);
  await publish({ services: [{ ...pantry, isAddressConfidential: true, address1: '' }, shelter], confidential: ['a'] });
  const [removed] = manifest.removed;
  chunks = new Map([[removed!, chunks.get(removed!)!]]);
  await expect(syncData(onFoot)).rejects.toThrow('404');
  expect(await stored()).toEqual([['b', 'Shelter', '']]);
});

test('an interrupted download continues with what is missing', async () => {
  await publish({ services: [pantry, service('j', { county: 'Jones' })], divided: ['Jones'] });
  const all = chunks;
  const bundleOf = (area: string) => JSON.parse(all.get(manifest.downloads)!)[area][0].hash as string;
  chunks = new Map([...all].filter(([hash]) => hash !== bundleOf('*')));
  await expect(syncData(onFoot)).rejects.toThrow('404');
  expect(await storedIds()).toEqual(['j']);
  expect((await readDevice('engine'))?.data.counties, 'it already answers for this county').toEqual(['Jones']);
  chunks = all;
  requested = [];
  await syncData(onFoot);
  expect(requested).toContain(bundleOf('*'));
  expect(requested).not.toContain(bundleOf('Jones'));
  expect(await storedIds()).toEqual(['a', 'j']);
});

const byCounty = ['Taylor', 'Jones', 'Mitchell'].map((county) => service(county, { county }));
const divided = { services: [...byCounty, service('line')], divided: ['Taylor', 'Jones', 'Mitchell', ''] };

test('a phone with little room stores the nearest county, says so, and has the others when there is room', async () => {
  await publish({ ...divided, bytes: 1_000_000 });
  setFreeBytes(130_000_000);
  await syncData({ ...onFoot, place: inAnson });
  expect(await storedIds()).toEqual(['Jones', 'line']);
  expect(timesRead(manifest.downloads)).toBe(1);
  expect((await readDevice('engine'))?.data.counties).toEqual(['Jones']);

  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  setFreeBytes(1_000_000_000);
  await syncData({ ...onFoot, place: inAnson });
  expect(await storedIds()).toEqual(['Jones', 'Mitchell', 'Taylor', 'line']);
  expect((await readDevice('engine'))?.data.counties).toBeNull();
});

test('a phone that is full in the middle leaves out that county and the one before, and tries again the next day', async () => {
  await publish(divided);
  const { put } = IDBObjectStore.prototype;
  let isFull = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, ...key) {
    if (isFull && (value as { county?: string }).county === 'Mitchell')
      throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value, ...key);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await syncData({ ...onFoot, place: inAnson });
  expect(await storedIds()).toEqual(['Jones', 'line']);
  expect((await readDevice('engine'))?.data.counties).toEqual(['Jones']);
  requested = [];
  await syncData({ ...onFoot, place: inAnson });
  expect(requested).toEqual([]);
  isFull = false;
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  await syncData({ ...onFoot, place: inAnson });
  expect(await storedIds()).toEqual(['Jones', 'Mitchell', 'Taylor', 'line']);
});

test('a phone without room looks once a day whether there is room, and again in another county', async () => {
  await publish({ ...divided, bytes: 1_000_000 });
  setFreeBytes(10_000_000);
  const looksAt = async (place: [number, number]) => {
    requested = [];
    await syncData({ ...onFoot, place });
    return timesRead(manifest.downloads);
  };
  expect([await looksAt(inAnson), await looksAt(inAnson)]).toEqual([1, 0]);
  expect([await looksAt(inColoradoCity), await looksAt(inColoradoCity)]).toEqual([1, 0]);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect([await looksAt(inColoradoCity), await looksAt(inColoradoCity)]).toEqual([1, 0]);
});

test('at the cost of the person, a phone stores no more than they were asked for, and the county of a new place', async () => {
  await publish({ ...divided, bytes: 280_000 });
  await syncData({ place: inAnson, isCostly: true });
  expect(await storedIds()).toEqual(['Jones', 'Taylor', 'line']);
  await publish({ ...divided, bytes: 100_000 });
  await syncData({ place: inAnson, isCostly: true });
  expect(await storedIds(), 'later on the same day').toEqual(['Jones', 'Taylor', 'line']);
  await syncData({ place: inColoradoCity, isCostly: true });
  expect(await storedIds()).toEqual(['Jones', 'Mitchell', 'Taylor', 'line']);
});

test('the position of a phone is in no request', async () => {
  await publish(divided);
  const addresses: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    addresses.push(address + JSON.stringify(init ?? {}));
    return fetch(address, init);
  });
  await syncData({ ...onFoot, place: inAnson });
  expect(addresses.join()).not.toMatch(/32\.75|99\.9/);
  expect(addresses.length).toBeGreaterThan(5);
});

test('a package that is divided by now does not load again what the phone has, nor remove it', async () => {
  const services = [...divided.services, service('odd', { county: 'constructor' })];
  await publish({ services });
  await syncData(onFoot);
  await publish({ ...divided, services, bytes: 1_000_000 });
  await syncData({ ...onFoot, isCostly: true });
  expect(requested.filter((hash) => chunks.get(hash)!.includes('"id":'))).toEqual([]);
  expect(await storedIds()).toEqual(['Jones', 'Mitchell', 'Taylor', 'line', 'odd']);
  expect((await readDevice('engine'))?.data.counties).toBeNull();
});

test('a county that the phone did not choose loses the services that moved there', async () => {
  await publish({ ...divided, bytes: 1_000_000 });
  setFreeBytes(130_000_000);
  await syncData({ ...onFoot, place: inAnson });
  const moved = divided.services.map((one) => (one.id === 'Jones' ? { ...one, county: 'Mitchell' } : one));
  await publish({ ...divided, services: [...moved, service('new', { county: 'Jones' })], bytes: 1_000_000 });
  await syncData({ ...onFoot, place: inAnson });
  expect(await storedIds()).toEqual(['line', 'new']);
});

test('an update that was interrupted is undone if the server publishes the version from before again', async () => {
  const counties = [...divided.divided, 'Callahan'];
  await publish({ ...divided, divided: counties });
  const { version } = manifest;
  await syncData(onFoot);
  await publish({ services: [service('Callahan', { county: 'Callahan' }), ...divided.services], divided: counties });
  // The connection breaks after the parts.
  const { downloads, areas } = manifest;
  chunks = new Map([...chunks].filter(([hash]) => hash !== downloads && !areas.includes(hash)));
  await expect(syncData(onFoot)).rejects.toThrow('404');
  await publish({ ...divided, divided: counties });
  expect(manifest.version).toBe(version);
  await syncData(onFoot);
  expect(await storedIds()).toEqual(['Jones', 'Mitchell', 'Taylor', 'line']);
  expect((await readDevice('engine'))?.data.counties).toBeNull();
});
