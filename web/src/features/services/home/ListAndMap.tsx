import { memo, type ReactNode, Suspense } from 'react';
import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';
import { Card, CardList } from '../../../ui/cards/Card.tsx';
import type { HomeData } from '../list/loadHome.ts';
import { ServiceList } from '../list/ServiceList.tsx';
import { useChosen } from '../list/useChosen.ts';
import skeletonStyles from './CardSkeletons.module.css';
import styles from './ListAndMap.module.css';
import { MapFrame } from './MapFrame.tsx';
import { useIsListSlow } from './useIsListSlow.ts';
import { useMapShown } from './useMapShown.ts';

/** Loaded only for empty lists, and if nothing near is open. */
const NoServices = lazyWithMessages('noServices', () => import('./NoServices.tsx'));

/** Loaded only with the map. */
const ListTitle = lazyWithMessages('map', () => import('./ListTitle.tsx'));

const OutsideRegion = lazyWithMessages('noServices', () => import('./OutsideRegion.tsx'));

/** The list and the map: one of them on a phone, both on a wide screen. The list contains all services of the map. */
export function ListAndMap({ home }: { home: HomeData }) {
  const { chosen, choose } = useChosen();
  const shown = useMapShown(home.state.isMapView);
  const onShow = shown.isShown ? (id: string) => choose({ id, from: 'list' }) : null;
  return (
    <div className={styles.both}>
      <MapFrame home={home} shown={shown} chosen={chosen} choose={choose} />
      <div className={home.state.isMapView ? `${styles.list} ${styles.mapped}` : styles.list}>
        <ChangingList>
          <AboveList home={home} />
          {home.items.length > 0 && <ServiceList home={home} onShow={onShow} />}
        </ChangingList>
      </div>
    </div>
  );
}

/** Not rendered again with the list: before the code of these parts has arrived, that would remove them for a moment. */
const AboveList = memo(function AboveList({ home }: { home: HomeData }) {
  return (
    <Suspense>
      {home.state.isMapView && <ListTitle home={home} />}
      {(home.isOutside || home.town) && <OutsideRegion home={home} />}
      {home.nextSteps && <NoServices home={home} nextSteps={home.nextSteps} />}
    </Suspense>
  );
});

/** A list, or placeholders while a new one loads slowly. If loading fails, the old list returns. */
function ChangingList({ children }: { children: ReactNode }) {
  const isSlow = useIsListSlow();
  return (
    <>
      <div className={styles.changing} hidden={isSlow}>
        {children}
      </div>
      {isSlow && <CardSkeletons />}
    </>
  );
}

const placeholders = ['a', 'b', 'c', 'd'];

/** Placeholders for cards that are loading. The page announces the loading in text. */
function CardSkeletons() {
  return (
    <div aria-hidden>
      <CardList items={placeholders} keyOf={(key) => key}>
        {() => (
          <Card className={skeletonStyles.card}>
            <span className={skeletonStyles.name} />
            <span className={skeletonStyles.status} />
            <span className={skeletonStyles.line} />
            <span className={skeletonStyles.action} />
          </Card>
        )}
      </CardList>
    </div>
  );
}
