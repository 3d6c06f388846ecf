import { RequestResetInput } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import styles from '../form/AccountPage.module.css';
import { MailSent } from './MailSent.tsx';
import { requestReset } from './passwordActions.ts';

// Forms load when their page shows them: other pages need neither them nor their validation.
const ForgotPasswordForm = lazyPart(() => import('./ForgotPasswordForm.tsx'));

export const clientLoader = withMessages('account', async () => null);
export const action = actOnServer(requestReset, RequestResetInput);
export const clientAction = actOnDevice(requestReset);
export const meta = privateMeta((t) => t('account.forgot.title'));
export const handle: PageHandle<unknown> = { back: () => paths.login() };

/** Asks for the link by which a new password can be set. */
export default function ForgotPasswordPage() {
  const t = useTranslations('account.forgot');
  const answer = useActionData<FormAnswer>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <div className={styles.panel}>
        {answer?.problem === null && <MailSent email={answer.typed.email ?? ''} />}
        <Suspense>
          <ForgotPasswordForm answer={answer} />
        </Suspense>
      </div>
    </Page>
  );
}
