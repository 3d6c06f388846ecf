import { expect, test } from 'vitest';
import { fieldsToFill } from './fieldsToFill.ts';

const missing = { name: 'serviceSummaryEs', problem: 'missing' } as const;
const machine = { name: 'descriptionEs', problem: 'machine' } as const;
const stale = { name: 'ageEs', problem: 'stale' } as const;

test.each([
  ['', []],
  ['UNCONFIRMED', []],
  ['NO_PHONE', ['phone']],
  ['NO_OWNER', ['userEmail']],
  ['NO_SPANISH', ['serviceSummaryEs']],
  ['STALE_TEXT', ['descriptionEs', 'ageEs']],
] as const)('a list of %s leads to the fields %j', (problem, fields) => {
  expect(fieldsToFill({ texts: [missing, machine, stale] as never }, problem)).toEqual(fields);
});
