import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useLeaveWithOthers } from '../../api/useLeaveWithOthers.ts';
import { paths } from '../../app/paths.ts';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { Page } from '../../ui/Page.tsx';
import styles from './AccountPage.module.css';

interface Props {
  title: string;
  intro: string;
  /** Whether it is known whose page it is. The server may not know; then the device is waited for. */
  isThere: boolean;
  children: ReactNode;
}

/** A page for those who are signed in. */
export function AccountPanel({ title, intro, isThere, children }: Props) {
  useLeaveWithOthers();
  return (
    <Page title={title} intro={intro}>
      <div className={styles.panel}>{isThere ? children : <NotKnown />}</div>
    </Page>
  );
}

/** Room for the form until it comes; without scripts, the way to sign in. */
function NotKnown() {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <div className={styles.waiting} aria-hidden />
      <noscript>
        <p>
          <Link to={keepLanguage(paths.login({ back: pathname }))}>{t('signInFirst')}</Link>
        </p>
      </noscript>
    </>
  );
}
