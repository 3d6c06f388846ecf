import type { Map as LeafletMap } from 'leaflet';
import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { HomeData } from '../list/loadHome.ts';
import { useMapView } from './base/useLeafletMap.ts';
import type { Pinned } from './markers/clusterServices.ts';

interface Props {
  map: LeafletMap;
  home: HomeData;
  services: readonly Pinned[];
  isSearching: boolean;
  /** Null if the list already has the services of this area. */
  onSearch: (() => void) | null;
  onShowAll: () => void;
}

/** Says that the map is loading, that more services exist, or that none is in view. Offers to search the area. */
export function MapText({ map, home, services, isSearching, onSearch, onShowAll }: Props) {
  const t = useTranslations('map');
  const { bounds } = useMapView(map);
  const isAnyHere = services.some(({ point: [longitude, latitude] }) => bounds.contains([latitude, longitude]));
  const isNoneHere = !isSearching && services.length > 0 && !isAnyHere;
  return (
    <div className="map-says">
      <p role="status">{isSearching ? t('searching') : isNoneHere ? t('noneHere') : <MoreText home={home} />}</p>
      {onSearch && (
        <Button weight="outlined" onClick={onSearch}>
          <Search size={18} aria-hidden />
          {t('searchHere')}
        </Button>
      )}
      {isNoneHere && (
        <Button weight="outlined" onClick={onShowAll}>
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
