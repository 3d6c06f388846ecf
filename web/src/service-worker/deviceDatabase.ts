import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Language } from '../i18n/language.ts';

/** rollBackServiceWorker in the server deletes a database of this name. */
const NAME = 'amparo';
const VERSION = 1;

interface Settings {
  language: Language;
}

interface Schema extends DBSchema {
  settings: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database of the public data on this device. */
function openDeviceDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('settings');
    },
    // Another worker upgrades or deletes the database.
    blocking: (_current, _blocked, event) => close(event.target as IDBDatabase),
    terminated: forget,
  }).catch((error) => {
    forget();
    throw error;
  });
  return opened;
}

function close(database: IDBDatabase): void {
  database.close();
  forget();
}

function forget(): void {
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
