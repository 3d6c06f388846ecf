import type { Map as LeafletMap } from 'leaflet';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { HomeData } from '../list/loadHome.ts';
import { useMapView } from './base/useLeafletMap.ts';
import styles from './MapText.module.css';
import type { Pinned } from './markers/clusterServices.ts';

interface Props {
  map: LeafletMap;
  home: HomeData;
  services: readonly Pinned[];
  isSearching: boolean;
  onShowAll: () => void;
}

/** Says that the map is loading, that more services exist, or that none is in view. */
export function MapText({ map, home, services, isSearching, onShowAll }: Props) {
  const t = useTranslations('map');
  const { bounds } = useMapView(map);
  const isAnyHere = services.some(({ point: [longitude, latitude] }) => bounds.contains([latitude, longitude]));
  const isNoneHere = !isSearching && services.length > 0 && !isAnyHere;
  return (
    <div className={styles.place}>
      <p role="status" className={styles.text}>
        {isSearching ? t('searching') : isNoneHere ? t('noneHere') : <MoreText home={home} />}
      </p>
      {isNoneHere && (
        <Button weight="outlined" className={styles.button} onClick={onShowAll}>
          {t('showAll')}
        </Button>
      )}
    </div>
  );
}

/** A page of the list has at most a hundred services (spec §9), so the map may not show all. */
function MoreText({ home: { state, items, total, place, mapCenter } }: { home: HomeData }) {
  const t = useTranslations('map');
  if (total <= items.length) return null;
  const isClosest = state.q === '' && !state.isTopKudos && (place || mapCenter);
  const count = items.length;
  return <>{isClosest ? t('closestShown', { count }) : t('bestShown', { count, total })}</>;
}
