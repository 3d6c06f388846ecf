import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { type Layer, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { mediaQuery } from '../../../../browser/mediaQuery.ts';
import { hasStreets } from './hasStreets.ts';

/** The highest zoom where the map has streets. */
const closestZoom = 18;
const dark = mediaQuery('(prefers-color-scheme: dark)');

/**
 * Draws the streets of this server, and allows higher zooms where they are. The library loads when the map first shows a part
 * with streets.
 */
export function drawStreets(map: LeafletMap, ground: MapGround): (() => void) | undefined {
  const { streets, tiles } = ground;
  if (!streets || tiles) return undefined;
  const [west, south, east, north] = streets.bounds as [number, number, number, number];
  const area = latLngBounds([south, west], [north, east]);
  const maxZoom = map.getMaxZoom();
  let layer: Layer | undefined;
  let isWanted = false;
  let isRemoved = false;
  const draw = () =>
    import('./streetsLayer.ts').then(({ streetsLayer }) => {
      if (isRemoved) return;
      layer?.remove();
      layer = streetsLayer(map, streets, dark.matches()).addTo(map);
    });
  const onMoveEnd = () => {
    const { lng, lat } = map.getCenter();
    map.setMaxZoom(hasStreets(ground, [lng, lat]) ? closestZoom : maxZoom);
    if (isWanted || map.getZoom() <= streets.minZoom || !area.intersects(map.getBounds())) return;
    isWanted = true;
    // After a failure, the next move tries again.
    draw().catch(() => {
      isWanted = false;
    });
  };
  const unwatch = dark.watch(() => layer && draw());
  map.on('moveend', onMoveEnd);
  onMoveEnd();
  return () => {
    isRemoved = true;
    unwatch();
    map.off('moveend', onMoveEnd);
    layer?.remove();
  };
}
