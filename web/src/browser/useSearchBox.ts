import { useSyncExternalStore } from 'react';
import { searchBox } from './searchBox.ts';

const alwaysOpen = () => true;

/** Whether the search box is shown; always so before scripts run. */
export function useSearchBox(): boolean {
  return useSyncExternalStore(searchBox.watch, searchBox.isOpen, alwaysOpen);
}
