import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { changedList, type ListState } from './listState.ts';
import styles from './NoServices.module.css';

/** An empty list says so, and shows the way on. */
export function NoServices({ state }: { state: ListState }) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const isFiltered = state.isOpenOnly || state.audience !== null || state.subType !== null;
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{t('empty')}</p>
      <p>{t('emptyHint')}</p>
      <p className={styles.ways}>
        {isFiltered && (
          <Link to={address({ isOpenOnly: false, audience: null, subType: null })}>{t('clearFilters')}</Link>
        )}
        {state.q !== '' && state.type !== null && <Link to={address({ type: null })}>{t('searchEverything')}</Link>}
        {state.q !== '' && <Link to={address({ q: '' })}>{t('clearSearch')}</Link>}
      </p>
    </div>
  );
}
