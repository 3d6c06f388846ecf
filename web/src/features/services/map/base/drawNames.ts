import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { divIcon, type LayerEvent, type LayerGroup, type Map as LeafletMap, layerGroup, Marker, marker } from 'leaflet';
import { type Box, type NameOnMap, type PlaceName, placeNames, positionNames } from './placeNames.ts';

const pane = 'names';
/** The approximate width of a letter of each kind of name. */
const letterPx = { city: 9.5, town: 7.5, county: 8.5, around: 8.5 };
const linePx = 18;

/**
 * Draws the names of towns and counties beside the markers. Draws them again at each zoom, because a closer map has
 * space for more, and after a change of the markers.
 */
export function drawNames(map: LeafletMap, ground: MapGround): () => void {
  const layer = layerGroup().addTo(map);
  let isWaiting = false;
  let isRemoved = false;
  const redraw = () => {
    isWaiting = false;
    if (!isRemoved) drawAll(map, layer, placeNames(ground, Math.floor(map.getZoom())));
  };
  const onMarker = ({ layer: changed }: LayerEvent) => {
    if (isWaiting || !isMarkerOfPlace(changed)) return;
    isWaiting = true;
    queueMicrotask(redraw);
  };
  map.on('zoomend', redraw);
  map.on('layeradd layerremove', onMarker);
  redraw();
  return () => {
    isRemoved = true;
    map.off('zoomend', redraw);
    map.off('layeradd layerremove', onMarker);
    layer.remove();
  };
}

function drawAll(map: LeafletMap, layer: LayerGroup, names: readonly PlaceName[]): void {
  paneBelowTiles(map, pane, 160);
  map.getPane(pane)?.setAttribute('aria-hidden', 'true');
  layer.clearLayers();
  const { boxes, ownLabel } = markersOn(map);
  // The label of the person's place names that town already.
  const others = names.filter(({ text }) => text !== ownLabel);
  const positioned = positionNames(
    others.map((name) => onMap(map, name)),
    boxes,
  );
  for (const { text, kind, coordinates, right, down } of positioned) {
    const place = document.createElement('div');
    if (kind === 'city' || kind === 'town') place.append(spanOf('map-dot'));
    const label = spanOf(`map-name map-name-${kind}`);
    label.textContent = text;
    label.style.left = `${Math.round(right)}px`;
    label.style.top = `${Math.round(down)}px`;
    place.append(label);
    const [longitude, latitude] = coordinates;
    const icon = divIcon({ html: place, className: '', iconSize: [0, 0] });
    layer.addLayer(marker([latitude, longitude], { icon, pane, interactive: false, keyboard: false }));
  }
}

function spanOf(className: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  return span;
}

function onMap(map: LeafletMap, name: PlaceName): NameOnMap {
  const [longitude, latitude] = name.coordinates;
  const { x, y } = map.project([latitude, longitude]);
  const [top, bottom] = (name.ends ?? []).map((end) => map.project([end, longitude]).y);
  const within = top === undefined || bottom === undefined ? undefined : { top, bottom };
  return { ...name, x, y, width: name.text.length * letterPx[name.kind] + 8, height: linePx, within };
}

function isMarkerOfPlace(layer: unknown): layer is Marker {
  return layer instanceof Marker && layer.options.pane !== pane;
}

/** The space of each marker, and the label of the person's place, which is above its dot. */
function markersOn(map: LeafletMap): { boxes: Box[]; ownLabel: string } {
  const boxes: Box[] = [];
  let ownLabel = '';
  map.eachLayer((layer) => {
    if (!isMarkerOfPlace(layer)) return;
    const { x, y } = map.project(layer.getLatLng());
    const label = layer.getElement()?.querySelector<HTMLElement>('.map-own-label');
    const shape = label ?? layer.getElement()?.querySelector<HTMLElement>('.map-mark, .map-cluster');
    if (label) ownLabel = label.textContent;
    const [width, height] = [shape?.offsetWidth ?? 0, shape?.offsetHeight ?? 0];
    const middle = label ? y + label.offsetTop + height / 2 - (label.parentElement?.offsetHeight ?? 0) / 2 : y;
    boxes.push({ left: x - width / 2, right: x + width / 2, top: middle - height / 2, bottom: middle + height / 2 });
  });
  return { boxes, ownLabel };
}

/** Creates a map pane with its own z-index. Tiles have 200. */
export function paneBelowTiles(map: LeafletMap, name: string, height: number): string {
  if (!map.getPane(name)) map.createPane(name).style.zIndex = String(height);
  return name;
}
