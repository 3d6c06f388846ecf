import { gatherServiceNames, indexServices } from '@amparo/domain/offline/storedServices.ts';
import { gatherTexts, type TextColumns } from '@amparo/domain/offline/textColumns.ts';
import type { StoredColumns } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import type { NameColumns } from '@amparo/domain/understanding/names/nameColumns.ts';
import { prepareDictionary } from '@amparo/domain/understanding/spelling/spelling.ts';
import { type DeviceDatabase, openDeviceDatabase, readSetting, type StoredService } from './deviceDatabase.ts';
import { listedServices, termsOfStored } from './readDevice.ts';
import { whileIdle } from './slices.ts';

/**
 * Stores the columns of all services as lists and searches read them, so that the next start only reads a few long arrays.
 * `engine` is the version of the code.
 */
export async function storeIndex(engine: string): Promise<void> {
  const database = await openDeviceDatabase();
  const known = await readSetting('index');
  if (known?.engine === engine) return;
  const stamp = `${Date.now()} ${Math.random()}`;
  await database.put('settings', stamp, 'preparing');
  const [services, likes] = await Promise.all([database.getAll('services'), database.get('parts', 'likes')]);
  const listed = listedServices(services, likes);
  const index = await whileIdle(indexServices(listed));
  const texts = await whileIdle(gatherTexts(services.map((service) => () => termsOfStored(service))));
  // The names of services depend on the words that the dictionary has.
  await whileIdle(prepareDictionary());
  const names = await whileIdle(gatherServiceNames(listed));
  await putUnlessChanged(database, { engine, stamp }, { index: index.columns.toStored(), texts, names });
}

const prepared = ['index', 'texts', 'names', 'preparing'] as const;

/** Another worker may have changed services meanwhile. */
async function putUnlessChanged(
  database: DeviceDatabase,
  made: { engine: string; stamp: string },
  columns: { index: StoredColumns; texts: TextColumns; names: NameColumns },
): Promise<void> {
  const { store, done } = database.transaction('settings', 'readwrite');
  if ((await store.get('preparing')) === made.stamp) {
    void store.put({ ...made, columns: columns.index }, 'index');
    void store.put({ ...made, columns: columns.texts }, 'texts');
    void store.put({ ...made, columns: columns.names }, 'names');
  }
  await done;
}

/** Stores services. What was prepared of the services before is no longer true. */
export async function addServices(database: DeviceDatabase, added: readonly StoredService[]): Promise<void> {
  const transaction = database.transaction(['services', 'settings'], 'readwrite');
  for (const service of added) void transaction.objectStore('services').put(service);
  for (const name of prepared) void transaction.objectStore('settings').delete(name);
  await transaction.done;
}

/** Removes services. If there are any, what was prepared is removed with them. */
export async function removeServices(
  database: DeviceDatabase,
  isGone: (service: StoredService) => boolean,
): Promise<void> {
  const transaction = database.transaction(['services', 'settings'], 'readwrite');
  const services = transaction.objectStore('services');
  const gone = (await services.getAll()).filter(isGone);
  for (const { id } of gone) void services.delete(id);
  for (const name of gone.length > 0 ? prepared : []) void transaction.objectStore('settings').delete(name);
  await transaction.done;
}

/** Removes what was prepared. */
export async function forgetIndex(database: DeviceDatabase): Promise<void> {
  await addServices(database, []);
}
