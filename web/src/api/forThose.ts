import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Asker } from '@amparo/domain/users/user.ts';
import { redirect } from 'react-router';
import { translate } from '../language/translate.ts';
import { showToast } from '../ui/toasts.ts';
import type { LoadInput } from './load.ts';
import { personOf } from './personOf.ts';
import { signedIn } from './signedIn.ts';

/** A page for those who may: guests are led to sign in and back; who is signed in and may not, by way of that page to the list. */
export function forThose<T>(
  may: (asker: Asker) => boolean,
  load: (input: LoadInput, user: CurrentUser) => Promise<T>,
  login: (back: string) => string,
) {
  return signedIn(async (input) => {
    const { callApi, isOnDevice, language } = input;
    const { data: user } = await callApi('GET /auth/profile');
    if (may(personOf(user))) return load(input, user);
    if (isOnDevice) showToast({ words: translate(language)('account.notAllowed'), kind: 'error' });
    throw redirect(login('/'));
  }, login);
}
