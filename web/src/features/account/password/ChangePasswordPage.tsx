import { ChangePasswordForm as schema } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { AccountPanel } from '../form/AccountPanel.tsx';
import { loadProfile } from '../form/loadProfile.ts';
import { changePassword } from './passwordActions.ts';

// Forms load when their page shows them: other pages need neither them nor their validation.
const ChangePasswordForm = lazyPart(() => import('./ChangePasswordForm.tsx'));

export const loader = onServer(loadProfile);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(loadProfile)));
export const action = actOnServer(changePassword, schema);
export const clientAction = actOnDevice(changePassword);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('account.change.title'));

/** Only for those who signed in with a password (spec §2). */
export default function ChangePasswordPage() {
  const t = useTranslations('account');
  const user = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <AccountPanel title={t('change.title')} intro={t('change.intro')} user={user}>
      {({ lastMethod }) =>
        lastMethod === 'local' ? (
          <Suspense>
            <ChangePasswordForm answer={answer} />
          </Suspense>
        ) : (
          <Notice tone="quiet">{t('change.onlyByPassword')}</Notice>
        )
      }
    </AccountPanel>
  );
}
