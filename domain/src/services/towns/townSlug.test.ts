import { expect, test } from 'vitest';
import { townSlug, typeOfSlug } from './townSlug.ts';

test.each([
  ['Sweetwater', 'sweetwater'],
  ['Colorado City', 'colorado-city'],
  ['Cañon  City', 'canon-city'],
  ["O'Brien", 'o-brien'],
  ['', ''],
])('the address of %s is %s', (city, slug) => {
  expect(townSlug(city)).toBe(slug);
});

test('only the lower-case names of types are addresses', () => {
  expect(['food', 'FOOD', 'services'].map(typeOfSlug)).toEqual(['FOOD', null, null]);
});
