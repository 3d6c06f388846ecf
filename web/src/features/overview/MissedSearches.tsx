import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import type { missedSearch } from './loadOverview.ts';
import styles from './MissedSearches.module.css';
import { MissedSearchList } from './MissedSearchList.tsx';

interface Props {
  searches: ReturnType<typeof missedSearch>[];
  total: number;
}

/** Searches without results. They show missing services, or missing words in their descriptions. */
export function MissedSearches({ searches, total }: Props) {
  const t = useTranslations('manage.overview.searches');
  const keepLanguage = useKeepLanguage();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.hint}>{t(searches.length > 0 ? 'hint' : 'empty')}</p>
      {searches.length > 0 && <MissedSearchList searches={searches} />}
      <p className={styles.ways}>
        {total > searches.length && (
          <Link to={keepLanguage(rarePaths.overview('searches'))}>{t('all', { count: total })}</Link>
        )}
        <Link to={keepLanguage(rarePaths.addService())}>{t('add')}</Link>
      </p>
    </section>
  );
}
