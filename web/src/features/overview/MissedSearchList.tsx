import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { missedSearch } from './loadOverview.ts';
import styles from './MissedSearches.module.css';

/** Each entry links to the same search. */
export function MissedSearchList({ searches }: { searches: ReturnType<typeof missedSearch>[] }) {
  const t = useTranslations('manage.overview.searches');
  const keepLanguage = useKeepLanguage();
  return (
    <ul className={styles.list}>
      {searches.map(({ id, words, county, asks }) => (
        <li key={id} className={styles.search}>
          <Link to={keepLanguage(paths.home(String(new URLSearchParams({ q: words }))))}>{words}</Link>
          <span className={styles.facts}>
            {t('asks', { count: asks })}
            {county && ` · ${t('county', { county })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
