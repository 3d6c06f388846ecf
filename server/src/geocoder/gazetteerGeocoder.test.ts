import { milesBetween } from '@amparo/domain/places/distance.ts';
import { expect, test } from 'vitest';
import { gazetteerGeocoder } from './gazetteerGeocoder.ts';
import { regionGazetteer } from './regionGazetteer.ts';

const geocoder = gazetteerGeocoder(regionGazetteer('west-central-texas'));
const abilene = [-99.7331, 32.4487] as const;

test.each([
  ['downtown Abilene', [-99.733, 32.449], 'Abilene', 'Taylor', /^796/],
  ['Sweetwater', [-100.406, 32.471], 'Sweetwater', 'Nolan', /^79556$/],
  ['Hamlin, in Jones County by its outline', [-100.1265, 32.8848], 'Hamlin', 'Jones', /^79520$/],
  ['open land of Stonewall County', [-100.25, 33.28], 'Aspermont', 'Stonewall', /^79/],
  ['Houston', [-95.37, 29.76], 'Houston', 'Harris', /^77/],
] as const)('returns the place at a point in %s', async (_, point, city, county, zip) => {
  const place = await geocoder.reverse(point);
  expect(place).toMatchObject({ city, county, state: 'TX', zip: expect.stringMatching(zip) });
  expect(place!.distance).toBeLessThan(15);
});

test.each([
  ['the sea', [0, 0]],
  ['New York', [-74, 40.7]],
  ['Albuquerque', [-106.6, 35.1]],
  ['a pole', [0, -90]],
] as const)('returns null for %s', async (_, point) => {
  expect(await geocoder.reverse(point)).toBeNull();
});

test.each([
  ['a ZIP code', 'zip', { zip: '79601', city: '' }],
  ['a ZIP code with four more digits', 'zip', { zip: '79602-1234', city: 'Abilene' }],
  ['a town', 'city', { zip: '', city: 'ABILENE' }],
])('locates by %s', async (_, precision, part) => {
  const found = await geocoder.locate({ address1: '1 Sample St', state: 'TX', isAddressConfidential: false, ...part });
  expect(found?.precision).toBe(precision);
  expect(milesBetween(found!.coordinates, abilene)).toBeLessThan(5);
});

test.each([
  ['an unknown town', { zip: '', city: 'Atlantis', state: 'TX' }],
  ['another state', { zip: '', city: 'Abilene', state: 'KS' }],
  ['a name that two towns bear', { zip: '', city: 'Reno', state: 'TX' }],
])('does not guess for %s', async (_, part) => {
  expect(await geocoder.locate({ address1: '', isAddressConfidential: false, ...part })).toBeNull();
});
