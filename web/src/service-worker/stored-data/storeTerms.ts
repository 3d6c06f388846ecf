import { unpackServices } from '@amparo/domain/offline/servicePackage.ts';
import { termsOf, termsVersion } from '@amparo/domain/offline/serviceTerms.ts';
import { buildMatching } from '@amparo/domain/understanding/matching/matchText.ts';
import { type DeviceDatabase, openDeviceDatabase, type StoredService } from './deviceDatabase.ts';
import { whileIdle } from './slices.ts';

/** The number of services that are stored together. */
const TOGETHER = 20;

/**
 * Computes what searches read in the texts of services that have none of this version. The next synchronization
 * continues an interrupted one.
 */
export async function storeTerms(): Promise<void> {
  const database = await openDeviceDatabase();
  const services = await database.getAll('services');
  const version = termsVersion();
  const missing = services.filter(({ terms }) => terms?.version !== version);
  if (missing.length === 0) return;
  await whileIdle(buildMatching());
  for (let first = 0; first < missing.length; first += TOGETHER) {
    const computed = await whileIdle(addTerms(missing.slice(first, first + TOGETHER), version));
    await putUnchanged(database, computed);
  }
}

function* addTerms(services: readonly StoredService[], version: string): Generator<void, StoredService[]> {
  const computed: StoredService[] = [];
  for (const service of services) {
    const text = JSON.stringify(unpackServices(service.text).map(termsOf)[0]);
    computed.push({ ...service, terms: { version, text } });
    yield;
  }
  return computed;
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
