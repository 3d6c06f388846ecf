import { expect, test } from 'vitest';
import { subTypeChips } from './subTypeChips.ts';

// Spec §9, in this order.
test.each([
  ['FOOD', ['MEALS', null, 'FOOD_PANTRIES']],
  ['SHELTER', ['EMERGENCY', null, 'TRANSITIONAL']],
  ['HEALTH', ['MEDICAL', null, 'COUNSELING']],
  ['RESOURCES', ['CLOTHES', 'HYGIENE', null, 'TRANSIT', 'ASSISTANCE']],
  ['EDUCATION', ['LEARNING', null, 'EMPLOYMENT']],
] as const)('%s', (type, chips) => {
  expect(subTypeChips(type)).toEqual(chips);
});
