import { MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { isPlainClick } from '../../../ui/isPlainClick.ts';
import { useDialogInAddress } from '../../../ui/useDialogInAddress.ts';
import styles from './ListHead.module.css';
import type { HomeData } from './loadHome.ts';

/** What this list is, and how much of it there is; that is told aloud when it changes. */
export function ListHead({ home: { state, total, searchedFor, place } }: { home: HomeData }) {
  const t = useTranslations('services');
  const { pathname, search } = useLocation();
  const keepLanguage = useKeepLanguage();
  const { show } = useDialogInAddress(['place']);
  const openDrawer = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void show('place');
  };
  // A search puts what fits best first, and kudos are an order of their own.
  const isByDistance = state.q === '' && !state.isTopKudos && total > 1;
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {state.q || !state.type ? t('list.searchTitle', { words: state.q }) : t(`kinds.${state.type}`)}
        </h1>
        <p role="status" aria-busy={isLoading} className={styles.count}>
          {t('list.count', { count: total })}
          {isByDistance && place && ` · ${t('list.nearest')}`}
          {state.isTopKudos && total > 1 && ` · ${t('list.mostKudos')}`}
          {state.page > 1 && ` · ${t('list.pageOf', { page: state.page })}`}
        </p>
      </div>
      {searchedFor && <p>{t('list.searchedFor', { words: searchedFor })}</p>}
      {isByDistance && !place && (
        <Link to={keepLanguage(paths.location(pathname + search))} className={styles.hint} onClick={openDrawer}>
          <MapPin size={18} aria-hidden />
          {t('list.setPlace')}
        </Link>
      )}
    </div>
  );
}
