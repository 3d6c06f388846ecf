import { matchPrecache } from 'workbox-precaching';
import { asLanguage } from '../i18n/language.ts';
import { readSetting, writeSetting } from './deviceDatabase.ts';
import { isOfflinePath } from './isOfflinePath.ts';
import { type FetchEvent, worker } from './workerScope.ts';

/** Responses of a proxy without a running server, and of a server that is too busy. */
const unavailable = new Set([502, 503, 504]);

export function isUnavailable({ status }: Response): boolean {
  return unavailable.has(status);
}

/** Opens a page from the network. Without a network, opens the shell, which loads the page's data on the device. */
export async function respondToNavigation(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    return isUnavailable(response) ? ((await findShell(url)) ?? response) : response;
  } catch (error) {
    const shell = await findShell(url);
    if (!shell) throw error;
    return shell;
  }
}

async function findShell(url: URL): Promise<Response | undefined> {
  const requested = asLanguage(url.searchParams.get('lang'));
  // The server would set a cookie.
  if (requested) await writeSetting('language', requested);
  const language = requested ?? (await readSetting('language')) ?? 'en';
  const known = worker.build.languages.includes(language) ? language : 'en';
  return matchPrecache(isOfflinePath(url.pathname) ? `/offline/${known}` : `/offline/${known}/no_network`);
}
