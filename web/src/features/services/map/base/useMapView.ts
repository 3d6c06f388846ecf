import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** Returns the visible area, updated when the map stops moving. */
export function useMapView(map: LeafletMap): { zoom: number; bounds: LatLngBounds } {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const onMoveEnd = () => setView(viewOf(map));
    map.on('moveend', onMoveEnd);
    onMoveEnd();
    return () => {
      map.off('moveend', onMoveEnd);
    };
  }, [map]);
  return view;
}

function viewOf(map: LeafletMap) {
  return { zoom: map.getZoom(), bounds: map.getBounds() };
}
