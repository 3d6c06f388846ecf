import { boundsOf, cutTiles, zooms } from './cutTiles.ts';
import { sampleTown } from './sampleTown.ts';
import type { Street } from './street.ts';
import { writePmtiles } from './writePmtiles.ts';

interface Options {
  /** The source, which the map names. */
  attribution: string;
}

/** Returns the pieces of a PMTiles file with the layers `roads` and `water`. */
export function writeStreets(streets: readonly Street[], { attribution }: Options): Uint8Array[] {
  const bounds = boundsOf(streets);
  const minZoom = Math.max(zooms.min, Math.min(...new Set(streets.map((street) => street.minZoom))));
  const layerOf = (id: string, fields: Record<string, string>) => {
    return { id, fields, minzoom: minZoom, maxzoom: zooms.max };
  };
  return writePmtiles(cutTiles(streets, bounds), {
    bounds,
    minZoom,
    maxZoom: zooms.max,
    metadata: {
      name: 'Streets',
      format: 'pbf',
      attribution,
      vector_layers: [layerOf('roads', { name: 'String', kind: 'String' }), layerOf('water', { name: 'String' })],
    },
  });
}

/** The streets of the invented town. */
export function writeSampleStreets(): Uint8Array[] {
  return writeStreets(sampleTown(), { attribution: 'Sample streets: this town is invented' });
}
