import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMediaQuery, wideScreen } from '../../../browser/mediaQuery.ts';
import { centerOf, keepMapView, readMapView, searchedCenter } from '../../../browser/storage/mapView.ts';
import type { Place } from '../../../browser/storage/place.ts';
import { isMovedByHand } from './base/moveQuietly.ts';

/** The delay of spec §9. */
const waitMs = 1000;

interface Searched {
  place: Place | null;
  /** The map center of the shown services, or null. */
  mapCenter: string | null;
}

/**
 * Stores the view of the map, and searches around its center after a move by hand. Beside a list, only when a person
 * asks for it, because the list must not change while it is read. Otherwise after one second.
 */
export function useSearchHere(map: LeafletMap, searched: Searched) {
  const { revalidate, state } = useRevalidator();
  const isBesideList = useMediaQuery(wideScreen, false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isOffered, setIsOffered] = useState(false);
  const latest = useRef(searched);
  useEffect(() => {
    latest.current = searched;
  });
  const search = () => {
    const { place } = latest.current;
    setIsWaiting(false);
    setIsOffered(false);
    const view = readMapView(place);
    if (view?.isMoved) keepMapView({ ...view, searched: centerOf(view) }, place);
    void revalidate();
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMoveEnd = () => {
      const { place } = latest.current;
      keepView(map, place);
      if (!isMovedByHand(map)) return;
      clearTimeout(timer);
      setIsOffered(isBesideList && isElsewhere(place));
      setIsWaiting(!isBesideList && isElsewhere(place));
      if (!isBesideList && isElsewhere(place)) timer = setTimeout(() => searchLater(), waitMs);
    };
    map.on('moveend', onMoveEnd);
    // The server does not know the last view of the map.
    const { place, mapCenter } = latest.current;
    if (searchedCenter(place) !== mapCenter) void revalidate();
    return () => {
      map.off('moveend', onMoveEnd);
      clearTimeout(timer);
    };
  }, [map, revalidate, isBesideList]);
  return { isSearching: isWaiting || state === 'loading', isOffered: isOffered && isBesideList, search };
}

/** True if the map was moved away from the center of the last search. */
function isElsewhere(place: Place | null): boolean {
  const view = readMapView(place);
  return view?.isMoved === true && centerOf(view) !== view.searched;
}

function keepView(map: LeafletMap, place: Place | null): void {
  const { lng: longitude, lat: latitude } = map.getCenter().wrap();
  const before = readMapView(place);
  const isMoved = isMovedByHand(map) || before?.isMoved === true;
  keepMapView({ longitude, latitude, zoom: map.getZoom(), isMoved, searched: before?.searched ?? null }, place);
}
