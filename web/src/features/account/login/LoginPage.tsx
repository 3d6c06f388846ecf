import { SignInInput, SignUpForm as SignUpSchema } from '@amparo/domain/account/accountInput.ts';
import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { Suspense } from 'react';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { safeBack } from '../../../paths.ts';
import { actOnDevice, actOnServer, doneKeys } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import styles from '../form/AccountPage.module.css';
import { DoneNotice } from '../form/DoneNotice.tsx';
import { clearStaleSession } from '../session/clearStaleSession.ts';
import { readReturned } from '../social/readReturned.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { SocialNotice } from '../social/SocialNotice.tsx';
import { LoginTabs } from './LoginTabs.tsx';
import { signIn, signUp } from './signIn.ts';

// Forms load when their page shows them: other pages need neither them nor their validation.
const SignInForm = lazyPart(() => import('./SignInForm.tsx'));
const SignUpForm = lazyPart(() => import('./SignUpForm.tsx'));

/** Only for those who are not signed in (spec §2). `done`: what was told to somebody without scripts. */
async function loadLogin({ callApi, url, isSignedIn }: LoadInput) {
  const back = safeBack(url.searchParams.get('back'));
  if (isSignedIn) throw redirect(back);
  const done = doneKeys.find((key) => key === url.searchParams.get('done')) ?? null;
  return { isSignUp: isSignUp(url), back, done, returned: readReturned(url), methods: await readMethods(callApi) };
}

/** Where they cannot be asked for, one can still sign in by e-mail. */
async function readMethods(callApi: LoadInput['callApi']): Promise<SocialMethod[]> {
  try {
    return (await callApi('GET /auth/providers')).data;
  } catch {
    return [];
  }
}

const isSignUp = (url: URL) => url.searchParams.get('tab') === 'sign_up';
const onServerBy = { in: actOnServer(signIn, SignInInput), up: actOnServer(signUp, SignUpSchema) };
const onDeviceBy = { in: actOnDevice(signIn), up: actOnDevice(signUp) };

export const loader = onServer(loadLogin);
export const clientLoader = hydrateOnLoad(withMessages('account', clearStaleSession(onDevice(loadLogin))));
export const action = (args: ActionFunctionArgs) => onServerBy[isSignUp(args.url) ? 'up' : 'in'](args);
export const clientAction = (args: ClientActionFunctionArgs) => onDeviceBy[isSignUp(args.url) ? 'up' : 'in'](args);
export const meta = privateMeta((t) => t('account.signIn'));
export const handle: PageHandle<unknown> = { isLogin: true };

/** Sign in and sign up, as two tabs (spec §2). */
export default function LoginPage() {
  const t = useTranslations('account');
  const { isSignUp, back, done, returned, methods } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
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
