import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepMapView, movedCentre, readMapView } from '../../../browser/storage/mapView.ts';
import type { Place } from '../../../browser/storage/place.ts';
import { isMovedByHand } from './base/moveQuietly.ts';

/** Spec §9. */
const waitMs = 1000;

interface Searched {
  place: Place | null;
  /** The middle of the map that the services shown were asked for; null: none. */
  mapCentre: string | null;
}

/**
 * Keeps where the map stands, and asks for the services around its middle a second after it was moved by hand. Answers whether
 * they are being looked for.
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
    const isElsewhere = () => movedCentre(latest.current.place) !== latest.current.mapCentre;
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
    // The document came from a server that does not know where the map was left.
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
