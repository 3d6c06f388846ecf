import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';

/** With a token of X's older protocol, redirects to the page of X that asks the person (spec §2). */
async function lead({ url }: LoaderFunctionArgs): Promise<null> {
  const token = url.searchParams.get('oauth_token');
  if (!token) return null;
  throw redirect(`https://api.x.com/oauth/authenticate?${new URLSearchParams({ oauth_token: token })}`);
}

export const loader = lead;
export const clientLoader = withMessages('account', lead);
export const meta = privateMeta((t) => t('account.signIn'));

export default function TwitterCallbackPage() {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <Page title={t('signIn')}>
      <p>
        <Link to={keepLanguage(paths.login())}>{t('social.goToSignIn')}</Link>
      </p>
    </Page>
  );
}
