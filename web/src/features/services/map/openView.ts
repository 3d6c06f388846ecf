import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { MapView } from '../../../browser/storage/mapView.ts';
import type { Place } from '../../../browser/storage/place.ts';
import { moveQuietly } from './base/moveQuietly.ts';
import type { Pinned } from './markers/clusterServices.ts';
import { hasStreets } from './streets/hasStreets.ts';

/** The first view contains the place and this many of the closest services. */
const closestCount = 12;
/** Spec §9. Without streets, a lower zoom, because a higher one shows only blank land. */
const closestZoom = { withStreets: 13, withoutStreets: 11 };
const paddingPx = 36;
/** At the end and below, the zoom buttons and the map key cover pins. */
const paddingAtControlsPx = 76;

export interface Opening {
  ground: MapGround;
  place: Place | null;
  services: readonly Pinned[];
  lastView: MapView | null;
}

/** Maps that still show what openView chose, because nothing moved them since. */
const fitted = new WeakSet<LeafletMap>();

/** Opens the map at its last view, otherwise around the person's place, otherwise on the whole region. */
export function openView(map: LeafletMap, { ground, place, services, lastView }: Opening): void {
  moveQuietly(map, () => {
    // Leaflet remembers its size, and the new list may have changed it.
    map.invalidateSize({ pan: false });
    if (lastView) map.setView([lastView.latitude, lastView.longitude], lastView.zoom, { animate: false });
    else if (place) showAll(map, { ground, place, services: services.slice(0, closestCount) });
    else {
      const [west, south, east, north] = ground.bounds as [number, number, number, number];
      map.fitBounds(latLngBounds([south, west], [north, east]), { animate: false });
    }
  });
  if (lastView) return;
  fitted.add(map);
  map.once('moveend', () => fitted.delete(map));
}

/** Fits the map again after the content above it changed its height. Leaves a map that was moved. */
export function refitView(map: LeafletMap, opening: Omit<Opening, 'lastView'>): void {
  if (fitted.has(map)) openView(map, { ...opening, lastView: null });
}

/** Moves the map to show these services and the place. */
export function showAll(map: LeafletMap, { ground, place, services }: Omit<Opening, 'lastView'>): void {
  const points = services.map(({ point: [longitude, latitude] }): [number, number] => [latitude, longitude]);
  if (place) points.push([place.latitude, place.longitude]);
  if (points.length === 0) return;
  const isOnStreets = points.every(([latitude, longitude]) => hasStreets(ground, [longitude, latitude]));
  const maxZoom = isOnStreets ? closestZoom.withStreets : closestZoom.withoutStreets;
  map.fitBounds(latLngBounds(points), {
    maxZoom,
    paddingTopLeft: [paddingPx, paddingPx],
    paddingBottomRight: [paddingAtControlsPx, paddingAtControlsPx],
    animate: false,
  });
}
