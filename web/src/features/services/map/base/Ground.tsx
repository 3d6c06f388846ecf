import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { control, type Map as LeafletMap, layerGroup, polygon, svg, tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { drawNames } from './drawNames.ts';
import styles from './Ground.module.css';
import { paneBelowTiles } from './paneBelowTiles.ts';

interface Props {
  map: LeafletMap;
  ground: MapGround;
}

/** What lies under the markers, from the bottom up: county outlines, names of places, and tiles where there are any. */
export function Ground({ map, ground }: Props) {
  useEffect(() => drawOutlines(map, ground), [map, ground]);
  useEffect(() => drawNames(map, ground), [map, ground]);
  useEffect(() => drawTiles(map, ground), [map, ground]);
  useEffect(() => drawLegend(map, ground), [map, ground]);
  return null;
}

function drawOutlines(map: LeafletMap, { counties }: MapGround): () => void {
  const renderer = svg({ pane: paneBelowTiles(map, 'outlines', 150), padding: 0.5 });
  const inOrder = [...counties].sort((a, b) => Number(a.isOfRegion) - Number(b.isOfRegion));
  const outlines = inOrder.map(({ rings, isOfRegion }) =>
    polygon(rings.map(pairs), {
      renderer,
      interactive: false,
      fillOpacity: 1,
      className: isOfRegion ? styles.county : styles.around,
    }),
  );
  const layer = layerGroup(outlines).addTo(map);
  return () => {
    layer.remove();
  };
}

/** Tiles whose server cannot be reached leave the outlines and names below them to be seen. */
function drawTiles(map: LeafletMap, { tiles }: MapGround): (() => void) | undefined {
  if (!tiles) return undefined;
  const layer = tileLayer(tiles.url, {
    subdomains: 'abc',
    className: styles.tile,
    // Tile servers want to know which site asks; which page it was is nobody's business.
    referrerPolicy: 'strict-origin',
  }).addTo(map);
  return () => {
    layer.remove();
  };
}

/** Who made what is seen, and how far a mile is. */
function drawLegend(map: LeafletMap, { tiles, attribution }: MapGround): () => void {
  const words = control.attribution({ position: 'bottomleft', prefix: false });
  words.addTo(map).addAttribution(tiles ? tiles.attribution : attribution);
  const scale = control.scale({ position: 'bottomleft', metric: false }).addTo(map);
  return () => {
    words.remove();
    scale.remove();
  };
}

function pairs(ring: readonly number[]): [number, number][] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i + 1]!, ring[2 * i]!]);
}
