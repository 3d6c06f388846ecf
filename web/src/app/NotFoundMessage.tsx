import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
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
        <ButtonLink weight="main" to={home}>
          {t('goHome')}
        </ButtonLink>
      </p>
    </main>
  );
}
