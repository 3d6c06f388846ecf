import { ProfileInput } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { updateProfile } from '../accountActions.ts';
import { AccountPanel, DoneNotice, loadProfile } from '../form/AccountPanel.tsx';
import { ProfileForm } from '../form/lazyAccountForms.ts';

export const loader = onServer(loadProfile);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(loadProfile)));
export const action = actOnServer(updateProfile, ProfileInput);
export const clientAction = actOnDevice(updateProfile);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('account.profile.title'));

/** People change their own name and phone (spec §2). */
export default function UpdateProfilePage() {
  const t = useTranslations('account.profile');
  const user = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const isHydrated = useHydrated();
  return (
    <AccountPanel title={t('title')} intro={t('intro')} user={user}>
      {(user) => (
        <>
          {answer?.problem === null && !isHydrated && <DoneNotice done="profileUpdated" />}
          <Suspense>
            <ProfileForm user={user} answer={answer} />
          </Suspense>
        </>
      )}
    </AccountPanel>
  );
}
