import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MapGround, MapOutlines, type MapStreets } from '@amparo/domain/places/mapGround.ts';
import { describeProfileIssues, RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { z } from 'zod';
import { regionsFolder } from '../config/settings.ts';
import { problemsOfTexts } from './lookProblems.ts';

/** Reads a region's profile. Throws an error that names the file and its problems. */
export async function readRegionProfile(region: string): Promise<RegionProfile> {
  const profile = await readChecked(region, 'profile.json', RegionProfile);
  const problems = problemsOfTexts(profile.texts ?? {});
  if (problems.length > 0) throw new Error(`regions/${region}/profile.json is not right: ${problems.join('; ')}`);
  return profile;
}

/** Reads the background of the region's map: outlines, tiles, and streets, as far as the region has them. */
export async function readMapGround(
  { id, center, bounds, mapTiles: { url, attribution } }: RegionProfile,
  streets: MapStreets | null,
): Promise<MapGround> {
  const hasOutlines = existsSync(join(regionsFolder, id, 'counties.json'));
  const outlines = hasOutlines
    ? await readChecked(id, 'counties.json', MapOutlines)
    : { attribution: '', counties: [], towns: [] };
  return { ...outlines, center, bounds, tiles: url && attribution ? { url, attribution } : null, streets };
}

async function readChecked<Schema extends z.ZodType>(
  region: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readRegionJson(region, file));
  if (parsed.success) return parsed.data;
  const problems = describeProfileIssues(parsed.error.issues);
  throw new Error(`regions/${region}/${file} is not right: ${problems.join('; ')}`);
}

export async function readRegionJson<T>(region: string, file: string): Promise<T> {
  return JSON.parse(await readRegionText(region, file)) as T;
}

export function readRegionText(region: string, file: string): Promise<string> {
  return readFile(join(regionsFolder, region, file), 'utf8');
}
