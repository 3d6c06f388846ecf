import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepMapView, movedCenter, readMapView } from '../../../browser/storage/mapView.ts';
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
 * Stores the view of the map. Searches around its center one second after a move by hand. Returns whether a search is
 * running.
 */
export function useSearchHere(map: LeafletMap | null, searched: Searched): boolean {
  const { revalidate, state } = useRevalidator();
  const [isWaiting, setIsWaiting] = useState(false);
  const latest = useRef(searched);
  useEffect(() => {
    latest.current = searched;
  });
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isElsewhere = () => movedCenter(latest.current.place) !== latest.current.mapCenter;
    const search = () => {
      setIsWaiting(false);
      void revalidate();
    };
    const onMoveEnd = () => {
      keepView(map, latest.current.place);
      clearTimeout(timer);
      setIsWaiting(isElsewhere());
      if (isElsewhere()) timer = setTimeout(search, waitMs);
    };
    map.on('moveend', onMoveEnd);
    // The server does not know the last view of the map.
    if (isElsewhere()) search();
    return () => {
      map.off('moveend', onMoveEnd);
      clearTimeout(timer);
    };
  }, [map, revalidate]);
  return isWaiting || state === 'loading';
}

function keepView(map: LeafletMap, place: Place | null): void {
  const { lng: longitude, lat: latitude } = map.getCenter().wrap();
  const isMoved = isMovedByHand(map) || readMapView(place)?.isMoved === true;
  keepMapView({ longitude, latitude, zoom: map.getZoom(), isMoved }, place);
}
