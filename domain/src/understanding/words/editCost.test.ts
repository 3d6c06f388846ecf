import { expect, test } from 'vitest';
import { editCost } from './editCost.ts';

test.each([
  ['shelter', 'shelter', 0],
  ['shelterr', 'shelter', 0.5],
  ['shleter', 'shelter', 0.75],
  ['rwnt', 'rent', 0.85],
  ['xent', 'rent', 1],
])('from %s to %s it is %d', (typed, meant, cost) => {
  expect(editCost(typed, meant, 2)).toBeCloseTo(cost);
});

test('is infinite above the limit', () => {
  expect(editCost('abcdef', 'uvwxyz', 2)).toBe(Number.POSITIVE_INFINITY);
  expect(editCost('a'.repeat(500), 'b', 2)).toBe(Number.POSITIVE_INFINITY);
});
