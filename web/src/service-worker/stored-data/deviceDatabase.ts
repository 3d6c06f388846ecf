import type { PackagePart } from '@amparo/domain/offline/servicePackage.ts';
import type { TextColumns } from '@amparo/domain/offline/textColumns.ts';
import type { StoredColumns } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import type { NameColumns } from '@amparo/domain/understanding/names/nameColumns.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Language } from '../../i18n/language.ts';

/** serveServiceWorker.ts in the server deletes a database of this name. */
const NAME = 'amparo';
const VERSION = 2;

interface Settings {
  language: Language;
  /** When this device last had the same data as the server (ISO). */
  savedAt: string;
  /** Bundles of the first download that are stored already. */
  bundles: string[];
  /** The version of the package with these data. */
  version: string;
  /** The services that the server hid when the device last asked: chunks of the package, and the hashes of the ids. */
  removed: { hash: string; hidden: string }[];
  areas: StoredAreas;
  /** The address of the newest streets that the device had no space for, and the day. */
  streetsFailure: string;
  /** The columns that lists read. Missing after a change of services, until they are prepared again. */
  index: Prepared<StoredColumns>;
  /** The columns that searches read. Their rows are those of the index with the same stamp. */
  texts: Prepared<TextColumns>;
  /** The names of the services of that index. */
  names: Prepared<NameColumns>;
  /** The stamp of the preparation in progress. */
  preparing: string;
}

/** The areas of the package (`areaOf`). */
export interface StoredAreas {
  /** Those of which this device has all services. */
  stored: string[];
  all: string[];
  /** The day, the nearest county, and the areas when the device last looked whether it can store more, as JSON. */
  plan: string;
}

interface Prepared<Columns> {
  /** The version of the engine that prepared it. Another one may have other columns. */
  engine: string;
  stamp: string;
  columns: Columns;
}

/** A service as a chunk of the package contains it. */
export interface StoredService {
  id: string;
  /** Of the text. */
  hash: string;
  /** Of the id. */
  idHash: string;
  /** The first 32 bits of the SHA-256 of the id. They decide its place in the tree of its area. */
  idBits: number;
  county: string;
  text: string;
  /** What searches read in its texts, as JSON. Missing until it is computed. */
  terms?: { version: string; text: string };
}

interface StoredPart {
  hash: string;
  text: string;
}

interface DeviceSchema extends DBSchema {
  settings: { key: keyof Settings; value: Settings[keyof Settings] };
  services: { key: string; value: StoredService };
  parts: { key: PackagePart; value: StoredPart };
}
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | undefined;
let isRemoved = false;

/** The database of the public data on this device. */
export async function openDeviceDatabase(): Promise<DeviceDatabase> {
  if (isRemoved) throw new Error('The person removed everything');
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade(database) {
      // Data of an older version are downloaded again.
      for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
      database.createObjectStore('settings');
      database.createObjectStore('services', { keyPath: 'id' });
      database.createObjectStore('parts');
    },
    // Another worker upgrades or deletes the database.
    blocking: (_current, _blocked, event) => close(event.target as IDBDatabase),
    terminated: clearConnection,
  }).catch((error) => {
    clearConnection();
    throw error;
  });
  return opened;
}

/** The page deletes the database. This worker lives as long as the page, and each read would create it again. */
export function leaveDeviceDatabase(): void {
  isRemoved = true;
  void opened?.then((database) => database.close()).catch(() => {});
  clearConnection();
}

function close(database: IDBDatabase): void {
  database.close();
  clearConnection();
}

function clearConnection(): void {
  opened = undefined;
}

/** Without storage there are no settings. */
export async function readSetting<Name extends keyof Settings>(name: Name): Promise<Settings[Name] | undefined> {
  try {
    return (await (await openDeviceDatabase()).get('settings', name)) as Settings[Name] | undefined;
  } catch {
    return undefined;
  }
}

export async function writeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): Promise<void> {
  try {
    await (await openDeviceDatabase()).put('settings', value, name);
  } catch {
    // The site works without storage as it did before.
  }
}
