import { ChangePasswordForm as ChangePasswordInput } from '@amparo/domain/account/accountInput.ts';
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
import { Notice } from '../../../ui/Notice.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { changePassword } from '../accountActions.ts';
import { AccountPanel, loadProfile } from '../form/AccountPanel.tsx';
import { ChangePasswordForm } from '../form/lazyAccountForms.ts';

export const loader = onServer(loadProfile);
export const clientLoader = hydrateOnLoad(withMessages('account', onDevice(loadProfile)));
export const action = actOnServer(changePassword, ChangePasswordInput);
export const clientAction = actOnDevice(changePassword);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = privateMeta((t) => t('account.change.title'));

/** Only for people who signed in with a password (spec §2). */
export default function ChangePasswordPage() {
  const t = useTranslations('account.change');
  const user = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  return (
    <AccountPanel title={t('title')} intro={t('intro')} user={user}>
      {({ lastMethod }) =>
        lastMethod === 'local' ? (
          <Suspense>
            <ChangePasswordForm answer={answer} />
          </Suspense>
        ) : (
          <Notice tone="quiet">{t('onlyByPassword')}</Notice>
        )
      }
    </AccountPanel>
  );
}
