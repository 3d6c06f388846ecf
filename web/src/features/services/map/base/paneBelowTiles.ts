import type { Map as LeafletMap } from 'leaflet';

/** A layer of the map of its own, told apart by its height; tiles lie at 200. */
export function paneBelowTiles(map: LeafletMap, name: string, height: number): string {
  if (!map.getPane(name)) map.createPane(name).style.zIndex = String(height);
  return name;
}
