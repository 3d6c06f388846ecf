import { expect, test } from 'vitest';
import { moveItem } from './moveItem.ts';

test.each([
  ['a', 0, 'abcd'],
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['c', 1, 'acbd'],
  ['b', -1, 'bacd'],
  ['b', 9, 'acdb'],
])('%s at place %i: %s', (item, place, expected) => {
  expect(moveItem([...'abcd'], item, place).join('')).toBe(expected);
});
