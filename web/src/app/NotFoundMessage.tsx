import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../language/useKeepLanguage.ts';
import styles from './ErrorPage.module.css';
import { paths } from './paths.ts';

export function NotFoundMessage() {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      <p>
        <Link className={styles.action} to={keepLanguage(paths.home())}>
          {t('goHome')}
        </Link>
      </p>
    </main>
  );
}
