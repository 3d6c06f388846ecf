import { isUuid } from '@amparo/domain/http/isUuid.ts';
import { useSyncExternalStore } from 'react';
import { createEmitter } from './createStore.ts';

/** The methods of the browser's storage that this file needs. Tests pass their own. */
type IdStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Ids of services, newest first. They stay on this device. */
export interface IdStore {
  /** The same array until something changes; empty on the server. */
  read(): readonly string[];
  /**
   * Returns whether the device stored it. If not, it lasts until the page is closed. `at` is the position in the
   * list.
   */
  add(id: string, at?: number): boolean;
  remove(id: string): boolean;
  /** Calls the listener after every change, also in other tabs. Returns a function that removes it. */
  watch(listener: () => void): () => void;
}

/**
 * Calls `openStorage` at each use, because blocked storage throws even when it is read. Reads the storage again if it may
 * have changed: without a watcher, nothing reports that.
 */
export function idStore(key: string, openStorage: () => IdStorage = () => window.localStorage): IdStore {
  const { emit, watch, count } = createEmitter(() => {
    window.addEventListener('storage', onStorage);
    return () => {
      isOutdated = true;
      window.removeEventListener('storage', onStorage);
    };
  });
  let ids: readonly string[] = [];
  let isOutdated = true;
  let isOnlyHere = false;

  const onStorage = (event: StorageEvent) => {
    if (!concerns(event, key)) return;
    isOutdated = true;
    isOnlyHere = false;
    emit();
  };
  const readNow = () => {
    const stored = isOnlyHere ? ids : readIds(key, openStorage);
    if (stored.join() !== ids.join()) ids = stored;
    return ids;
  };
  const change = (next: readonly string[]) => {
    ids = next;
    isOutdated = count() === 0;
    isOnlyHere = !wrote(key, next, openStorage);
    emit();
    return !isOnlyHere;
  };

  return {
    read: () => {
      if (isOutdated) readNow();
      isOutdated = count() === 0;
      return ids;
    },
    add: (id, at = 0) => change(withId(readNow(), id, at)),
    remove: (id) => change(readNow().filter((known) => known !== id)),
    watch,
  };
}

/** A null key: everything was cleared. */
function concerns(event: StorageEvent, key: string): boolean {
  return event.key === key || event.key === null;
}

function withId(ids: readonly string[], id: string, at: number): string[] {
  const others = ids.filter((known) => known !== id);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Treats anything except a list of ids as empty, so that edited storage cannot break the page. */
function readIds(key: string, openStorage: () => IdStorage): string[] {
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is string => typeof id === 'string' && isUuid(id)))];
  } catch {
    return [];
  }
}

function wrote(key: string, ids: readonly string[], openStorage: () => IdStorage): boolean {
  try {
    openStorage().setItem(key, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** Favorite services. Their ids leave the device only in requests for these services. */
export const favorites = idStore('favorites');

/** Services that got a kudo from this device: one each (spec §4). */
export const kudos = idStore('kudos');

const none: readonly string[] = [];

/** Returns the ids and follows changes. Empty on the server and during hydration. */
export function useStoredIds(store: IdStore): readonly string[] {
  return useSyncExternalStore(store.watch, store.read, () => none);
}
