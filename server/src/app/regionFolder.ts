import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { regionsFolder } from './config.ts';

/** Reads a region's profile; throws, naming the file and what is wrong in it. */
export async function readRegionProfile(region: string): Promise<RegionProfile> {
  const file = join(regionsFolder, region, 'profile.json');
  const parsed = RegionProfile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`regions/${region}/profile.json is not right: ${problems.join('; ')}`);
}

export async function readRegionJson<T>(region: string, file: string): Promise<T> {
  return JSON.parse(await readRegionText(region, file)) as T;
}

export function readRegionText(region: string, file: string): Promise<string> {
  return readFile(join(regionsFolder, region, file), 'utf8');
}
