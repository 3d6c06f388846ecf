import { account } from '../../browser/storage/account.ts';
import { showToast } from '../../browser/toasts.ts';
import { callApi } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { moveSessionToDevice } from '../../http-client/moveSessionToDevice.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { loadLazyMessages } from '../../i18n/messages/loadMessages.ts';
import { translate } from '../../i18n/messages/translate.ts';

interface Options {
  /** True on a page that needs a signed-in person. */
  isEndShown: boolean;
  /** True if the page was rendered for a person signed in by a cookie. */
  isInCookie: boolean;
}

/**
 * Checks the session of this device (spec §4). Updates the stored person. Ends an expired session, and shows a message
 * on a page that needs one, which keeps the input. Moves the session of a plain form to the device, in place of an
 * older one.
 */
export async function checkSession({ isEndShown, isInCookie }: Options): Promise<void> {
  const stored = account.read();
  if (!stored || isInCookie) {
    const found = await moveSessionToDevice();
    // The page shows data of a different person.
    if (found && stored && stored.user.id !== found.user.id) return location.reload();
    if (found || !stored) return greet(found?.user.displayName);
  }
  try {
    const { data: user } = await callApi('GET /auth/profile');
    const isSame = account.read()?.token === stored.token;
    if (isSame && JSON.stringify(user) !== JSON.stringify(stored.user)) account.keep({ ...stored, user });
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_SIGNED_IN') throw error;
    if (!isEndShown) return;
    account.takeExpired();
    showToast({ text: (await loadTranslator())('account.sessionEnded'), kind: 'error' });
  }
}

async function greet(name: string | undefined): Promise<void> {
  if (name === undefined) return;
  showToast({ text: (await loadTranslator())('account.welcome', { name }), kind: 'success' });
}

async function loadTranslator() {
  const language = pageLanguage();
  await loadLazyMessages('account', language);
  return translate(language);
}
