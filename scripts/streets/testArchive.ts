import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

/** Reads a PMTiles file from memory with the library that browsers use. */
export function openArchive(pieces: readonly Uint8Array[]): PMTiles {
  const bytes = Buffer.concat(pieces);
  const source: Source = {
    getKey: () => 'memory',
    getBytes: async (offset, length): Promise<RangeResponse> => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

/** Returns the properties of each feature of a layer, or undefined if the archive has no such tile. */
export async function readLayer(archive: PMTiles, [z, x, y]: readonly [number, number, number], layer: string) {
  const tile = await archive.getZxy(z, x, y);
  if (!tile) return undefined;
  const found = new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => {
    const feature = found!.feature(i);
    return { ...feature.properties, vertices: feature.loadGeometry().flat().length };
  });
}
