import { expect, test } from 'vitest';
import { calendarDate, localDate } from './clockText.ts';

test.each([
  ['2026-01-01T04:00:00Z', '2025-12-31', '12-31-2025'],
  ['2026-01-01T06:00:00Z', '2026-01-01', '01-01-2026'],
])('%s is %s in Texas', (instant, date, shown) => {
  expect(localDate(instant, 'America/Chicago')).toBe(date);
  expect(calendarDate(instant, 'America/Chicago')).toBe(shown);
});
