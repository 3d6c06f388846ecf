import { expect, test } from 'vitest';
import { translationOf } from './toManagedCard.ts';

const missing = { name: 'age', problem: 'missing' } as const;
const machine = { name: 'serviceSummaryEs', problem: 'machine' } as const;
const stale = { name: 'descriptionEs', problem: 'stale' } as const;

test.each([
  ['stale', [missing, machine, stale]],
  ['machine', [missing, machine]],
  ['missing', [missing]],
  [null, []],
])('the table shows the worst problem of the translations: %s', (worst, texts) => {
  expect(translationOf({ texts })).toBe(worst);
});
