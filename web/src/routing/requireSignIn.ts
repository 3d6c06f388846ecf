import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { redirect } from 'react-router';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import { moveSessionToDevice } from '../http-client/moveSessionToDevice.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import { translate } from '../i18n/messages/translate.ts';
import type { LoadInput } from './load.ts';

/**
 * A page for those who are signed in: others are led to sign in first, and back. Null on the server for whoever has no cookie:
 * only the device knows whether it keeps a token, and the page waits for it.
 */
export function requireSignIn<T>(load: (input: LoadInput) => Promise<T>, login: (back: string) => string) {
  return async (input: LoadInput): Promise<T | null> => {
    const { isOnDevice, url, language } = input;
    const wasSignedIn = input.isSignedIn || (isOnDevice && (await moveSessionToDevice()) !== null);
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

/** `export const clientLoader = hydrateOnLoad(onDevice(load))`: the loader runs during hydration, because the server sent no data. */
export function hydrateOnLoad<Loader extends object>(clientLoader: Loader): Loader & { hydrate: true } {
  return Object.assign(clientLoader, { hydrate: true as const });
}

/** A page for those who may: guests are led to sign in and back; who is signed in and may not, by way of that page to the list. */
export function requirePermission<T>(
  may: (viewer: Viewer | null) => boolean,
  load: (input: LoadInput, user: CurrentUser) => Promise<T>,
  login: (back: string) => string,
) {
  return requireSignIn(async (input) => {
    const { callApi, isOnDevice, language } = input;
    const { data: user } = await callApi('GET /auth/profile');
    if (may(viewerOf(user))) return load(input, user);
    if (isOnDevice) showToast({ words: translate(language)('account.notAllowed'), kind: 'error' });
    throw redirect(login('/'));
  }, login);
}
