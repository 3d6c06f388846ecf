import { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { type ActionFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { endSessions, updateProfile } from '../accountActions.ts';
import { AccountPanel, DoneNotice } from '../form/AccountPanel.tsx';
import { ProfileForm } from '../form/lazyAccountForms.ts';
import { SecondFactor } from '../second-factor/SecondFactor.tsx';
import {
  actOnFactorOnDevice,
  actOnFactorOnServer,
  type FactorAnswer,
  factorSteps,
} from '../second-factor/secondFactorActions.ts';
import { OwnSessions } from '../session/OwnSessions.tsx';

const load = requireSignIn(async ({ callApi, language }: LoadInput) => {
  const [user, sessions, secondFactor, passkeys] = await Promise.all([
    callApi('GET /auth/profile'),
    callApi('GET /auth/sessions'),
    callApi('GET /auth/second-factor'),
    callApi('GET /auth/passkeys'),
  ]);
  return {
    ...{ user: user.data, sessions: sessions.data, secondFactor: secondFactor.data, passkeys: passkeys.data },
    language,
  };
});

const [saveOnServer, saveOnDevice] = [actOnServer(updateProfile, ProfileInput), actOnDevice(updateProfile)];
const [endOnServer, endOnDevice] = [actOnServer(endSessions), actOnDevice(endSessions)];
const has = ({ url }: ActionFunctionArgs, name: 'end' | 'factor') => url.searchParams.has(name);

export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(load)));
export const action = (args: ActionFunctionArgs) =>
  (has(args, 'factor') ? actOnFactorOnServer : has(args, 'end') ? endOnServer : saveOnServer)(args);
export const clientAction = (args: ActionFunctionArgs) =>
  (has(args, 'factor') ? actOnFactorOnDevice : has(args, 'end') ? endOnDevice : saveOnDevice)(args);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('account.profile.title'));

/** People change their own name and phone (spec §2), set up a second factor, and see where they are signed in. */
export default function UpdateProfilePage() {
  const t = useTranslations('account.profile');
  const data = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const anyAnswer = useFormAnswer<FormAnswer | FactorAnswer>();
  const factorAnswer = anyAnswer && 'step' in anyAnswer ? anyAnswer : undefined;
  const answer = factorAnswer ? undefined : anyAnswer;
  const isHydrated = useHydrated();
  const keepLanguage = useKeepLanguage();
  return (
    <AccountPanel title={t('title')} intro={t('intro')} user={data?.user ?? null}>
      {(user) => (
        <>
          {answer?.problem === null && !isHydrated && <DoneNotice done="profileUpdated" />}
          <Suspense>
            <ProfileForm user={user} answer={answer} />
          </Suspense>
          {data && (
            <SecondFactor
              status={data.secondFactor}
              passkeys={data.passkeys}
              step={factorSteps.find((step) => step === search.get('factor'))}
              answer={factorAnswer}
              language={data.language}
            />
          )}
          {search.get('done') === 'sessionsEnded' && !isHydrated && <DoneNotice done="sessionsEnded" />}
          {data && <OwnSessions sessions={data.sessions} language={data.language} />}
          <p>
            <Link to={keepLanguage(rarePaths.deleteAccount())}>{t('deleteLink')}</Link>
          </p>
        </>
      )}
    </AccountPanel>
  );
}
