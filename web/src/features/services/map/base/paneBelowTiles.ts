import type { Map as LeafletMap } from 'leaflet';

/** Creates a map pane with its own z-index. Tiles have 200. */
export function paneBelowTiles(map: LeafletMap, name: string, height: number): string {
  if (!map.getPane(name)) map.createPane(name).style.zIndex = String(height);
  return name;
}
