import { expect, test } from 'vitest';
import { findCentroid } from './findCentroid.ts';
import { regionGazetteer } from './regionGazetteer.ts';

const table: [string, Parameters<typeof findCentroid>[1], number[] | null][] = [
  ['a ZIP code', { city: 'Nowhere', zip: '79603-1234' }, [-100, 32]],
  ['a city', { city: 'ABILENE' }, [-100, 32]],
  ['a namesake in another state', { city: 'Miami', zip: '33157', state: 'FL' }, null],
  ['the one in Texas', { city: 'Miami', state: 'TX' }, [-101, 36]],
  ['neither', { city: 'Nowhere', zip: '00000' }, null],
];

test.each(table)('%s', (_title, place, wanted) => {
  const middle = findCentroid(regionGazetteer('west-central-texas'), place);
  expect(middle?.map((degrees) => Math.round(degrees)) ?? null).toEqual(wanted);
});
