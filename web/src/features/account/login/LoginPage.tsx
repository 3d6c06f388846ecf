import { SignInInput, SignUpForm as SignUpInput } from '@amparo/domain/account/accountInput.ts';
import { CodeInput } from '@amparo/domain/account/secondFactorInput.ts';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl/react';
import { account } from '../../../browser/storage/account.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { safeBack } from '../../../paths.ts';
import { actOnDevice, actOnServer, doneKeys } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { signIn, signInWithCode, signInWithPasskey, signUp } from '../accountActions.ts';
import styles from '../form/AccountPage.module.css';
import { DoneNotice } from '../form/AccountPanel.tsx';
import { SignInForm, SignUpForm } from '../form/lazyAccountForms.ts';
import { SocialButtons, SocialNotice } from '../social/SocialButtons.tsx';
import { readReturned } from '../social/socialMethods.ts';
import { LoginTabs } from './LoginTabs.tsx';
import { SecondStep } from './SecondStep.tsx';

/** Only for guests (spec §2). `done` names the last action, for browsers without scripts. */
async function loadLogin(input: LoadInput) {
  const { url, isSignedIn } = input;
  const back = safeBack(url.searchParams.get('back'));
  if (isSignedIn) throw redirect(back);
  const done = doneKeys.find((key) => key === url.searchParams.get('done')) ?? null;
  const challenge = url.searchParams.get('challenge');
  const methods = challenge ? [] : await readMethods(input);
  const hasPasskey = url.searchParams.has('passkey');
  return { isSignUp: isSignUp(url), back, done, challenge, hasPasskey, returned: readReturned(url), methods };
}

/** Without an answer, people can still sign in with a password. */
async function readMethods({ callApi }: LoadInput): Promise<SocialMethod[]> {
  try {
    return (await callApi('GET /auth/providers')).data;
  } catch {
    return [];
  }
}

const isSignUp = (url: URL) => url.searchParams.get('tab') === 'sign_up';
const onServerBy = {
  in: actOnServer(signIn, SignInInput),
  up: actOnServer(signUp, SignUpInput),
  code: actOnServer(signInWithCode, CodeInput),
};
const onDeviceBy = { in: actOnDevice(signIn), up: actOnDevice(signUp), code: actOnDevice(signInWithCode) };
const onDeviceByPasskey = actOnDevice(signInWithPasskey);
const formOf = (url: URL) => (url.searchParams.has('challenge') ? 'code' : isSignUp(url) ? 'up' : 'in');

export const loader = onServer(loadLogin);
export const clientLoader = hydrateOnLoad(withMessages('account', clearStaleSession(onDevice(loadLogin))));
export const action = (args: ActionFunctionArgs) => onServerBy[formOf(args.url)](args);
/** Only a browser with scripts can use a passkey. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  (args.url.searchParams.has('signed') ? onDeviceByPasskey : onDeviceBy[formOf(args.url)])(args);
export const meta = privateMeta((t) => t('account.signIn'));
export const handle: PageHandle<unknown> = { isLogin: true };

/**
 * Ends a session that reached the device too late. While the page hydrates, the token may move from the cookie to the
 * device, although the person has just signed out by the plain form.
 */
function clearStaleSession<T>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    if (args.url.searchParams.get('done') === 'signedOut' && account.readNow()) {
      // Without a network the session on the server expires later.
      await callApi('POST /auth/sign-out').catch(() => {});
      account.keep(null);
    }
    return load(args);
  };
}

/** Sign in and sign up, as two tabs (spec §2). Accounts with a second factor then need a code or a passkey. */
export default function LoginPage() {
  const t = useTranslations('account');
  const { isSignUp, back, done, challenge, hasPasskey, returned, methods } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  if (challenge) return <SecondStep {...{ challenge, back, hasPasskey, answer }} />;
  const Form = isSignUp ? SignUpForm : SignInForm;
  return (
    <Page title={t(isSignUp ? 'signUp' : 'signIn')} intro={t(isSignUp ? 'signUpIntro' : 'signInIntro')}>
      <div className={styles.panel}>
        <LoginTabs isSignUp={isSignUp} back={back} />
        {done && !answer && <DoneNotice done={done} />}
        {returned && !answer && <SocialNotice {...returned} />}
        <Suspense>
          <Form key={String(isSignUp)} back={back} answer={answer} />
        </Suspense>
        <SocialButtons methods={methods} back={back} />
      </div>
    </Page>
  );
}
