import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { useReloadOnSignOut } from '../../routing/useViewer.ts';
import styles from './SignedInOnly.module.css';

interface Props {
  /** Whether it is known whose page it is. The server may not know; then the device is waited for. */
  isThere: boolean;
  /** Where one signs in, and comes back from. */
  login: string;
  children: ReactNode;
}

/** What a page shows to those who are signed in: room for it until it comes; without scripts, the way to sign in. */
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

/** Drawn by the server alone, which knows these words without having been asked for them. */
function SignInFirst({ login }: { login: string }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <Link to={keepLanguage(login)}>{t('signInFirst')}</Link>
    </p>
  );
}
