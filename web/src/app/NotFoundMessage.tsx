import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import styles from './ErrorPage.module.css';
import { useHome } from './useHome.ts';

export function NotFoundMessage() {
  const t = useTranslations('shell');
  const home = useHome();
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <p>
        <Link className={styles.action} to={home}>
          {t('goHome')}
        </Link>
      </p>
    </main>
  );
}
