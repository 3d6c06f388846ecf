import { hasAgreedOnDevice } from '../storage/agreement.ts';

/** Of the Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  type?: string;
}

/** What a page that starts sends to the service workers. */
export interface Started {
  type: 'started';
  /** The build of the page. */
  version: string;
  language: string;
  /** Whether the worker brings its data up to date. */
  isSyncAllowed: boolean;
}

let isStarted = false;

/**
 * Installs the service worker for the pages and their data. Not before the person agrees, and not at their cost. Pages
 * call it when they start, and again when the person agrees. A worker that is installed learns of every start.
 */
export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const isSyncAllowed = !isExpensive();
  if (isStarted || !serviceWorker || !hasAgreedOnDevice()) return;
  if (!isSyncAllowed && !serviceWorker.controller) return;
  isStarted = true;
  const registration = await (isSyncAllowed
    ? serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    : serviceWorker.ready);
  const started: Omit<Started, 'isSyncAllowed'> = {
    type: 'started',
    version: window.__reactRouterManifest?.version ?? '',
    language: document.documentElement.lang,
  };
  const notifyActive = () => registration.active?.postMessage({ ...started, isSyncAllowed });
  // The active worker answers this page, so only that one needs newer data.
  const notifyWaiting = () => registration.waiting?.postMessage({ ...started, isSyncAllowed: false });
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') notifyWaiting();
      if (installing.state === 'activated') notifyActive();
    });
  };
  notifyActive();
  notifyWaiting();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** Whether the person pays for each megabyte, as far as the browser says so. */
function isExpensive(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
