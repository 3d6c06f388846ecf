import { unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { termsOf, termsVersion } from '@amparo/domain/services/search-index/device/serviceTerms.ts';
import { buildMatching } from '@amparo/domain/understanding/matching/matchText.ts';
import { type DeviceDatabase, openDeviceDatabase, type StoredService } from './deviceDatabase.ts';

/** Milliseconds until the worker answers waiting requests. */
const SLICE = 20;

/**
 * Computes what searches read in the texts of services that have none of this version. It takes seconds on a slow phone,
 * so it pauses often, and the next synchronization continues an interrupted one.
 */
export async function storeTerms(): Promise<void> {
  const database = await openDeviceDatabase();
  const services = await database.getAll('services');
  const missing = services.filter(({ terms }) => terms?.version !== termsVersion);
  if (missing.length === 0) return;
  await prepareMatching();
  let computed: StoredService[] = [];
  let until = performance.now() + SLICE;
  for (const service of missing) {
    const text = JSON.stringify(unpackServices(service.text).map(termsOf)[0]);
    computed.push({ ...service, terms: { version: termsVersion, text } });
    if (performance.now() < until) continue;
    await putUnchanged(database, computed);
    computed = [];
    await pause();
    until = performance.now() + SLICE;
  }
  await putUnchanged(database, computed);
}

/** Builds the phrases that searches look for, with pauses. */
export async function prepareMatching(): Promise<void> {
  let until = performance.now() + SLICE;
  for (const _step of buildMatching()) {
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + SLICE;
  }
}

/** Another worker may have replaced or removed a service meanwhile. */
async function putUnchanged(database: DeviceDatabase, services: readonly StoredService[]): Promise<void> {
  const { store, done } = database.transaction('services', 'readwrite');
  for (const service of services) {
    const stored = await store.get(service.id);
    if (stored?.hash === service.hash) void store.put(service);
  }
  await done;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
