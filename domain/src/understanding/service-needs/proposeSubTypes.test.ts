import { describe, expect, test } from 'vitest';
import { proposeSubTypes, proposeTypes } from './proposeSubTypes.ts';

describe('proposeSubTypes', () => {
  test.each([
    ['Crescent Food Pantry', 'Free groceries each Monday.', ['FOOD_PANTRIES'], ['FOOD']],
    ['Soup Kitchen', 'Hot meals every evening.', ['MEALS'], ['FOOD']],
    ['Emergency Shelter', 'Beds for the night for homeless men.', ['EMERGENCY'], ['SHELTER']],
    ['Dental Clinic', 'Dentist on a sliding scale.', ['MEDICAL'], ['HEALTH']],
    ['The Closet', 'Free clothes and shoes.', ['CLOTHES'], ['RESOURCES']],
    ['The Place', 'Call us.', [], []],
  ])('proposes for "%s"', (name, serviceSummary, subTypes, types) => {
    expect(proposeSubTypes({ name, serviceSummary })).toEqual(subTypes);
    expect(proposeTypes({ name, serviceSummary })).toEqual(types);
  });

  test('proposes only sub-types of the chosen types', () => {
    expect(proposeSubTypes({ name: 'Food Pantry', serviceSummary: 'Groceries.', type: ['HEALTH'] })).toEqual([]);
  });
});
