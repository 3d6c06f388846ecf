import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Started } from '../browser/offline/startOffline.ts';
import { asLanguage } from '../i18n/language.ts';
import { writeSetting } from './deviceDatabase.ts';
import { respondToNavigation } from './navigation.ts';
import { type FetchEvent, worker } from './workerScope.ts';

// The service worker (docs/decisions/service-worker.md). It stores one build, and serves it to the pages of that build.

const { languages, revision, version } = worker.build;

/** Assets have their hash in their name. Shells have none. */
const shells: PrecacheEntry[] = languages.flatMap((language) =>
  [`/offline/${language}`, `/offline/${language}/no_network`].map((url) => ({ url, revision })),
);
const assets: PrecacheEntry[] = __ASSETS__.map((url) => ({ url, revision: null }));

precacheAndRoute([...assets, ...shells], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

/** Files and the API have no shell. */
const notPages = [/^\/api\//, /^\/assets\//, /^\/[^?]*\.\w+(\?|$)/];
registerRoute(
  new NavigationRoute(({ event, url }) => respondToNavigation(event as unknown as FetchEvent, url), {
    denylist: notPages,
  }),
);

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The page that registers the first worker uses it at once. It has the same build.
      worker.clients.claim(),
      worker.registration.navigationPreload?.enable(),
    ]),
  );
});

worker.addEventListener('message', (event) => {
  const message = event.data as Started;
  if (message.type === 'started') event.waitUntil(noteStart(message));
});

async function noteStart(started: Started): Promise<void> {
  await activateForOnlyPage(started);
  const language = asLanguage(started.language);
  if (language) await writeSetting('language', language);
}

/**
 * A new worker waits until the pages of the older build are closed. It waits no longer if the only page already has the
 * new build.
 */
async function activateForOnlyPage(started: Started): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (started.version === version && pages.length === 1) await worker.skipWaiting();
}
