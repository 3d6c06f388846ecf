import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Street } from './street.ts';
import type { Tile } from './writePmtiles.ts';

/** Browsers enlarge the tiles of the highest zoom. A unit of these tiles is about half a meter. */
export const zooms = { min: 8, max: 14 };
const extent = 4096;

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Zooms with the same streets. */
interface Band {
  from: number;
  to: number;
}

/** Cuts streets into vector tiles with the layers `roads` and `water`. Tiles without content are omitted. */
export function* cutTiles(streets: readonly Street[], bounds: Bounds): Generator<Tile> {
  for (const band of bandsOf(streets)) {
    const layers = (['water', 'roads'] as const).map((layer) => ({ layer, index: indexOf(streets, layer, band) }));
    for (const { z, x, y } of tilesIn(bounds, band)) {
      const found: Record<string, GeoJSONVTTile> = {};
      for (const { layer, index } of layers) {
        const tile = index.getTile(z, x, y);
        if (tile && tile.features.length > 0) found[layer] = tile;
      }
      if (Object.keys(found).length > 0) yield { z, x, y, data: fromGeojsonVt(found, { version: 2, extent }) };
    }
  }
}

function bandsOf(streets: readonly Street[]): Band[] {
  const starts = streets.map(({ minZoom }) => Math.max(minZoom, zooms.min)).filter((zoom) => zoom <= zooms.max);
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return sorted.map((from, i) => ({ from, to: (sorted[i + 1] ?? zooms.max + 1) - 1 }));
}

function indexOf(streets: readonly Street[], layer: Street['layer'], { from, to }: Band): GeoJSONVT {
  const features = streets
    .filter((street) => street.layer === layer && street.minZoom <= from)
    .map(({ geometry, properties }) => ({ type: 'Feature' as const, geometry, properties }));
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    // geojson-vt does not simplify at its highest zoom, so this is one above ours.
    { extent, buffer: 64, tolerance: 3, maxZoom: zooms.max + 1, indexMaxZoom: to, indexMaxPoints: 0 },
  );
}

function* tilesIn([west, south, east, north]: Bounds, { from, to }: Band) {
  for (let z = from; z <= to; z += 1) {
    const [left, top] = tileAt(west, north, z);
    const [right, bottom] = tileAt(east, south, z);
    for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) yield { z, x, y };
  }
}

/** Web Mercator. */
function tileAt(longitude: number, latitude: number, z: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const across = longitude / 360 + 0.5;
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(across * 2 ** z), Math.floor(down * 2 ** z)];
}

/** Returns the smallest rectangle around all streets. Throws RangeError if there are none. */
export function boundsOf(streets: readonly Street[]): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { geometry } of streets) {
    for (const [longitude = 0, latitude = 0] of pointsOf(geometry)) {
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
  }
  if (west > east) throw new RangeError('There are no streets.');
  return [west, south, east, north];
}

function pointsOf(geometry: Street['geometry']): number[][] {
  if (geometry.type === 'LineString') return geometry.coordinates;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat(2);
  return geometry.coordinates.flat();
}
