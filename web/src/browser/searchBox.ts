import { useSyncExternalStore } from 'react';
import { createEmitter } from './storage/createEmitter.ts';

const { tell, watch } = createEmitter();
let isOpen = true;

/** Whether the search box of a list is shown: it is, until one puts it away for as long as the app is open. */
export const searchBox = {
  isOpen: () => isOpen,
  toggle(): void {
    isOpen = !isOpen;
    tell();
  },
  watch,
};

const alwaysOpen = () => true;

/** Whether the search box is shown; always so before scripts run. */
export function useSearchBox(): boolean {
  return useSyncExternalStore(searchBox.watch, searchBox.isOpen, alwaysOpen);
}
