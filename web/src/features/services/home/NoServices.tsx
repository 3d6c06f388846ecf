import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { changedList, type ListState } from '../list/listState.ts';
import styles from './NoServices.module.css';

/** Says that the list is empty, and offers a next step. */
export function NoServices({ state }: { state: ListState }) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const isFiltered = state.isOpenOnly || state.audiences.length > 0 || state.subType !== null;
  return (
    <EmptyState lead={t('empty')}>
      <p>{t('emptyHint')}</p>
      <p className={styles.ways}>
        {isFiltered && (
          <Link to={address({ isOpenOnly: false, audiences: [], subType: null })}>{t('clearFilters')}</Link>
        )}
        {state.q !== '' && state.type !== null && <Link to={address({ type: null })}>{t('searchEverything')}</Link>}
        {state.q !== '' && <Link to={address({ q: '' })}>{t('clearSearch')}</Link>}
      </p>
    </EmptyState>
  );
}
