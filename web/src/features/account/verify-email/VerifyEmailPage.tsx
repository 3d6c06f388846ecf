import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { verifyEmail } from '../accountActions.ts';
import pageStyles from '../form/AccountPage.module.css';
import { FactorForm } from '../form/lazyAccountForms.ts';

async function load({ url: { searchParams } }: LoadInput) {
  return { token: searchParams.get('token') ?? undefined, isDone: searchParams.get('done') === 'emailVerified' };
}

export const loader = onServer(load);
export const clientLoader = withMessages(['account', 'verifyEmail'], onDevice(load));
export const action = actOnServer(verifyEmail);
export const clientAction = actOnDevice(verifyEmail);
export const meta = privateMeta((t) => t('verifyEmail.title'));
/** No cache stores a page with a token. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The link in a mail only shows a button, because mail programs open links too. It works without signing in. */
export default function VerifyEmailPage() {
  const t = useTranslations('verifyEmail');
  const { token, isDone } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const isSent = !token && answer?.problem === null;
  return (
    <Page title={t('title')} {...(isDone ? {} : { intro: t(token ? 'intro' : 'resendIntro') })}>
      <div className={pageStyles.panel}>
        {isDone ? (
          <Verified />
        ) : (
          <>
            {isSent && (
              <Notice tone="quiet" role="status">
                {t('sent')}
              </Notice>
            )}
            <Suspense>
              <FactorForm
                to={rarePaths.verifyEmail(token)}
                answer={isSent ? undefined : answer}
                submitText={t(token ? 'confirm' : 'again')}
                field="none"
              />
            </Suspense>
          </>
        )}
      </div>
    </Page>
  );
}

function Verified() {
  const t = useTranslations('verifyEmail');
  const keepLanguage = useKeepLanguage();
  return (
    <>
      <Notice tone="quiet" role="status">
        {t('done')}
      </Notice>
      <p>
        <ButtonLink weight="main" to={keepLanguage(rarePaths.manageServices())}>
          {t('myServices')}
        </ButtonLink>
      </p>
    </>
  );
}
