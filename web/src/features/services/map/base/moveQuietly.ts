import type { Map as LeafletMap } from 'leaflet';

/** Maps that the program moves, not the person. */
const quiet = new WeakSet<LeafletMap>();

/** Moves the map without triggering a search of the new area. */
export function moveQuietly(map: LeafletMap, move: () => void): void {
  quiet.add(map);
  move();
  quiet.delete(map);
}

/** The same, as an animation by some pixels. */
export function glideQuietly(map: LeafletMap, offsetPx: [right: number, down: number]): void {
  quiet.add(map);
  // Earlier `moveend` listeners run first, so they still see the flag.
  map.once('moveend', () => quiet.delete(map));
  map.panBy(offsetPx);
}

export function isMovedByHand(map: LeafletMap): boolean {
  return !quiet.has(map);
}
