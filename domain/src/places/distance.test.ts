import { expect, test } from 'vitest';
import { type Coordinates, milesBetween, roundMiles } from './distance.ts';

// Checked against great-circle tables: one degree of a meridian is 69.09 statute miles on the mean sphere.
test.each<[string, Coordinates, Coordinates, number]>([
  ['the same point', [-99.7, 32.4], [-99.7, 32.4], 0],
  ['one degree north', [-99, 32], [-99, 33], 69.1],
  ['one degree east on the equator', [0, 0], [1, 0], 69.1],
  ['one degree east at 60° north', [0, 60], [1, 60], 34.5],
  ['Abilene to Sweetwater', [-99.73314, 32.44874], [-100.40594, 32.47095], 39.3],
  ['across the date line', [179.5, 0], [-179.5, 0], 69.1],
  ['pole to pole', [0, 90], [0, -90], 12436.8],
])('%s', (_, from, to, miles) => {
  expect(roundMiles(milesBetween(from, to))).toBeCloseTo(miles, 1);
  expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9);
});
