import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import { isAdministrator } from '@amparo/domain/users/permissions.ts';
import { redirect } from 'react-router';
import { translate } from '../language/translate.ts';
import { showToast } from '../ui/toasts.ts';
import { askerOf } from './askerOf.ts';
import type { LoadInput } from './load.ts';
import { signedIn } from './signedIn.ts';

/** A page for administrators: guests are led to sign in, and back; whoever is signed in already, by way of that page to the list. */
export function administratorsOnly<T>(
  load: (input: LoadInput, user: CurrentUser) => Promise<T>,
  login: (back: string) => string,
) {
  return signedIn(async (input) => {
    const { data: user } = await input.callApi('GET /auth/profile');
    if (isAdministrator(askerOf(user))) return load(input, user);
    const words = translate(input.language)('users.administratorsOnly');
    if (input.isOnDevice) showToast({ words, kind: 'error' });
    throw redirect(login('/'));
  }, login);
}
