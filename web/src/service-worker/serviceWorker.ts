import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readStreets } from '../browser/offline/storedStreets.ts';
import { outboxSyncTag } from '../http-client/outbox/outbox.ts';
import { sendWaitingOrThrow } from '../http-client/outbox/sendWaiting.ts';
import { asLanguage } from '../i18n/language.ts';
import { handleMessage, type MessageOfPage } from './handleMessage.ts';
import { isOfflinePath } from './isOfflinePath.ts';
import { preferNetwork } from './preferNetwork.ts';
import { loadEngine, respondToApi } from './respondToApi.ts';
import { readSetting, writeSetting } from './stored-data/deviceDatabase.ts';
import { type FetchEvent, worker } from './workerScope.ts';

// The service worker (docs/decisions/service-worker.md). It stores one build, and serves it to the pages of that build.

const { languages, revision } = worker.build;

/** Assets have their hash in their name. Shells have none. */
const shells: PrecacheEntry[] = languages.flatMap((language) =>
  [`/offline/${language}`, `/offline/${language}/no_network`].map((url) => ({ url, revision })),
);
const assets: PrecacheEntry[] = __ASSETS__.map((url) => ({ url, revision: null }));

precacheAndRoute([...assets, ...shells], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

/** Files and the API have no shell. */
const notPages = [/^\/(api|hsds)\b/, /^\/assets\//, /^\/[^?]*\.\w+(\?|$)/];
registerRoute(
  new NavigationRoute(({ event, url }) => respondToNavigation(event as unknown as FetchEvent, url), {
    denylist: notPages,
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/streets/'),
  // A browser may refuse access to its storage.
  async ({ request }) => (await readStreets(request).catch(() => null)) ?? fetch(request),
);
registerRoute(isApi, ({ event, url }) => respondToApi(event as unknown as FetchEvent, url), 'GET');
registerRoute(isReadByPost, ({ event, url }) => respondToApi(event as unknown as FetchEvent, url), 'POST');

/** The data come with their own requests, and other sites have no data here. */
function isApi({ sameOrigin, url }: { sameOrigin: boolean; url: URL }): boolean {
  return sameOrigin && url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/offline/');
}

/** A POST that only reads, and a message to the chat. */
function isReadByPost({ sameOrigin, url }: { sameOrigin: boolean; url: URL }): boolean {
  return sameOrigin && ['/api/services/search-city-or-zip', '/api/bot/query'].includes(url.pathname);
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

worker.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data as MessageOfPage)));

// The network has returned, perhaps after the last page was closed. The browser repeats the event if this rejects.
worker.addEventListener('sync', (event) => {
  if (event.tag === outboxSyncTag) event.waitUntil(sendWaitingOrThrow());
});

/** Opens a page from the network. Without a network, opens the shell, which loads the page's data on the device. */
function respondToNavigation(event: FetchEvent, url: URL): Promise<Response> {
  const load = async () => (await event.preloadResponse) ?? fetch(event.request);
  return preferNetwork(load(), () => findShell(url));
}

async function findShell(url: URL): Promise<Response | undefined> {
  const requested = asLanguage(url.searchParams.get('lang'));
  // The server would set a cookie.
  if (requested) await writeSetting('language', requested);
  const language = requested ?? (await readSetting('language')) ?? 'en';
  const known = worker.build.languages.includes(language) ? language : 'en';
  return matchPrecache(isOfflinePath(url.pathname) ? `/offline/${known}` : `/offline/${known}/no_network`);
}
