import type { MapStreets } from '@amparo/domain/places/mapGround.ts';
import { type Layer, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import { labelRules, paintRules } from './streetRules.ts';

/** Below the names of towns, above the outlines of counties. */
const paneHeight = 155;

/** A layer of vector tiles. protomaps-leaflet draws them on a canvas; it expects Leaflet's global `L`, which Leaflet sets. */
export function streetsLayer(map: LeafletMap, streets: MapStreets, isDark: boolean): Layer {
  const pane = 'streets';
  if (!map.getPane(pane)) map.createPane(pane).style.zIndex = String(paneHeight);
  const [west, south, east, north] = streets.bounds as [number, number, number, number];
  const layer = leafletLayer({
    url: streets.url,
    attribution: streets.attribution,
    bounds: latLngBounds([south, west], [north, east]),
    pane,
    // The library draws each tile one zoom closer than its own.
    minZoom: streets.minZoom + 1,
    maxDataZoom: streets.maxZoom,
    paintRules: paintRules(isDark),
    labelRules: labelRules(isDark, getComputedStyle(map.getContainer()).fontFamily),
  });
  // Its type declares none of the methods that it inherits.
  return layer as unknown as Layer;
}
