import type { Manifest } from '@amparo/domain/offline/offlineRoutes.ts';
import {
  PACKAGE_FORMAT,
  type PackedService,
  packServices,
  parts,
  unpackServices,
} from '@amparo/domain/offline/servicePackage.ts';
import { type DeviceDatabase, openDeviceDatabase, readSetting, type StoredService } from './deviceDatabase.ts';
import { hashOf } from './hashes.ts';
import { addServices, forgetIndex, removeServices } from './storeIndex.ts';

/** About the size of one service on the network, with the headers of its request. */
const BYTES_OF_SERVICE = 1_700;

let running: Promise<void> | undefined;

/** Brings the data of this device up to date. Continues an interrupted download. Rejects without network or storage. */
export function syncData(): Promise<void> {
  running ??= sync().finally(() => {
    running = undefined;
  });
  return running;
}

async function sync(): Promise<void> {
  const { data: manifest } = (await fetchJson('/api/offline/manifest', 'no-cache')) as { data: Manifest };
  const database = await openDeviceDatabase();
  await removeHidden(database, manifest);
  // Older pages cannot read newer data. They still must not show what was removed.
  if (manifest.format !== PACKAGE_FORMAT) return;
  await storeParts(database, manifest);
  await storeServices(database, manifest);
  const settings = database.transaction('settings', 'readwrite').store;
  await Promise.all([
    settings.put(new Date().toISOString(), 'savedAt'),
    settings.put([], 'bundles'),
    settings.transaction.done,
  ]);
}

async function fetchJson(address: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.json();
}

const fetchChunk = async (hash: string) => {
  const response = await fetch(`/api/offline/chunks/${hash}`);
  if (!response.ok) throw new Error(`The chunk ${hash} was answered with ${response.status}`);
  return response.text();
};

/** Removes services that are deleted, not approved, or confidential by now, before anything else. */
async function removeHidden(database: DeviceDatabase, { hidden, confidential }: Manifest): Promise<void> {
  const hiddenIds = new Set(hidden);
  const confidentialIds = new Set(confidential);
  const isHidden = ({ idHash, text }: StoredService) =>
    hiddenIds.has(idHash) || (confidentialIds.has(idHash) && !unpackServices(text)[0]?.isAddressConfidential);
  await removeServices(database, isHidden);
  await database.put('settings', hidden, 'hidden');
}

async function storeParts(database: DeviceDatabase, manifest: Manifest): Promise<void> {
  for (const part of parts) {
    const { hash } = manifest.parts[part];
    const stored = await database.get('parts', part);
    if (stored?.hash === hash) continue;
    await database.put('parts', { hash, text: await fetchChunk(hash) }, part);
    if (part === 'likes') await forgetIndex(database);
  }
}

/** Reads the bundles if there are no data yet or if most are out of date, otherwise the services that have changed. */
async function storeServices(database: DeviceDatabase, manifest: Manifest): Promise<void> {
  const isFirst = (await readSetting('savedAt')) === undefined;
  if (isFirst) await storeBundles(database, manifest);
  const changes = await findChanges(database, manifest);
  const bytes = manifest.bundles.reduce((sum, bundle) => sum + bundle.bytes, 0);
  if (changes.missing.length * BYTES_OF_SERVICE > bytes) await storeBundles(database, manifest);
  else for (const hash of changes.missing) await putServices(database, unpackServices(await fetchChunk(hash)));
  await removeServices(database, ({ hash }) => changes.outdated.has(hash));
}

async function storeBundles(database: DeviceDatabase, { bundles }: Manifest): Promise<void> {
  const stored = (await readSetting('bundles')) ?? [];
  for (const { hash } of bundles) {
    if (stored.includes(hash)) continue;
    await putServices(database, unpackServices(await fetchChunk(hash)));
    stored.push(hash);
    await database.put('settings', stored, 'bundles');
  }
}

async function putServices(database: DeviceDatabase, services: readonly PackedService[]): Promise<void> {
  await addServices(database, await Promise.all(services.map(toStored)));
}

async function toStored(service: PackedService): Promise<StoredService> {
  const text = packServices([service]);
  const [{ hash }, { hash: idHash, bits: idBits }] = await Promise.all([hashOf(text), hashOf(service.id)]);
  return { id: service.id, hash, idHash, idBits, text };
}

/** Compares the groups of the package with the services of this device. */
async function findChanges(
  database: DeviceDatabase,
  { groups }: Manifest,
): Promise<{ missing: string[]; outdated: Set<string> }> {
  const own: string[][] = groups.map(() => []);
  for (const { hash, idBits } of await database.getAll('services')) own[idBits % groups.length]!.push(hash);
  const missing: string[] = [];
  const outdated = new Set<string>();
  for (const [n, hashes] of own.entries()) {
    const list = JSON.stringify(hashes.sort().join(''));
    if ((await hashOf(list)).hash === groups[n]) continue;
    const current = new Set((JSON.parse(await fetchChunk(groups[n]!)) as string).match(/.{9}/g));
    missing.push(...[...current].filter((hash) => !hashes.includes(hash)));
    for (const hash of hashes) if (!current.has(hash)) outdated.add(hash);
  }
  return { missing, outdated };
}
