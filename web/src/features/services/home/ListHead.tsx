import { MapPin, Menu } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { isPlainClick } from '../../../ui/controls/linkEvents.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import { changedList, type ListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import styles from './ListHead.module.css';
import { useIsListSlow } from './useIsListSlow.ts';

/** The title and length of the list. Screen readers hear changes. */
export function ListHead({ home }: { home: HomeData }) {
  const { state, total, searchedFor, place } = home;
  const t = useTranslations('services');
  const { pathname, search } = useLocation();
  const keepLanguage = useKeepLanguage();
  const { show } = useDialogFromHash(['place']);
  const openDrawer = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void show('place');
  };
  // A search sorts by relevance, and kudos have their own order.
  const isByDistance = state.q === '' && !state.isTopKudos && total > 1;
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {state.q || !state.type ? t('list.searchTitle', { words: state.q }) : t(`kinds.${state.type}`)}
        </h1>
        <Count home={home} isByDistance={isByDistance} />
        <ViewSwitch state={state} />
      </div>
      {searchedFor && <p>{t('list.searchedFor', { words: searchedFor })}</p>}
      {isByDistance && !place && !state.isMapView && (
        <Link to={keepLanguage(paths.location(pathname + search))} className={styles.hint} onClick={openDrawer}>
          <MapPin size={18} aria-hidden />
          {t('list.setPlace')}
        </Link>
      )}
    </div>
  );
}

function Count({ home: { state, total, place, mapCentre }, isByDistance }: { home: HomeData; isByDistance: boolean }) {
  const t = useTranslations('services.list');
  const isLoading = useNavigation().state === 'loading';
  const isSlow = useIsListSlow();
  const facts = [
    t('count', { count: total }),
    isByDistance && !mapCentre && !state.isOpenOnly && t('openFirst'),
    isByDistance && (mapCentre ? t('nearMiddle') : place && t('nearest')),
    state.isTopKudos && total > 1 && t('mostKudos'),
    state.page > 1 && t('pageOf', { page: state.page }),
  ];
  return (
    <p role="status" aria-busy={isLoading} className={styles.count}>
      {isSlow ? t('loading') : facts.filter(Boolean).join(' · ')}
    </p>
  );
}

/** Switches between list and map on narrow screens. */
function ViewSwitch({ state }: { state: ListState }) {
  const t = useTranslations('map');
  const keepLanguage = useKeepLanguage();
  // These icons are already part of the first load.
  const Icon = state.isMapView ? Menu : MapPin;
  return (
    <p className={styles.switch}>
      <ButtonLink weight="outlined" to={keepLanguage(paths.home(changedList(state, { isMapView: !state.isMapView })))}>
        <Icon size={18} aria-hidden />
        {state.isMapView ? t('showList') : t('showMap')}
      </ButtonLink>
    </p>
  );
}
