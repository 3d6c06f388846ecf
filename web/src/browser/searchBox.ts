import { useSyncExternalStore } from 'react';
import { createStore } from './storage/createStore.ts';

const isShown = createStore(true);

/** Returns whether the search box is shown now. */
export function toggleSearchBox(): boolean {
  isShown.set(!isShown.read());
  return isShown.read();
}

/** Whether the search box of a list is shown. It is shown until scripts run, because only they can hide it. */
export function useSearchBox(): boolean {
  return useSyncExternalStore(isShown.watch, isShown.read, () => true);
}
