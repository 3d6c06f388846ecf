import { expect, test } from 'vitest';
import { isDue } from './isDue.ts';
import type { SourceSchedule } from './sourceKinds.ts';

const at = Temporal.Instant.from('2026-11-26T12:00:00Z');

const table: [SourceSchedule, hoursAgo: number | null, hasFailed: boolean, expected: boolean][] = [
  ['MANUAL', null, false, false],
  ['DAILY', null, false, true],
  ['HOURLY', 1, false, true],
  ['HOURLY', 0.5, false, false],
  ['DAILY', 23, false, false],
  ['DAILY', 24, false, true],
  ['DAILY', 2, true, true],
  ['WEEKLY', 7 * 24 - 1, false, false],
  ['WEEKLY', 7 * 24, false, true],
  ['MONTHLY', 29 * 24, false, false],
  ['MONTHLY', 30 * 24, false, true],
];

test.each(table)('%s, read %s hours ago (failed: %s): %s', (schedule, hoursAgo, hasFailed, expected) => {
  const last = hoursAgo === null ? null : { startedAt: at.subtract({ minutes: hoursAgo * 60 }), hasFailed };
  expect(isDue(schedule, last, at)).toBe(expected);
});
