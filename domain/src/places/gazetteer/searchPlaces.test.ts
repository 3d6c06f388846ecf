import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGazetteer } from './gazetteer.ts';
import { searchPlaces } from './searchPlaces.ts';

const gazetteer = buildGazetteer({
  state: 'TX',
  stateWords: ['texas'],
  attribution: '',
  counties: [
    ['Home', []],
    ['Away', []],
  ],
  places: [
    ['Springfield', 1, -97, 30, 9],
    ['Springtown', 0, -99, 32, 1],
    ['Saint Ann', 1, -97, 31, 1],
    ['Port Ann', 0, -99, 33, 1],
    ['Sprongtown', 1, -97, 33, 1],
  ],
  zips: [
    ['79601', 1, 0, -99, 32, 1],
    ['79610', 3, 0, -99, 33, 0],
    ['79061', 0, 1, -97, 30, 1],
  ],
});
const search = (keyword: string, limit?: number) =>
  searchPlaces(gazetteer, keyword, { limit, regionCounties: ['Home'] });

test('returns cities with their label', () => {
  expect(search('springtown').cities[0]).toEqual({
    id: 'tx-home-springtown',
    name: 'Springtown',
    county: 'Home',
    state: 'TX',
    label: 'Springtown, TX',
    location: { coordinates: [-99, 32] },
  });
});

test.each([
  ['spring', ['Springtown', 'Springfield']],
  ['springfield', ['Springfield']],
  // It is the beginning of a town of the region, so a town that needs a typo is left out.
  ['springt', ['Springtown']],
  ['st ann', ['Saint Ann']],
  ['st', ['Saint Ann']],
  ['ann', ['Port Ann', 'Saint Ann']],
  ['xyzzy', []],
  ['', []],
])('%j finds %j', (keyword, names) => {
  expect(search(keyword).cities.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['79601', ['79601']],
  ['796', ['79601', '79610']],
  ['79061', ['79061', '79601']],
  ['7961', ['79610', '79601', '79061']],
  ['7960l', ['79601']],
  ['79601-1234', ['79601']],
  ['796011', ['79601']],
  ['7960111', []],
])('%j finds ZIP codes %j', (keyword, codes) => {
  expect(search(keyword).zips.map(({ code }) => code)).toEqual(codes);
});

test('returns at most the limit', () => {
  expect(search('spring', 1).cities).toHaveLength(1);
  expect(search('spring', 0).cities).toHaveLength(0);
  expect(search('796', 1).zips).toHaveLength(1);
});

test('accepts any text', () => {
  const hostile = [
    '__proto__',
    'constructor',
    '(',
    '%',
    '\\',
    '\u0000',
    '\ud800',
    'ﷺ'.repeat(400),
    "' OR 1=1 --",
    'a'.repeat(1e5),
  ];
  for (const keyword of hostile) expect(search(keyword).zips).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (keyword) => {
      expect(search(keyword).cities.length).toBeLessThanOrEqual(10);
    }),
    { numRuns: 300, seed: 5 },
  );
});

test('distinguishes counties of the same name in two states, and leaves out the names of both states', () => {
  const both = buildGazetteer({
    state: 'KS',
    stateWords: ['kansas', 'colorado'],
    attribution: '',
    counties: [
      ['Cheyenne', []],
      ['Cheyenne', [], 'CO'],
    ],
    places: [
      ['Bird City', 0, -101.5, 39.7, 1],
      ['Kit Carson', 1, -102.8, 38.8, 1],
    ],
    zips: [['80825', 1, 1, -102.8, 38.8, 1]],
  });
  expect(both.states).toEqual(['KS', 'CO']);
  expect(searchPlaces(both, 'kit carson colorado').cities).toMatchObject([
    { id: 'co-cheyenne-kit-carson', county: 'Cheyenne', state: 'CO', label: 'Kit Carson, CO' },
  ]);
  expect(searchPlaces(both, 'bird city, ks').cities[0]?.label).toBe('Bird City, KS');
  expect(searchPlaces(both, '80825').zips).toMatchObject([{ state: 'CO', label: '80825 (Kit Carson, CO)' }]);
});
