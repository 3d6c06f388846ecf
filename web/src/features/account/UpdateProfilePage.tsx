import { ProfileInput } from '@amparo/domain/account/profileInput.ts';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { actOnDevice, actOnServer } from '../../api/act.ts';
import type { FormAnswer } from '../../api/formAnswer.ts';
import { onDevice, onServer } from '../../api/load.ts';
import type { PageHandle } from '../../api/pageHandle.ts';
import { atOnce } from '../../api/signedIn.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useIsAlive } from '../../device/useIsAlive.ts';
import { withMessages } from '../../language/loadMessages.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { accountMeta } from './accountMeta.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { ProfileForm } from './lazyForms.ts';
import { loadProfile } from './loadProfile.ts';
import { updateProfile } from './updateProfile.ts';

export const loader = onServer(loadProfile);
export const clientLoader = atOnce(withMessages('account', onDevice(loadProfile)));
export const action = actOnServer(updateProfile, ProfileInput);
export const clientAction = actOnDevice(updateProfile);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = accountMeta('profile.title');

/** One's own name and phone (spec §2). */
export default function UpdateProfilePage() {
  const t = useTranslations('account.profile');
  const user = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  const isAlive = useIsAlive();
  return (
    <AccountPanel title={t('title')} intro={t('intro')} isThere={user !== null}>
      {answer?.problem === null && !isAlive && <DoneNotice done="profileUpdated" />}
      {user && (
        <Suspense>
          <ProfileForm user={user} answer={answer} />
        </Suspense>
      )}
    </AccountPanel>
  );
}
