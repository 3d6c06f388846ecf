import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { redirect } from 'react-router';
import { showToast } from '../browser/toasts.ts';
import { viewerOf } from '../http-client/viewerOf.ts';
import { translate } from '../i18n/translate.ts';
import type { LoadInput } from './load.ts';
import { requireSignIn } from './requireSignIn.ts';

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
