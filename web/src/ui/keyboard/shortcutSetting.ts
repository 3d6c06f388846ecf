import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/storage/createStore.ts';

const storageKey = 'shortcuts';

/** People who speak to their computer, or press keys by accident, turn the keys off (WCAG 2.1.4). */
const setting = createStore<boolean | null>(null);

function read(): boolean {
  try {
    return setting.read() ?? window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Blocked storage: the setting lasts until the page is closed.
    return setting.read() ?? true;
  }
}

export function setShortcuts(areOn: boolean): void {
  setting.set(areOn);
  try {
    window.localStorage.setItem(storageKey, areOn ? 'on' : 'off');
  } catch {
    // Blocked storage.
  }
}

/** Whether single keys act on this device. */
export function useShortcutSetting(): boolean {
  return useSyncExternalStore(setting.watch, read, () => false);
}
