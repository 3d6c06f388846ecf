import { readFileSync } from 'node:fs';
import { milesBetween } from '@amparo/domain/places/distance.ts';
import { expect, test } from 'vitest';
import outlines from '../../regions/west-central-texas/counties.json' with { type: 'json' };
import { boundsOf } from './cutTiles.ts';
import { sampleTown } from './sampleTown.ts';
import { openArchive, readLayer } from './testArchive.ts';
import { writeSampleStreets } from './writeStreets.ts';

const file = readFileSync(new URL('../../regions/west-central-texas/sample-streets.pmtiles', import.meta.url));

test('the file in the repository is the one that the command writes, and it is small', () => {
  expect(Buffer.concat(writeSampleStreets()).equals(file), 'run npm run build:streets -- --sample').toBe(true);
  expect(file.length).toBeLessThan(150_000);
});

test('every named street says that it is invented, and the map says it too', async () => {
  const invented = /Sample|Example|Invented|Made-Up|Pretend|Fictional|Imaginary|Model|Trial/;
  for (const { properties } of sampleTown()) expect(properties.name ?? 'Sample').toMatch(invented);
  const archive = openArchive([file]);
  expect(await archive.getMetadata()).toMatchObject({ attribution: 'Sample streets: this town is invented' });
  const roads = (await readLayer(archive, [14, 3664, 6621], 'roads'))!;
  expect(roads.map((one) => ('name' in one ? one.name : ''))).toContain('Invented St');
});

test('no town of the region is near', () => {
  const [west, south, east, north] = boundsOf(sampleTown());
  const center: [number, number] = [(west + east) / 2, (south + north) / 2];
  const nearest = outlines.towns.map(({ coordinates }) => milesBetween(coordinates as [number, number], center));
  expect(Math.min(...nearest)).toBeGreaterThan(10);
});
