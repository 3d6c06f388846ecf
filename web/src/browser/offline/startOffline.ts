import { hasAgreedOnDevice } from '../storage/agreement.ts';
import { readPlace } from '../storage/place.ts';
import { tabStorage } from '../storage/tabStorage.ts';
import { installAnswer, isConnectionExpensive, storingAnswer } from './deviceAnswers.ts';
import { deviceQuestion, installEvent } from './deviceQuestion.ts';

/** What a page that starts sends to the service workers. */
export interface Started {
  type: 'started';
  /** The build of the page. */
  version: string;
  language: string;
  /** Whether the worker brings its data up to date. */
  isSyncAllowed: boolean;
  isCostly: boolean;
  /** The worker stores the data of near counties first. The server never receives it. */
  place: [longitude: number, latitude: number] | null;
}

let isStarted = false;

/**
 * Installs the service worker for the pages and their data. Not before the person agrees to the terms, and at their cost
 * only if they allow it. Pages call it when they start, and again when the person agrees or allows it. A worker that is
 * installed learns of every start.
 */
export async function startOffline(): Promise<void> {
  // The first format takes 60 ms on a slow phone. Without a network, the page waits for its list now.
  new Intl.DateTimeFormat();
  const { serviceWorker } = navigator;
  const isCostly = isConnectionExpensive();
  const isSyncAllowed = !isCostly || storingAnswer.read() === 'yes';
  if (isStarted || !serviceWorker || !hasAgreedOnDevice()) return;
  deviceQuestion.set(chooseQuestion(isSyncAllowed, !!serviceWorker.controller));
  if (!isSyncAllowed && !serviceWorker.controller) return;
  // If the person allows storing later, it starts again.
  isStarted = isSyncAllowed;
  const registration = await (isSyncAllowed
    ? serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    : serviceWorker.ready);
  const place = readPlace(document.cookie);
  const started: Omit<Started, 'isSyncAllowed'> = {
    type: 'started',
    isCostly,
    place: place && [place.longitude, place.latitude],
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

const sessionKey = 'offline-session';

/**
 * Asks about installation from the second visit on. A visit is everything in one tab until it is closed; the first one
 * has no worker when it starts.
 */
function chooseQuestion(isSyncAllowed: boolean, hasWorker: boolean): 'store' | 'install' | null {
  if (!tabStorage.read(sessionKey)) tabStorage.keep(sessionKey, hasWorker ? 'later' : 'first');
  if (!isSyncAllowed) return storingAnswer.read() === null ? 'store' : null;
  const isSecondVisit = tabStorage.read(sessionKey) === 'later';
  return isSecondVisit && installAnswer.read() === null && canInstall() ? 'install' : null;
}

/** Safari on phones has no event; only there `standalone` exists, and is false in the browser. */
function canInstall(): boolean {
  return installEvent() !== null || (navigator as { standalone?: boolean }).standalone === false;
}
