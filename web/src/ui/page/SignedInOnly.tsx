import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { useReloadOnSignOut } from '../../routing/useViewer.ts';
import styles from './SignedInOnly.module.css';

interface Props {
  /** Whether the viewer is known. The server may not know; then the device decides. */
  isThere: boolean;
  /** The sign-in page, which returns to this page. */
  login: string;
  children: ReactNode;
}

/** Content for signed-in people: a placeholder until it is known, and a sign-in link without scripts. */
export function SignedInOnly({ isThere, login, children }: Props) {
  useReloadOnSignOut();
  if (isThere) return children;
  return (
    <>
      <div className={styles.waiting} aria-hidden />
      <noscript>
        <SignInFirst login={login} />
      </noscript>
    </>
  );
}

/** Rendered only on the server, which has these messages already. */
function SignInFirst({ login }: { login: string }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <Link to={keepLanguage(login)}>{t('signInFirst')}</Link>
    </p>
  );
}
