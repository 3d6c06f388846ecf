import { expect, test } from 'vitest';
import { queryOpenAt } from './openAt.ts';

const evening = { from: '2026-11-26T18:00', until: '2026-11-26T22:00' };

test.each([
  ['2026-11-26T18:00', { from: '2026-11-26T18:00', until: '2026-11-26T18:00' }],
  ['2026-11-26T18:00/2026-11-26T22:00', evening],
  [' 2026-11-26T18:00 / 2026-11-26T22:00 ', evening],
  ['any', 'any'],
  ['', undefined],
  [undefined, undefined],
])('reads "%s"', (text, expected) => {
  expect(queryOpenAt.parse(text)).toEqual(expected);
});

test.each([
  ['tonight', 'MALFORMED'],
  ['2026-11-26', 'MALFORMED'],
  ['2026-11-26T18:00Z', 'MALFORMED'],
  ['2026-02-30T18:00', 'MALFORMED'],
  ['2026-11-26T24:00', 'MALFORMED'],
  ['2026-11-26T18:00/2026-11-26T22:00/2026-11-27T22:00', 'MALFORMED'],
  ['2026-11-26T18:00/2026-11-26T17:59', 'CHECK_DATE_START'],
  ['2026-11-26T18:00/2027-11-26T18:00', 'TOO_BIG'],
])('refuses "%s": %s', (text, key) => {
  expect(queryOpenAt.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([key]);
});
