import type { Map as LeafletMap } from 'leaflet';
import type { Pinned } from './clusterServices.ts';
import { glideQuietly, moveQuietly } from './moveQuietly.ts';

/** From the list one may come from far away: then the map looks at least this close. */
const nearZoom = 12;
const marginPx = 40;
/** The buttons lie there. */
const buttonsPx = 72;

/** Moves the map as little as it takes for the mark to be seen above the card, which covers so much of its lower part. */
export function showChosen(map: LeafletMap, { point: [longitude, latitude] }: Pinned, coveredPx: number): void {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const { x: width, y: height } = map.getSize();
  const [lowest, rightmost] = [Math.max(height - coveredPx - marginPx, marginPx), width - buttonsPx];
  const right = x < marginPx ? x - marginPx : Math.max(0, x - rightmost);
  const down = y < marginPx ? y - marginPx : Math.max(0, y - lowest);
  if (right !== 0 || down !== 0) glideQuietly(map, [Math.round(right), Math.round(down)]);
}

/** Goes where it is, in the middle of what the card leaves free. */
export function goToChosen(map: LeafletMap, { point: [longitude, latitude] }: Pinned, coveredPx: number): void {
  const zoom = Math.max(map.getZoom(), nearZoom);
  const middle = map.project([latitude, longitude], zoom).add([0, coveredPx / 2]);
  moveQuietly(map, () => map.setView(map.unproject(middle, zoom), zoom, { animate: false }));
}
