import { compareWithTree } from '@amparo/domain/offline/download/hashTree.ts';
import { areaOf, type PackedService, packServices, unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { type DeviceDatabase, readSetting, type StoredAreas, type StoredService } from './deviceDatabase.ts';
import { fetchChunk, type PublishedAreas } from './fetchPackage.ts';
import { hashOf } from './hashes.ts';
import { addServices, removeServices } from './storeIndex.ts';

/** On the network, a service alone is as large as this many in a bundle. */
const LIKE_ONE_ALONE = 8;

type OwnService = Pick<StoredService, 'id' | 'hash' | 'idBits' | 'county'>;

/**
 * Brings the chosen areas up to date, one after the other, and removes the others. Returns the areas that the device has
 * then: if it is full, the last one makes space for what is prepared, and for messages that wait.
 */
export async function storeServices(
  database: DeviceDatabase,
  published: PublishedAreas,
  areas: StoredAreas,
  chosen: readonly string[],
): Promise<string[]> {
  const own = new Map<string, OwnService>((await database.getAll('services')).map((one) => [one.id, toOwn(one)]));
  const current = new Map<string, readonly string[]>();
  const had = areas.stored;
  for (const area of chosen) {
    try {
      current.set(area, await storeArea({ ...published, database, own, area }));
    } catch (error) {
      if (!isFull(error) || had.includes(area)) throw error;
      const [last] = [...current.keys()].slice(-1);
      if (last !== undefined && !had.includes(last)) current.delete(last);
      break;
    }
    if (!areas.stored.includes(area)) areas = await addArea(database, areas, area);
  }
  const currentHashes = new Set([...current.values()].flat());
  const isOutdated = ({ hash }: { hash: string }) => !currentHashes.has(hash);
  if ([...own.values()].some(isOutdated)) await removeServices(database, isOutdated);
  return [...current.keys()];
}

/** Chromium says how much space is left only by this error: its estimate is always 10 GB. */
function isFull(error: unknown): boolean {
  return (error as Error).name === 'QuotaExceededError';
}

/** The device already lists the area without a network while it downloads the next ones. */
async function addArea(database: DeviceDatabase, areas: StoredAreas, area: string): Promise<StoredAreas> {
  const more = { ...areas, stored: [...areas.stored, area] };
  // If the download is interrupted, the next synchronization plans again.
  await database.put('settings', { ...more, plan: '' }, 'areas');
  if ((await readSetting('savedAt')) === undefined) await database.put('settings', new Date().toISOString(), 'savedAt');
  return more;
}

interface Area extends PublishedAreas {
  database: DeviceDatabase;
  /** All services of the device. */
  own: Map<string, OwnService>;
  area: string;
}

/**
 * Reads the bundles if the device has nothing of the area, or if much of it is out of date; otherwise the services that
 * have changed. Returns the hashes of the services that belong to the area now.
 */
async function storeArea({ database, trees, readDownloads, own, area }: Area): Promise<string[]> {
  const ofArea = () => [...own.values()].filter(({ county }) => areaOf(county, trees) === area);
  const put = async (text: string) => {
    for (const stored of await putServices(database, unpackServices(text))) own.set(stored.id, toOwn(stored));
  };
  const putBundles = async () => storeBundles(database, (await readDownloads())[area]!, put);
  if (ofArea().length === 0) await putBundles();
  const shortHashOf = async (text: string) => (await hashOf(text)).hash;
  const { missing, outdated } = await compareWithTree(ofArea(), trees[area]!, {
    hashOf: shortHashOf,
    read: fetchChunk,
  });
  if (missing.length * LIKE_ONE_ALONE > ofArea().length + missing.length) await putBundles();
  else for (const one of missing) await put(await fetchChunk(one));
  return ofArea().flatMap((service) => (outdated.has(service.hash) ? [] : service.hash));
}

async function storeBundles(
  database: DeviceDatabase,
  bundles: readonly { hash: string }[],
  put: (text: string) => Promise<void>,
): Promise<void> {
  const stored = (await readSetting('bundles')) ?? [];
  for (const { hash } of bundles) {
    if (stored.includes(hash)) continue;
    await put(await fetchChunk(hash));
    stored.push(hash);
    await database.put('settings', stored, 'bundles');
  }
}

async function putServices(database: DeviceDatabase, services: readonly PackedService[]): Promise<StoredService[]> {
  const stored = await Promise.all(services.map(toStored));
  await addServices(database, stored);
  return stored;
}

async function toStored(service: PackedService): Promise<StoredService> {
  const text = packServices([service]);
  const [{ hash }, { hash: idHash, bits: idBits }] = await Promise.all([hashOf(text), hashOf(service.id)]);
  return { id: service.id, hash, idHash, idBits, county: service.county, text };
}

function toOwn({ id, hash, idBits, county }: StoredService): OwnService {
  return { id, hash, idBits, county };
}
