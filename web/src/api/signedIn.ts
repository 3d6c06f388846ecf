import { redirect } from 'react-router';
import { translate } from '../language/translate.ts';
import { showToast } from '../ui/toasts.ts';
import { errorKeyOf } from './errorKeyOf.ts';
import type { LoadInput } from './load.ts';
import { takeOver } from './takeOver.ts';

/**
 * A page for those who are signed in: others are led to sign in first, and back. Null on the server for whoever has no cookie:
 * only the device knows whether it keeps a token, and the page waits for it.
 */
export function signedIn<T>(load: (input: LoadInput) => Promise<T>, login: (back: string) => string) {
  return async (input: LoadInput): Promise<T | null> => {
    const { isOnDevice, url, language } = input;
    const wasSignedIn = input.isSignedIn || (isOnDevice && (await takeOver()) !== null);
    try {
      if (wasSignedIn) return await load(input);
    } catch (error) {
      if (errorKeyOf(error)?.key !== 'NOT_SIGNED_IN') throw error;
      if (isOnDevice) showToast({ words: translate(language)('account.sessionEnded'), kind: 'error' });
    }
    if (isOnDevice) throw redirect(login(url.pathname + url.search));
    return null;
  };
}

/** `export const clientLoader = atOnce(onDevice(load))`: it runs as the page comes alive too, when it has no data yet. */
export function atOnce<Loader extends object>(clientLoader: Loader): Loader & { hydrate: true } {
  return Object.assign(clientLoader, { hydrate: true as const });
}
