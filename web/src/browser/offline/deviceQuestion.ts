import { createStore } from '../storage/createStore.ts';

/**
 * A question that the end of the page asks once: whether this device stores pages and services although the person may
 * pay for them, or whether the app is put on the home screen.
 */
export const deviceQuestion = createStore<'store' | 'install' | null>(null);

/** The event by which Chromium says that the app can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;

/** Null if this browser installs apps only by its own menu. */
export const installEvent = () => offered;

/** The page offers installation itself, later. Without this, browsers interrupt a task with their own offer. */
export function keepInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
  });
}
