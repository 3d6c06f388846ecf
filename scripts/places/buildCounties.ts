/**
 * `npm run build:counties` writes the map data of every region to regions/<id>/counties.json: its counties, those
 * around it, and the towns. Sources: us-atlas (US Census) and the gazetteer. The same packages give the same file.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { regionGazetteer } from '../../server/src/geocoder/regionGazetteer.ts';
import { outlinesText } from './outlinesOf.ts';

const root = join(import.meta.dirname, '../..');

for (const file of globSync('regions/*/profile.json', { cwd: root })) {
  const profile = JSON.parse(readFileSync(join(root, file), 'utf8')) as RegionProfile;
  const text = outlinesText(profile, regionGazetteer(profile.id));
  writeFileSync(join(root, dirname(file), 'counties.json'), text);
  console.log(`${profile.id}: ${Math.ceil(text.length / 1000)} kB`);
}
