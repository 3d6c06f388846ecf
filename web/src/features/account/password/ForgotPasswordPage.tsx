import { RequestResetInput } from '@amparo/domain/account/accountInput.ts';
import { Suspense, useEffect, useRef } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { requestReset } from '../accountActions.ts';
import styles from '../form/AccountPage.module.css';
import { ForgotPasswordForm } from '../form/lazyAccountForms.ts';

export const loader = async () => null;
export const clientLoader = withMessages('account', async () => null);
export const action = actOnServer(requestReset, RequestResetInput);
export const clientAction = actOnDevice(requestReset);
export const meta = privateMeta((t) => t('account.forgot.title'));
export const handle: PageHandle<unknown> = { back: () => paths.login() };

/** Requests a mail with a link that resets the password. */
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

/** Stays on the page, unlike a toast, because people look for the mail and come back. */
function MailSent({ email }: { email: string }) {
  const t = useTranslations('account.forgot');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice tone="quiet">
        <p>
          <b>{t('sent', { email })}</b>
        </p>
        <p>{t('sentHint')}</p>
      </Notice>
    </div>
  );
}
