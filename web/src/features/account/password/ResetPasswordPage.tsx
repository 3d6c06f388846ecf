import { NewPasswordForm } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import styles from '../form/AccountPage.module.css';
import { OpenInApp } from './OpenInApp.tsx';
import { resetPassword } from './passwordActions.ts';

// Forms load when their page shows them: other pages need neither them nor their validation.
const ResetPasswordForm = lazyPart(() => import('./ResetPasswordForm.tsx'));

/** The link of the mail: it works once, for an hour, and stays in the address, so that reloading is no harm. */
async function loadReset({ url }: LoadInput) {
  return { token: url.searchParams.get('token') ?? '', email: url.searchParams.get('email') ?? '' };
}

export const loader = onServer(loadReset);
export const clientLoader = withMessages('account', onDevice(loadReset));
export const action = actOnServer(resetPassword, NewPasswordForm);
export const clientAction = actOnDevice(resetPassword);
export const meta = privateMeta((t) => t('account.reset.title'));
export const handle: PageHandle<unknown> = { back: () => paths.login() };
/** Nobody else keeps a page that bears a token. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function ResetPasswordPage() {
  const t = useTranslations('account.reset');
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const isGood = link.token !== '' && link.email !== '' && answer?.problem !== 'RESET_LINK_INVALID';
  return (
    <Page title={t('title')} {...(isGood ? { intro: t('intro', { email: link.email }) } : {})}>
      <div className={styles.panel}>
        {isGood ? (
          <>
            <OpenInApp {...link} />
            <Suspense>
              <ResetPasswordForm {...link} answer={answer} />
            </Suspense>
          </>
        ) : (
          <DeadLink />
        )}
      </div>
    </Page>
  );
}

function DeadLink() {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <div role="alert">
      <Notice tone="alert">
        <p>{t('errors.RESET_LINK_INVALID')}</p>
        <p>
          <Link to={keepLanguage(paths.forgotPassword())}>{t('reset.askAnew')}</Link>
        </p>
      </Notice>
    </div>
  );
}
