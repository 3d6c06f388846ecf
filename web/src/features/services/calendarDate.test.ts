import { expect, test } from 'vitest';
import { calendarDate } from './calendarDate.ts';

test('an instant is shown by the calendar of the place', () => {
  expect(calendarDate('2026-01-01T04:00:00Z', 'America/Chicago')).toBe('12-31-2025');
  expect(calendarDate('2026-01-01T06:00:00Z', 'America/Chicago')).toBe('01-01-2026');
});
