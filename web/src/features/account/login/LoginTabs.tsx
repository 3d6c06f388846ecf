import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import styles from './LoginTabs.module.css';

/** Links, so that they work without scripts; the way back leads past both. */
export function LoginTabs({ isSignUp, back }: { isSignUp: boolean; back: string }) {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const tabs = [
    { words: t('signIn'), to: paths.login({ back }), isHere: !isSignUp },
    { words: t('signUp'), to: paths.login({ tab: 'sign_up', back }), isHere: isSignUp },
  ];
  return (
    <nav aria-label={t('tabs')} className={styles.tabs}>
      {tabs.map(({ words, to, isHere }) => (
        <Link
          key={to}
          to={keepLanguage(to)}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={isHere ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
