import { useSyncExternalStore } from 'react';
import type { IdStore } from './idStore.ts';

const none: readonly string[] = [];

/** The ids in a store, live; none while the page is rendered on the server and comes alive. */
export function useIds(store: IdStore): readonly string[] {
  return useSyncExternalStore(store.watch, store.read, () => none);
}
