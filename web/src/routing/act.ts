import type { CallApi } from '@amparo/domain/callApi.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { type Account, account } from '../browser/storage/account.ts';
import { readCookie } from '../browser/storage/cookies.ts';
import { drafts } from '../browser/storage/drafts.ts';
import { showToast } from '../browser/toasts.ts';
import { callApi } from '../http-client/callApi.ts';
import { type FormSchema, formErrors } from '../http-client/formErrors.ts';
import { deleteEntriesOfOthers } from '../http-client/outbox/outbox.ts';
import { sessionCookie } from '../http-client/sessionCookie.ts';
import { visitContext } from '../http-client/visit.ts';
import { chooseLanguage, type Language, pageLanguage } from '../i18n/language.ts';
import { translate } from '../i18n/messages/translate.ts';
import { assertSameOrigin } from './assertSameOrigin.ts';
import { answerOf, refused, refusedBy, typedIn } from './formAnswer.ts';

/** The arguments of a form's `act`. They are the same on the server and on the device. */
export interface ActInput {
  callApi: CallApi;
  form: Record<string, string>;
  url: URL;
  language: Language;
}

/** Success messages: keys of `done` in account.json. */
export const doneKeys = [
  'signedOut',
  'passwordReset',
  'passwordChanged',
  'profileUpdated',
  'sessionsEnded',
  'accountDeleted',
  'notificationsSaved',
] as const;

export interface Outcome {
  /** The next page. If missing, the page stays. */
  to?: string;
  /** The new signed-in person. Null signs out. */
  session?: Account | null;
  /** Changed data of the signed-in person. */
  user?: CurrentUser;
  done?: (typeof doneKeys)[number];
}

type Act = (input: ActInput) => Promise<Outcome>;

/** `export const action = actOnServer(signIn, SignInInput)`: without scripts. The session then lives in a cookie. */
export function actOnServer(act: Act, schema?: FormSchema) {
  return async ({ request, context, url }: ActionFunctionArgs) => {
    assertSameOrigin(request);
    const { callApi, publicUrl } = context.get(visitContext);
    const form = await readTyped(request);
    const errors = schema ? formErrors(schema, form) : {};
    if (Object.keys(errors).length > 0) return refused(form, { problem: 'VALIDATION', errors });
    const cookies = request.headers.get('cookie');
    const language = chooseLanguage(url.searchParams.get('lang'), readCookie(cookies, 'language'));
    return attempt(act, { callApi, form, url, language }, ({ to, session: next, done }) => {
      if (to === undefined) return null;
      const headers = new Headers();
      if (next !== undefined) headers.set('set-cookie', sessionCookie(next?.token ?? null, publicUrl));
      return redirect(done ? `${to}?done=${done}` : to, { headers });
    });
  };
}

/**
 * `export const clientAction = actOnDevice(signIn)`: the session lives on the device. The form has validated the
 * input.
 */
export function actOnDevice(act: Act) {
  return async ({ request, url }: ActionFunctionArgs) => {
    const language = pageLanguage();
    const input = { callApi, form: await readTyped(request), url, language };
    return attempt(act, input, async ({ to, session: next, user, done }) => {
      const t = translate(language);
      const stored = account.read();
      if (next !== undefined) {
        account.keep(next);
        await deleteEntriesOfOthers();
      }
      if (next === null) drafts.forgetAll();
      if (user && stored) account.keep({ ...stored, user });
      if (next) showToast({ text: t('account.welcome', { name: next.user.displayName }), kind: 'success' });
      if (done) showToast({ text: t(`account.done.${done}`), kind: 'success' });
      return to === undefined ? null : redirect(to);
    });
  };
}

type Conclude = (outcome: Outcome) => Response | null | Promise<Response | null>;

async function attempt(act: Act, input: ActInput, conclude: Conclude) {
  try {
    return (await conclude(await act(input))) ?? answerOf(input.form);
  } catch (error) {
    return refusedBy(error, input.form);
  }
}

/** Treats an unreadable body as empty, because some actions need no field. */
async function readTyped(request: Request): Promise<Record<string, string>> {
  return typedIn(await request.formData().catch(() => new FormData()));
}
