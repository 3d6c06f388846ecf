import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ["  Women's Shelter – Día/Noche ", 'womens shelter dia noche'],
  ['PAÑALES & ropa', 'panales ropa'],
  ["don't", 'dont'],
  ['d`or', 'dor'],
  ['', ''],
])('folds "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
