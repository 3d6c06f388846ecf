/**
 * `npm run build:gazetteer` writes the places of every region's states to regions/<id>/gazetteer.json, from four npm
 * packages (sources and licenses: docs/decisions/gazetteer.md). The same packages give the same file.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { statesOf } from '@amparo/domain/places/gazetteer/regionPlaces.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { type Communities, gazetteerOf, gazetteerText } from './gazetteerOf.ts';

const root = join(import.meta.dirname, '../..');

for (const file of globSync('regions/*/profile.json', { cwd: root })) {
  const folder = join(root, dirname(file));
  const profile = JSON.parse(readFileSync(join(root, file), 'utf8')) as RegionProfile;
  const own = join(folder, 'communities.json');
  const communities: Communities = existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {};
  const data = gazetteerOf(statesOf(profile), communities);
  writeFileSync(join(folder, 'gazetteer.json'), gazetteerText(data));
  const { places, zips, counties } = data;
  console.log(`${profile.id}: ${places.length} places, ${zips.length} ZIP codes, ${counties.length} counties`);
}
