import { matchPrecache } from 'workbox-precaching';
import { asLanguage } from '../i18n/language.ts';
import { readSetting, writeSetting } from './deviceDatabase.ts';
import { isOfflinePath } from './isOfflinePath.ts';
import { preferNetwork } from './preferNetwork.ts';
import { type FetchEvent, worker } from './workerScope.ts';

/** Opens a page from the network. Without a network, opens the shell, which loads the page's data on the device. */
export function respondToNavigation(event: FetchEvent, url: URL): Promise<Response> {
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
