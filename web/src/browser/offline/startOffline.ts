import { hasAgreedOnDevice } from '../storage/agreement.ts';
import { savedCopy } from './savedCopy.ts';

/** Of the Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  type?: string;
}

/** What a page tells the service worker. */
export interface Started {
  type: 'started';
  /** The build of the page. */
  version: string;
  language: string;
}

/** What the service worker tells the pages: when the data that they show were saved (ISO); null with a network. */
export interface SavedMessage {
  type: 'saved';
  savedAt: string | null;
}

let isStarted = false;

/**
 * Installs the service worker for the pages and their data. Not before the person agrees, and not at their cost. Pages
 * call it when they start, and again when the person agrees.
 */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener('message', keepAge);
  if (isStarted || !serviceWorker || !hasAgreedOnDevice() || isExpensive()) return;
  isStarted = true;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const version = window.__reactRouterManifest?.version ?? '';
  const started: Started = { type: 'started', version, language: document.documentElement.lang };
  const notify = () => (registration.waiting ?? registration.active)?.postMessage(started);
  notify();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notify));
}

function keepAge({ data }: MessageEvent): void {
  savedCopy.set((data as SavedMessage).savedAt);
}

/** Whether the person pays for each megabyte, as far as the browser says so. */
function isExpensive(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
