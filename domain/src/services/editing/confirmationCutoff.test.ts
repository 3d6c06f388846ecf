import { expect, test } from 'vitest';
import { confirmationCutoff } from './confirmationCutoff.ts';

test.each([
  ['2026-11-21T18:00:00.000Z', 6, '2026-05-21T18:00:00.000Z'],
  ['2026-08-31T00:00:00.000Z', 6, '2026-02-28T00:00:00.000Z'],
  ['2028-08-31T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
  ['2026-01-15T12:00:00.000Z', 12, '2025-01-15T12:00:00.000Z'],
])('on %s, a confirmation of the last %i months is from %s or later', (now, months, since) => {
  expect(confirmationCutoff(now, months).toISOString()).toBe(since);
});
