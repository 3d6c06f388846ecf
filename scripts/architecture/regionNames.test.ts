import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import { expect, test } from 'vitest';
import { stateNames } from '../../server/src/geocoder/stateNames.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['domain/src', 'server/src', 'web/src', 'translations'];
const texts = /\.(tsx?|json|css|sql|html|svg)$/;
/** Tests and their parts use the sample region. */
const ofTests = /\.test\.|\/test-kit\/|\/testdata\/|\/(?:test|arbitrary|listed)[A-Z]\w*\.ts$/;

/** The only files with a name of a place, and why. */
const exceptions: Record<string, string> = {
  'server/src/geocoder/stateNames.ts': 'the list of all states, by their postal codes',
  'server/src/app/config/config.ts': 'the region that starts if REGION is not set',
  'server/src/database/migrations/0001_baseline.sql': 'released; a later migration removes its default state',
  'domain/src/places/county.ts': 'the product specification spells this county differently from its state',
};

const profiles = readdirSync(join(root, 'regions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => RegionProfile.parse(JSON.parse(read(`regions/${name}/profile.json`))));

const names = new Set([
  ...Object.values(stateNames).map((name) => name.replace('Washington', 'Washington State')),
  ...profiles.flatMap(({ id, name, counties }) => [
    ...[id, name.en, name.es],
    ...counties.flatMap((county) => [county.name, county.seat]),
  ]),
]);
const anyName = [...names].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const patterns = [
  new RegExp(`(?<![\\p{L}-])(?:${anyName})(?![\\p{L}-])`, 'u'),
  /\b(?:America|US|Pacific)\/[A-Z]\w+/,
  new RegExp(`(['"\`])(?:${Object.keys(stateNames).join('|')})\\1`),
  /\bESC Region \d\d/,
];
/** Codes of states that also are other codes: weekdays of calendars, "no data" in directories, and "OK". */
const otherCodes = /(['"`])(?:MO|ND|OK|IN|OR|HI|ME|ID)\1/g;

/** The weights of trained models are letters and digits in any order. */
const weights = /"weights": "[^"]*"/g;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function placesIn(text: string): string[] {
  return text
    .replaceAll(weights, '')
    .replaceAll(otherCodes, '')
    .split('\n')
    .flatMap((line, i) => patterns.flatMap((pattern) => (pattern.exec(line)?.[0] ? [`${i + 1}: ${line.trim()}`] : [])));
}

const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && texts.test(entry.name) && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  )
  .filter((file) => !ofTests.test(file));

test('no code, migration, or text names a state, county, county seat, time zone, or region', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) => placesIn(read(file)).map((place) => `${file}:${place}`));
  expect(found).toEqual([]);
});

test('each exception is still needed', () => {
  for (const file of Object.keys(exceptions)) expect(placesIn(read(file)), file).not.toEqual([]);
});

test.each(["state: 'TX'", 'help in Abilene', 'America/Chicago', 'Día de la Independencia de Texas', 'ESC Region 14'])(
  '%s is found',
  (line) => {
    expect(placesIn(`\n${line}`)).toEqual([expect.stringMatching(/^2: /)]);
  },
);
