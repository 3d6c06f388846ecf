import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coordinates } from './distance.ts';
import { isPrecise, locationPrecisions, precisionOfPoint, sortingMiles } from './locationPrecision.ts';

const abilene: Coordinates = [-99.7331, 32.4487];
const zip79605: Coordinates = [-99.7724, 32.432];
type Centers = Parameters<typeof precisionOfPoint>[1];
const centers: Centers = { city: abilene, zip: zip79605 };
const unknown: Centers = { city: null, zip: null };

test.each<[string, Coordinates | null, Centers, string]>([
  ['the center of its town', abilene, centers, 'city'],
  ['the center of its town with more decimals', [-99.73314, 32.44874], centers, 'city'],
  ['the center of its ZIP code', zip79605, centers, 'zip'],
  ['a block from the center of its town', [-99.7342, 32.4487], centers, 'exact'],
  ['a point in a place that the gazetteer does not contain', abilene, unknown, 'exact'],
  ['no point, in a known ZIP code', null, centers, 'zip'],
  ['no point, in a known town', null, { ...centers, zip: null }, 'city'],
  ['no point, nowhere', null, unknown, 'city'],
])('a service at %s has the right precision', (_where, point, known, precision) => {
  expect(precisionOfPoint(point, known)).toBe(precision);
});

test('only a building and a street are precise', () => {
  expect(locationPrecisions.filter(isPrecise)).toEqual(['exact', 'street']);
});

const miles = fc.double({ min: 0, max: 500, noNaN: true });
const precision = fc.constantFrom(...locationPrecisions);

test('of two services at the same distance, the more precise one is first', () => {
  fc.assert(
    fc.property(miles, (distance) => {
      const sorted = locationPrecisions.map((each) => sortingMiles(distance, each));
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      expect(sorted[2]).toBeGreaterThan(sorted[1]!);
    }),
  );
});

test('of two services with the same precision, the nearer one is first', () => {
  fc.assert(
    fc.property(miles, miles, precision, (a, b, each) => {
      fc.pre(Math.abs(a - b) > 1e-9);
      expect(sortingMiles(a, each) < sortingMiles(b, each)).toBe(a < b);
    }),
  );
});
