import type { MapGround } from '@amparo/domain/places/mapGround.ts';
import { control, type Map as LeafletMap, layerGroup, polygon, svg, tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { drawStreets } from '../streets/drawStreets.ts';
import { drawNames, paneBelowTiles } from './drawNames.ts';
import { NoStreets } from './NoStreets.tsx';

interface Props {
  map: LeafletMap;
  ground: MapGround;
}

/** The layers under the markers: county outlines, place names, and streets or tiles if the region has them. */
export function Ground({ map, ground }: Props) {
  useEffect(() => drawOutlines(map, ground), [map, ground]);
  useEffect(() => drawNames(map, ground), [map, ground]);
  useEffect(() => drawTiles(map, ground), [map, ground]);
  useEffect(() => drawLegend(map, ground), [map, ground]);
  // After the attribution, which shows the source of the streets.
  useEffect(() => drawStreets(map, ground), [map, ground]);
  return <NoStreets map={map} ground={ground} />;
}

function drawOutlines(map: LeafletMap, { counties }: MapGround): () => void {
  const renderer = svg({ pane: paneBelowTiles(map, 'outlines', 150), padding: 0.5 });
  const inOrder = [...counties].sort((a, b) => Number(a.isOfRegion) - Number(b.isOfRegion));
  const outlines = inOrder.map(({ rings, isOfRegion }) =>
    polygon(rings.map(pairs), {
      renderer,
      interactive: false,
      fillOpacity: 1,
      className: isOfRegion ? 'map-county' : 'map-around',
    }),
  );
  const layer = layerGroup(outlines).addTo(map);
  return () => {
    layer.remove();
  };
}

/** If the tile server is down, the outlines and names below stay visible. */
function drawTiles(map: LeafletMap, { tiles }: MapGround): (() => void) | undefined {
  if (!tiles) return undefined;
  const layer = tileLayer(tiles.url, {
    subdomains: 'abc',
    className: 'map-tile',
    // Tile servers require the site in the referrer. The path stays private.
    referrerPolicy: 'strict-origin',
  }).addTo(map);
  return () => {
    layer.remove();
  };
}

/** The attribution and the scale. */
function drawLegend(map: LeafletMap, { tiles, attribution }: MapGround): () => void {
  const attributionControl = control.attribution({ position: 'bottomleft', prefix: false });
  attributionControl.addTo(map).addAttribution(tiles ? tiles.attribution : attribution);
  const scale = control.scale({ position: 'bottomleft', metric: false }).addTo(map);
  return () => {
    attributionControl.remove();
    scale.remove();
  };
}

function pairs(ring: readonly number[]): [number, number][] {
  return Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i + 1]!, ring[2 * i]!]);
}
