import { expect, test } from 'vitest';
import { generatePairs } from './generatePairs.ts';
import { measurePairs } from './measurePairs.ts';

test('finds 92 of 100 duplicates among generated pairs, and is right about 97 of 100', () => {
  const { precision, recall, kinds } = measurePairs(generatePairs(1600, 20_261_124));
  expect(precision).toBeGreaterThanOrEqual(0.97);
  expect(recall).toBeGreaterThanOrEqual(0.92);
  const programs = kinds.find(({ kind }) => kind === 'two programs at one address')!;
  expect(programs.right / programs.pairs).toBeGreaterThanOrEqual(0.98);
});
