import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { paths } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';

/** Whatever the server answers, this device is signed out; without a network the session ends there by itself, in time. */
export async function signOut({ callApi }: ActInput): Promise<Outcome> {
  try {
    await callApi('POST /auth/sign-out');
  } catch (error) {
    if (!errorKeyOf(error)) throw error;
  }
  return { to: paths.login(), session: null, done: 'signedOut' };
}
