import { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { type ActionFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
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
import { OwnSessions } from '../session/OwnSessions.tsx';

const load = requireSignIn(async ({ callApi, language }: LoadInput) => {
  const [user, sessions] = await Promise.all([callApi('GET /auth/profile'), callApi('GET /auth/sessions')]);
  return { user: user.data, sessions: sessions.data, language };
});

const [saveOnServer, saveOnDevice] = [actOnServer(updateProfile, ProfileInput), actOnDevice(updateProfile)];
const [endOnServer, endOnDevice] = [actOnServer(endSessions), actOnDevice(endSessions)];
const endsSessions = ({ url }: ActionFunctionArgs) => url.searchParams.has('end');

export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(load)));
export const action = (args: ActionFunctionArgs) => (endsSessions(args) ? endOnServer : saveOnServer)(args);
export const clientAction = (args: ActionFunctionArgs) => (endsSessions(args) ? endOnDevice : saveOnDevice)(args);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('account.profile.title'));

/** People change their own name and phone (spec §2), and see where they are signed in. */
export default function UpdateProfilePage() {
  const t = useTranslations('account.profile');
  const data = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const answer = useFormAnswer<FormAnswer>();
  const isHydrated = useHydrated();
  return (
    <AccountPanel title={t('title')} intro={t('intro')} user={data?.user ?? null}>
      {(user) => (
        <>
          {answer?.problem === null && !isHydrated && <DoneNotice done="profileUpdated" />}
          <Suspense>
            <ProfileForm user={user} answer={answer} />
          </Suspense>
          {search.get('done') === 'sessionsEnded' && !isHydrated && <DoneNotice done="sessionsEnded" />}
          {data && <OwnSessions sessions={data.sessions} language={data.language} />}
        </>
      )}
    </AccountPanel>
  );
}
