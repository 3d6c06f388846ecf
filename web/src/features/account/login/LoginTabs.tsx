import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import styles from './LoginTabs.module.css';

/** Links, so that they work without scripts. They replace each other in the browser's history. */
export function LoginTabs({ isSignUp, back }: { isSignUp: boolean; back: string }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const tabs = [
    { label: t('signIn'), to: paths.login({ back }), isHere: !isSignUp },
    { label: t('signUp'), to: paths.login({ tab: 'sign_up', back }), isHere: isSignUp },
  ];
  return (
    <nav aria-label={t('tabs')} className={styles.tabs}>
      {tabs.map(({ label, to, isHere }) => (
        <Link
          key={to}
          to={keepLanguage(to)}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={isHere ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
