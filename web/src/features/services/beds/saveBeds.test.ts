import { expect, test } from 'vitest';
import { readCount } from './saveBeds.ts';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['4.7', 4],
  ['', 0],
  ['many', 0],
  ['-3', 0],
  ['1e999', 0],
])('“%s” is %i beds', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});
