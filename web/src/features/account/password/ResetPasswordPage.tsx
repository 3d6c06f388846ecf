import { NewPasswordForm } from '@amparo/domain/account/accountInput.ts';
import { Suspense } from 'react';
import { Link, useActionData, useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { resetPassword } from '../accountActions.ts';
import pageStyles from '../form/AccountPage.module.css';
import { ResetPasswordForm } from '../form/lazyAccountForms.ts';
import styles from './ResetPasswordPage.module.css';

/** The link in the mail works once, for an hour. It stays in the address, so that the page can be reloaded. */
async function loadReset({ url }: LoadInput) {
  return { token: url.searchParams.get('token') ?? '', email: url.searchParams.get('email') ?? '' };
}

export const loader = onServer(loadReset);
export const clientLoader = withMessages('account', onDevice(loadReset));
export const action = actOnServer(resetPassword, NewPasswordForm);
export const clientAction = actOnDevice(resetPassword);
export const meta = privateMeta((t) => t('account.reset.title'));
export const handle: PageHandle<unknown> = { back: () => paths.login() };
/** No cache stores a page with a token. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function ResetPasswordPage() {
  const t = useTranslations('account.reset');
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const isGood = link.token !== '' && link.email !== '' && answer?.problem !== 'RESET_LINK_INVALID';
  return (
    <Page title={t('title')} {...(isGood ? { intro: t('intro', { email: link.email }) } : {})}>
      <div className={pageStyles.panel}>
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

/** If the community has an app, phones can also set the password there (spec §2). */
function OpenInApp(link: { token: string; email: string }) {
  const t = useTranslations('account.reset');
  const app = useRouteLoaderData<RootData>('root')?.region.appResetLink;
  if (!app) return null;
  return (
    <ActionLink href={`${app}?${new URLSearchParams({ ...link })}`} className={styles.onPhones}>
      {t('openInApp')}
    </ActionLink>
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
          <Link to={keepLanguage(rarePaths.forgotPassword())}>{t('reset.requestNew')}</Link>
        </p>
      </Notice>
    </div>
  );
}
