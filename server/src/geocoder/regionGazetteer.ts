import { readFileSync } from 'node:fs';
import { buildGazetteer, type Gazetteer, type GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';

const built = new Map<string, Gazetteer>();

/** The towns, ZIP codes, and counties of the region's states. The first call builds an index in about ten milliseconds. */
export function regionGazetteer(region: string): Gazetteer {
  const known = built.get(region) ?? buildGazetteer(readGazetteerData(region));
  built.set(region, known);
  return known;
}

/** Reads the file that `npm run build:gazetteer` writes to the region's folder. */
export function readGazetteerData(region: string): GazetteerData {
  const file = new URL(`../../../regions/${region}/gazetteer.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as GazetteerData;
}
