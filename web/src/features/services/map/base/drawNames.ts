import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import styles from './drawNames.module.css';
import { type Box, type PlaceName, placeNames, uncrowded } from './placeNames.ts';

/** The approximate width of a letter of a name. */
const letterPx = 7.5;
const linePx = 18;
/** The distance of a town's name below its dot. */
const underDotPx = 22;

/** Draws the names of towns and counties again at each zoom, because a closer map has space for more. */
export function drawNames(map: LeafletMap, ground: MapGround): () => void {
  const layer = layerGroup().addTo(map);
  const redraw = () => drawAll(map, layer, placeNames(ground, Math.floor(map.getZoom())));
  map.on('zoomend', redraw);
  redraw();
  return () => {
    map.off('zoomend', redraw);
    layer.remove();
  };
}

function drawAll(map: LeafletMap, layer: LayerGroup, names: readonly PlaceName[]): void {
  const pane = paneBelowTiles(map, 'names', 160);
  map.getPane(pane)?.setAttribute('aria-hidden', 'true');
  layer.clearLayers();
  for (const name of uncrowded(names, (one) => boxOf(map, one))) {
    const label = document.createElement('span');
    label.className = `${styles.name} ${styles[name.kind]}`;
    label.textContent = name.text;
    const icon = divIcon({ html: label, className: '', iconSize: [0, 0] });
    layer.addLayer(marker(latLng(name), { icon, pane, interactive: false, keyboard: false }));
  }
}

/** The space of a name: below the dot of a town, around the center of a county. */
function boxOf(map: LeafletMap, { text, kind, coordinates: [longitude, latitude] }: PlaceName): Box {
  const { x, y } = map.project([latitude, longitude]);
  const width = text.length * letterPx + 12;
  const top = kind === 'city' || kind === 'town' ? y + underDotPx : y - linePx / 2;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + linePx };
}

function latLng({ coordinates: [longitude, latitude] }: PlaceName): [number, number] {
  return [latitude, longitude];
}

/** Creates a map pane with its own z-index. Tiles have 200. */
export function paneBelowTiles(map: LeafletMap, name: string, height: number): string {
  if (!map.getPane(name)) map.createPane(name).style.zIndex = String(height);
  return name;
}
