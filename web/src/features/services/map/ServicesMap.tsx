import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { type MapView, readChosen, readMapView } from '../../../browser/storage/mapView.ts';
import { placeToText } from '../../../browser/storage/place.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { writeListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import type { Chosen } from '../list/useChosen.ts';
import { Ground } from './base/Ground.tsx';
import { MapButtons } from './base/MapButtons.tsx';
import { moveQuietly } from './base/moveQuietly.ts';
import { useLeafletMap } from './base/useLeafletMap.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { MapText } from './MapText.tsx';
import { atSameSpot, type Pinned, pinned } from './markers/clusterServices.ts';
import { OwnPlaceMarker } from './markers/MapMarker.tsx';
import { ServiceMarkers } from './markers/ServiceMarkers.tsx';
import { openView, showAll } from './openView.ts';
import styles from './ServicesMap.module.css';
import { useChosenSeen } from './useChosenSeen.ts';
import { useSearchHere } from './useSearchHere.ts';

export interface ServicesMapProps {
  home: HomeData;
  ground: MapGround;
  chosen: Chosen | null;
  choose: (chosen: Chosen | null) => void;
}

/** The highest zoom. Without tiles, a higher one shows nothing more. */
const closestZoom = { withTiles: 18, withoutTiles: 15 };

/** The services of a list on a map (spec §2). The list beside it has the same data and functions. */
export default function ServicesMap(props: ServicesMapProps) {
  const { home, ground } = props;
  const t = useTranslations();
  const services = useMemo(() => pinned(home.items), [home.items]);
  const { map, hold } = useLeafletMap({
    open: (opened) => openView(opened, { ground, place: home.place, services, lastView: lastViewOf(home) }),
    maxZoom: ground.tiles ? closestZoom.withTiles : closestZoom.withoutTiles,
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={hold}
        className={styles.canvas}
        role="group"
        aria-label={t('services.map.label')}
        aria-describedby="map-keys"
      />
      <VisuallyHidden>
        <span id="map-keys">{t('map.keys')}</span>
      </VisuallyHidden>
      {map && <OnMap {...props} map={map} services={services} />}
    </>
  );
}

interface OnMapProps extends ServicesMapProps {
  map: LeafletMap;
  services: readonly Pinned[];
}

function OnMap({ map, home, ground, services, chosen, choose }: OnMapProps) {
  const isSearching = useSearchHere(map, home);
  useTopOfMap(map, home);
  useFollowList(map, { ground, home, services });
  const service = services.find(({ id }) => id === chosen?.id);
  const { card, close } = useChosenSeen({ map, chosen, service, choose });
  const chooseAs = (from: Chosen['from']) => (next: Pinned) => choose({ id: next.id, from });
  const seeAll = () => moveQuietly(map, () => showAll(map, { ground, place: home.place, services }));
  return (
    <>
      <Ground map={map} ground={ground} />
      {home.place && <OwnPlaceMarker map={map} place={home.place} />}
      <ServiceMarkers map={map} services={services} chosen={service} onChoose={chooseAs('map')} />
      <MapButtons map={map} place={home.place} isYielding={service !== undefined} />
      <MapText map={map} home={home} services={services} isSearching={isSearching} onShowAll={seeAll} />
      {service && (
        <ChosenCard
          place={card}
          service={service}
          neighbors={atSameSpot(services, service)}
          now={home.now}
          onChoose={chooseAs('beside')}
          onClose={close}
        />
      )}
    </>
  );
}

/** The map follows the list, unless it was moved or a person returns to the chosen service. */
function lastViewOf({ items, place }: HomeData): MapView | null {
  const view = readMapView(place);
  const chosen = readChosen();
  return view && (view.isMoved || items.some(({ id }) => id === chosen)) ? view : null;
}

/** Passes the top of the frame to CSS, so that the map fills the rest of the screen. */
function useTopOfMap(map: LeafletMap, above: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content above the map may have changed its height
  useLayoutEffect(() => {
    const frame = map.getContainer().parentElement;
    const measure = () => {
      // Observes the parent, because the frame is sticky while the page scrolls.
      const top = (frame?.parentElement?.getBoundingClientRect().top ?? 0) + window.scrollY;
      frame?.style.setProperty('--map-top', `${Math.round(top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [map, above]);
}

interface Following {
  ground: MapGround;
  home: HomeData;
  services: readonly Pinned[];
}

/** Another list or place resets the map, unless it was moved by hand. */
function useFollowList(map: LeafletMap, { ground, home, services }: Following): void {
  const { state, place } = home;
  const list = `${writeListState({ ...state, isMapView: false, page: 1 })} ${place ? placeToText(place) : ''}`;
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (!readMapView(place)?.isMoved) openView(map, { ground, place, services, lastView: null });
  }, [map, list, ground, place, services]);
}
