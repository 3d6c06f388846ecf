import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapStreets } from '@amparo/domain/places/mapGround.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { PMTiles, type Source, TileType } from 'pmtiles';
import type { Config } from '../config/config.ts';
import { regionsFolder } from '../config/settings.ts';

/** A PMTiles file with the streets of the region. */
export interface Streets {
  file: string;
  size: number;
  /** A hash of the content. */
  version: string;
  ground: MapStreets;
}

/**
 * Returns the file of streets: the setting STREETS, the profile's `pmtiles`, `streets.pmtiles`, or, together with other sample
 * data, invented streets. Null if there is none.
 */
export function findStreets(
  { streets, sampleData }: Pick<Config, 'streets' | 'sampleData'>,
  { id, mapTiles }: Pick<RegionProfile, 'id' | 'mapTiles'>,
): string | null {
  if (streets) return streets === 'none' ? null : streets;
  const inFolder = (name: string) => join(regionsFolder, id, name);
  if (mapTiles.pmtiles) return inFolder(mapTiles.pmtiles);
  const names = ['streets.pmtiles', ...(sampleData === 'region' ? ['sample-streets.pmtiles'] : [])];
  return names.map(inFolder).find((file) => existsSync(file)) ?? null;
}

/** Reads the description of the streets. Throws an error that names the file if it is not a PMTiles file of vector tiles. */
export async function openStreets(file: string | null): Promise<Streets | null> {
  if (file === null) return null;
  try {
    return await readStreets(file);
  } catch (cause) {
    throw new Error(`${file} is not a file of streets: ${(cause as Error).message}`, { cause });
  }
}

async function readStreets(file: string): Promise<Streets> {
  await using handle = await open(file);
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
  const archive = new PMTiles(source);
  const { tileType, minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error('it contains no vector tiles');
  const { attribution } = (await archive.getMetadata()) as { attribution?: unknown };
  const version = await hashOf(file);
  const { size } = await handle.stat();
  const ground: MapStreets = {
    url: `/streets/${version}.pmtiles`,
    attribution: typeof attribution === 'string' ? attribution : '',
    bounds: [minLon, minLat, maxLon, maxLat],
    minZoom,
    maxZoom,
    bytes: size,
  };
  return { file, size, version, ground };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}
