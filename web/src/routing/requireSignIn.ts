import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { redirect } from 'react-router';
import { account } from '../browser/storage/account.ts';
import { showToast } from '../browser/toasts.ts';
import { errorKeyOf } from '../http-client/errorKeyOf.ts';
import { moveSessionToDevice } from '../http-client/moveSessionToDevice.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import type { Language } from '../i18n/language.ts';
import { loadLazyMessages } from '../i18n/messages/loadMessages.ts';
import { translate } from '../i18n/messages/translate.ts';
import { paths } from '../paths.ts';
import type { LoadInput } from './load.ts';

/**
 * Redirects guests to the sign-in page and back. Returns null on the server without a cookie, because only the device
 * knows its token. The page then waits for the device. Says that a session has expired, whichever call noticed it.
 */
export function requireSignIn<T>(load: (input: LoadInput) => Promise<T>) {
  return async (input: LoadInput): Promise<T | null> => {
    const { isOnDevice, url, language } = input;
    const wasSignedIn = input.isSignedIn || (isOnDevice && (await moveSessionToDevice()) !== null);
    try {
      if (wasSignedIn) return await load(input);
    } catch (error) {
      if (errorKeyOf(error)?.key !== 'NOT_SIGNED_IN') throw error;
    }
    if (!isOnDevice) return null;
    if (account.takeExpired()) await showAccountError('sessionEnded', language);
    throw redirect(paths.login({ back: url.pathname + url.search }));
  };
}

/** `export const clientLoader = hydrateOnLoad(onDevice(load))`: the loader runs during hydration, because the server sent no data. */
export function hydrateOnLoad<Loader extends object>(clientLoader: Loader): Loader & { hydrate: true } {
  return Object.assign(clientLoader, { hydrate: true as const });
}

/** Loads a page that needs a permission. Redirects guests to sign in, and people without the permission to the list. */
export function requirePermission<T>(
  may: (viewer: Viewer | null) => boolean,
  load: (input: LoadInput, user: CurrentUser) => Promise<T>,
) {
  return requireSignIn(async (input) => {
    const { callApi, isOnDevice, language } = input;
    const { data: user } = await callApi('GET /auth/profile');
    if (may(viewerOf(user))) return load(input, user);
    if (isOnDevice) await showAccountError('notAllowed', language);
    throw redirect(paths.login());
  });
}

/** Loads the messages only when they are needed, because few people see them. */
async function showAccountError(key: 'sessionEnded' | 'notAllowed', language: Language): Promise<void> {
  await loadLazyMessages('account', language);
  showToast({ text: translate(language)(`account.${key}`), kind: 'error' });
}
