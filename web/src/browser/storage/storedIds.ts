import { useSyncExternalStore } from 'react';
import { createEmitter } from './createStore.ts';

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What of the browser's storage is needed here; tests bring their own. */
type IdStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Ids of services that live on this device alone, newest first. */
export interface IdStore {
  /** The same array until something changes; empty on the server. */
  read(): readonly string[];
  /** Answers whether the device keeps it; if not, it is known until the page is closed. `at` is its place in the list. */
  add(id: string, at?: number): boolean;
  remove(id: string): boolean;
  /** Tells of every change, in other tabs too. Answers the function that ends it. */
  watch(listener: () => void): () => void;
}

/** `keeper` is asked for at each use: where storage is blocked, even touching it throws. */
export function idStore(key: string, keeper: () => IdStorage = () => window.localStorage): IdStore {
  const { tell, watch, count } = createEmitter();
  let ids: readonly string[] | null = null;

  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key !== key && event.key !== null) return;
    ids = null;
    tell();
  };
  const read = () => {
    ids ??= readIds(key, keeper);
    return ids;
  };
  const change = (next: readonly string[]) => {
    ids = next;
    tell();
    return wrote(key, next, keeper);
  };

  return {
    read,
    add: (id, at = 0) => {
      const others = read().filter((known) => known !== id);
      return change([...others.slice(0, at), id, ...others.slice(at)]);
    },
    remove: (id) => change(read().filter((known) => known !== id)),
    watch: (listener) => {
      const stop = watch(listener);
      if (count() === 1) window.addEventListener('storage', onStorage);
      return () => {
        stop();
        if (count() === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Anything that is no list of ids counts as nothing: whoever meddled with it must not break the page. */
function readIds(key: string, keeper: () => IdStorage): string[] {
  try {
    const kept: unknown = JSON.parse(keeper().getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return [...new Set(kept.filter((id): id is string => typeof id === 'string' && isId.test(id)))];
  } catch {
    return [];
  }
}

function wrote(key: string, ids: readonly string[], keeper: () => IdStorage): boolean {
  try {
    keeper().setItem(key, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}

/** The services that a person wants to find again. They never leave the device but to be asked for. */
export const favorites = idStore('favorites');

/** The services that have had this device's kudo: one each (spec §4). */
export const kudos = idStore('kudos');

const none: readonly string[] = [];

/** The ids in a store, live; none while the page is rendered on the server and comes alive. */
export function useStoredIds(store: IdStore): readonly string[] {
  return useSyncExternalStore(store.watch, store.read, () => none);
}
