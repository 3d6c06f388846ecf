import { account } from '../../browser/storage/account.ts';
import { showToast } from '../../browser/toasts.ts';
import { callApi } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { exchangeCookieSession } from '../../http-client/exchangeCookieSession.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { loadLazyMessages } from '../../i18n/messages/loadMessages.ts';
import { translate } from '../../i18n/messages/translate.ts';

interface Asked {
  /** On a page for those who are signed in. */
  isToldOfEnd: boolean;
  /** Someone was signed in by a cookie as the page was made. */
  isInCookie: boolean;
}

/**
 * Whether the session of this device is still good (spec §4). What has changed about its person is taken over; a dead one ends,
 * which is told on a page for those who are signed in, where what was typed stays. One begun by a plain form is moved here, in
 * place of an older one.
 */
export async function checkSession({ isToldOfEnd, isInCookie }: Asked): Promise<void> {
  const kept = account.read();
  if (!kept || isInCookie) {
    const found = await exchangeCookieSession();
    // What has been loaded meanwhile is somebody else's.
    if (found && kept && kept.user.id !== found.user.id) return location.reload();
    if (found || !kept) return greet(found?.user.displayName);
  }
  try {
    const { data: user } = await callApi('GET /auth/profile');
    const isSame = account.read()?.token === kept.token;
    if (isSame && JSON.stringify(user) !== JSON.stringify(kept.user)) account.keep({ ...kept, user });
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_SIGNED_IN') throw error;
    if (isToldOfEnd) showToast({ words: (await words())('account.sessionEnded'), kind: 'error' });
  }
}

async function greet(name: string | undefined): Promise<void> {
  if (name === undefined) return;
  showToast({ words: (await words())('account.welcome', { name }), kind: 'success' });
}

async function words() {
  const language = pageLanguage();
  await loadLazyMessages('account', language);
  return translate(language);
}
