import { MapPin, Menu } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { changedList, type ListState, unfilteredList } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import styles from './ListHead.module.css';
import { useIsListSlow } from './useIsListSlow.ts';

/** Loaded only for filtered lists. */
const ActiveFilters = lazyWithMessages('noServices', () => import('./ActiveFilters.tsx'));

/** The title, length and order of the list, and the way to the map, in one row. */
export function ListHead({ home }: { home: HomeData }) {
  const { state, searchedFor, holidayNote, items } = home;
  const t = useTranslations('services');
  const title = useListTitle(home);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>{' '}
        <Count home={home} />{' '}
        {items.some(({ isSample }) => isSample) && <p className={styles.sample}>{t('list.sample')}</p>}
      </div>
      {unfilteredList(state) !== null && (
        <Suspense>
          <ActiveFilters state={state} now={home.now} />
        </Suspense>
      )}
      <ViewSwitch state={state} />
      {searchedFor && <p>{t('list.searchedFor', { words: searchedFor })}</p>}
      {holidayNote && <p className={styles.sample}>{holidayNote}</p>}
    </div>
  );
}

/** The kind, the sub-type, and the town: "Food pantries in Springfield". */
function useListTitle({ state: { q, type, subType }, place }: HomeData): string {
  const t = useTranslations('services');
  if (q || !type) return t('list.searchTitle', { words: q });
  const kind = subType ? `${t(`kinds.${type}`)}: ${t(`subTypes.${subType}`)}` : t(`kinds.${type}`);
  return place?.label ? t('list.near', { kind, town: place.label }) : kind;
}

/** Screen readers hear changes of the number and the order. */
function Count({ home: { state, total, place, mapCenter } }: { home: HomeData }) {
  const t = useTranslations('services.list');
  const isLoading = useNavigation().state === 'loading';
  const isSlow = useIsListSlow();
  // A search sorts by relevance, and kudos have their own order.
  const isByDistance = state.q === '' && !state.isTopKudos && total > 1;
  const openFirst = place ? 'openNearest' : 'openFirst';
  const order = mapCenter ? 'nearMiddle' : state.isOpenOnly ? place && 'nearest' : openFirst;
  const facts = [
    t('count', { count: total }),
    isByDistance && order && t(order),
    state.isTopKudos && total > 1 && t('mostKudos'),
    state.page > 1 && t('pageOf', { page: state.page }),
  ];
  return (
    <p role="status" aria-busy={isLoading} className={styles.count}>
      {isSlow ? t('loading') : facts.filter(Boolean).join('\u00a0· ')}
    </p>
  );
}

/** Switches between list and map on narrow screens. */
function ViewSwitch({ state }: { state: ListState }) {
  const t = useTranslations('services.map');
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
