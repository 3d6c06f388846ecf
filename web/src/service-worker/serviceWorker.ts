import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Started } from '../browser/offline/startOffline.ts';
import { outboxSyncTag } from '../http-client/outbox/outbox.ts';
import { sendWaitingOrThrow } from '../http-client/outbox/sendWaiting.ts';
import { asLanguage } from '../i18n/language.ts';
import { writeSetting } from './deviceDatabase.ts';
import { respondToNavigation } from './navigation.ts';
import { loadEngine, repeatAge, respondToApi } from './respondToApi.ts';
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

registerRoute(isApi, ({ event, url }) => respondToApi(event as unknown as FetchEvent, url), 'GET');
registerRoute(isPlaceSearch, ({ event, url }) => respondToApi(event as unknown as FetchEvent, url), 'POST');

/** The data come with their own requests, and other sites have no data here. */
function isApi({ sameOrigin, url }: { sameOrigin: boolean; url: URL }): boolean {
  return sameOrigin && url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/offline/');
}

/** A POST that only reads. */
function isPlaceSearch({ sameOrigin, url }: { sameOrigin: boolean; url: URL }): boolean {
  return sameOrigin && url.pathname === '/api/services/search-city-or-zip';
}

// A worker may later run only the files that its installation has loaded.
worker.addEventListener('install', (event) => event.waitUntil(new Promise((resolve) => resolve(loadEngine()))));
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

// The network has returned, perhaps after the last page was closed. The browser repeats the event if this rejects.
worker.addEventListener('sync', (event) => {
  if (event.tag === outboxSyncTag) event.waitUntil(sendWaitingOrThrow());
});

async function noteStart(started: Started): Promise<void> {
  await repeatAge();
  await activateForOnlyPage(started);
  const language = asLanguage(started.language);
  if (language) await writeSetting('language', language);
  // Without a network or storage, the data stay as they are.
  await loadEngine()
    .sync()
    .catch(() => {});
}

/**
 * A new worker waits until the pages of the older build are closed. It waits no longer if the only page already has the
 * new build.
 */
async function activateForOnlyPage(started: Started): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (started.version === version && pages.length === 1) await worker.skipWaiting();
}
