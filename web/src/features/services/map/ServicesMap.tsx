import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
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
import { Legend } from './Legend.tsx';
import { MapText } from './MapText.tsx';
import { atSameSpot, type Pinned, pinned } from './markers/clusterServices.ts';
import { OwnPlaceMarker } from './markers/MapMarker.tsx';
import { ServiceMarkers } from './markers/ServiceMarkers.tsx';
import { openView, refitView, showAll } from './openView.ts';
import { useChosenSeen } from './useChosenSeen.ts';
import { usePointed } from './usePointed.ts';
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
  // Leaflet needs the right height when it opens a stored view.
  const holdFitted = useCallback(
    (element: HTMLElement | null) => {
      if (element) fitHeight(element);
      return hold(element);
    },
    [hold],
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={holdFitted}
        className="map-canvas"
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
  useHeight(map, home, () => refitView(map, { ground, place: home.place, services }));
  useFollowList(map, { ground, home, services });
  const service = services.find(({ id }) => id === chosen?.id);
  const { card, close } = useChosenSeen({ map, chosen, service, choose });
  const { pointed, pointAt } = usePointed(map, services);
  const chooseAs = (from: Chosen['from']) => (next: Pinned) => choose({ id: next.id, from });
  return (
    <>
      <Ground map={map} ground={ground} />
      {home.place && <OwnPlaceMarker map={map} place={home.place} />}
      <ServiceMarkers
        map={map}
        services={services}
        chosen={service}
        onChoose={chooseAs('map')}
        pointed={pointed}
        onPoint={pointAt}
      />
      <MapButtons map={map} place={home.place} isYielding={service !== undefined} />
      <AreaText map={map} home={home} ground={ground} services={services} />
      <Legend
        hasPlace={home.place !== null}
        isForAnotherTime={services.some(({ openStatus }) => openStatus.dayHours)}
        isYielding={service !== undefined}
      />
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

/** Says what the map shows, and offers to search the area that it was moved to. */
function AreaText({ map, home, ground, services }: Omit<OnMapProps, 'chosen' | 'choose'>) {
  const { isSearching, isOffered, search } = useSearchHere(map, home);
  const searchHere = () => {
    search();
    // The button disappears. The new list starts at its title.
    map.getContainer().focus({ preventScroll: true });
    document.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <MapText
      map={map}
      home={home}
      services={services}
      isSearching={isSearching}
      onSearch={isOffered ? searchHere : null}
      onShowAll={() => moveQuietly(map, () => showAll(map, { ground, place: home.place, services }))}
    />
  );
}

/** The map follows the list, unless it was moved or a person returns to the chosen service. */
function lastViewOf({ items, place }: HomeData): MapView | null {
  const view = readMapView(place);
  const chosen = readChosen();
  return view && (view.isMoved || items.some(({ id }) => id === chosen)) ? view : null;
}

/** The map fills the rest of the window, also while the page scrolls and after the content above it changed. */
function useHeight(map: LeafletMap, above: unknown, onTopChange: () => void): void {
  const topChanged = useEffectEvent(onTopChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content above the map may have changed its height
  useLayoutEffect(() => {
    const fit = () => void fitHeight(map.getContainer());
    fit();
    window.addEventListener('resize', fit);
    window.addEventListener('scroll', fit, { passive: true });
    return () => {
      window.removeEventListener('resize', fit);
      window.removeEventListener('scroll', fit);
    };
  }, [map, above]);
  // The code of a notice above the list can arrive after the list.
  useEffect(() => {
    const content = map.getContainer().closest('main');
    if (!content) return;
    let frame = 0;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fitHeight(map.getContainer()) && topChanged());
    });
    resized.observe(content);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [map]);
}

/** Passes the top of the map and the scroll position to CSS. Returns true if the top changed. */
function fitHeight({ parentElement: frame }: HTMLElement): boolean {
  if (!frame?.parentElement) return false;
  // Observes the parent, because the frame is sticky while the page scrolls.
  const top = Math.round(frame.parentElement.getBoundingClientRect().top + window.scrollY);
  const isNewTop = setPixels(document.documentElement, '--map-top', top);
  setPixels(frame, '--map-scrolled', Math.min(Math.max(Math.round(window.scrollY), 0), top));
  return isNewTop;
}

/** Sets only changes, because each one makes the browser compute styles again. Returns true for a change. */
function setPixels({ style }: HTMLElement, name: string, pixels: number): boolean {
  if (style.getPropertyValue(name) === `${pixels}px`) return false;
  style.setProperty(name, `${pixels}px`);
  return true;
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
