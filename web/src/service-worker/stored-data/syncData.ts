import type { DeviceRegion } from '@amparo/domain/offline/deviceChat.ts';
import { chooseAreas, type DeviceLimits, nearestCounty } from '@amparo/domain/offline/download/chooseAreas.ts';
import { treesOf } from '@amparo/domain/offline/download/hashTree.ts';
import type { Manifest, PartHashes } from '@amparo/domain/offline/offlineRoutes.ts';
import { OTHER_AREA, PACKAGE_FORMAT, type PackagePart, parts } from '@amparo/domain/offline/servicePackage.ts';
import { type DeviceDatabase, openDeviceDatabase, readSetting, type StoredAreas } from './deviceDatabase.ts';
import { fetchChunk, fetchPackage, type PublishedAreas } from './fetchPackage.ts';
import { removeHidden } from './removeHidden.ts';
import { forgetIndex } from './storeIndex.ts';
import { storeServices } from './storeServices.ts';

let running: Promise<void> | undefined;

/** What a page knows about the device. */
export type SyncOptions = Omit<DeviceLimits, 'freeBytes'>;

/** Brings the data of this device up to date. Continues an interrupted download. Rejects without network or storage. */
export function syncData(options: SyncOptions): Promise<void> {
  running ??= sync(options).finally(() => {
    running = undefined;
  });
  return running;
}

async function sync(options: SyncOptions): Promise<void> {
  const published = await fetchPackage();
  const { manifest } = published;
  const database = await openDeviceDatabase();
  await removeHidden(database, manifest);
  // Older pages cannot read newer data. They still must not show what was removed.
  if (manifest.format !== PACKAGE_FORMAT) return;
  const isCurrent = (await readSetting('version')) === manifest.version;
  if (!isCurrent) await storeParts(database, manifest);
  const trees = treesOf((await readPart(database, 'areas')) as string[], manifest.areas);
  const { areas, chosen } = await planAreas(database, { ...published, trees }, options);
  const mustStore = !isCurrent || chosen.length > areas.stored.length;
  const stored = mustStore ? await storeServices(database, { ...published, trees }, areas, chosen) : chosen;
  const settings = database.transaction('settings', 'readwrite').store;
  await Promise.all([
    settings.put({ ...areas, stored }, 'areas'),
    settings.put(new Date().toISOString(), 'savedAt'),
    settings.put(manifest.version, 'version'),
    settings.put([], 'bundles'),
    settings.transaction.done,
  ]);
}

async function storeParts(database: DeviceDatabase, manifest: Manifest): Promise<void> {
  const hashes = JSON.parse(await fetchChunk(manifest.parts)) as PartHashes;
  // If this is interrupted and the server publishes the previous version again, the parts are still replaced.
  await database.delete('settings', 'version');
  for (const part of parts) {
    const stored = await database.get('parts', part);
    if (stored?.hash === hashes[part]) continue;
    await database.put('parts', { hash: hashes[part], text: await fetchChunk(hashes[part]) }, part);
    if (part === 'likes') await forgetIndex(database);
  }
}

/**
 * The areas that this device has, and those that it stores now. It looks once a day whether it can store more, and at
 * once if the person is in another county or the areas have changed.
 */
async function planAreas(
  database: DeviceDatabase,
  { trees, readDownloads }: PublishedAreas,
  { place, isCostly }: SyncOptions,
): Promise<{ areas: StoredAreas; chosen: string[] }> {
  const before = (await readSetting('areas')) ?? { stored: [], all: [OTHER_AREA], plan: '' };
  const all = Object.keys(trees).sort();
  const { chat } = (await readPart(database, 'community')) as DeviceRegion;
  const counties = chat?.counties ?? [];
  const plan = JSON.stringify([new Date().toISOString().slice(0, 10), place && nearestCounty(counties, place), all]);
  // A device that has the undivided package keeps all services when it is divided.
  const hasUndivided = before.all.join() === OTHER_AREA && before.stored.includes(OTHER_AREA);
  const stored = hasUndivided ? all : before.stored.filter((area) => all.includes(area));
  const areas = { stored, all, plan };
  if (before.plan === plan || stored.length === all.length) return { areas, chosen: stored };
  // Small packages are not divided.
  if (all.every((area) => area === OTHER_AREA)) return { areas, chosen: all };
  const limits = { place, isCostly, freeBytes: await readFreeBytes() };
  return { areas, chosen: chooseAreas(await readDownloads(), stored, counties, limits) };
}

async function readPart(database: DeviceDatabase, part: PackagePart): Promise<unknown> {
  return JSON.parse((await database.get('parts', part))!.text);
}

/** Safari before 17 does not say it. */
async function readFreeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
}
