import type { Map as LeafletMap } from 'leaflet';

/** Maps that are being moved, but not by hand. */
const quiet = new WeakSet<LeafletMap>();

/** Moves the map at once, without that counting as a wish to see what is elsewhere. */
export function moveQuietly(map: LeafletMap, move: () => void): void {
  quiet.add(map);
  move();
  quiet.delete(map);
}

/** The same by so many pixels, as a glide. */
export function glideQuietly(map: LeafletMap, offsetPx: [right: number, down: number]): void {
  quiet.add(map);
  // Those who listen since before this ask first.
  map.once('moveend', () => quiet.delete(map));
  map.panBy(offsetPx);
}

export function isMovedByHand(map: LeafletMap): boolean {
  return !quiet.has(map);
}
