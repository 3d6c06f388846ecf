import { expect, test } from 'vitest';
import { monthDayYear } from './calendarDay.ts';

test('a day is shown as month, day, year', () => {
  expect(monthDayYear('2026-12-07')).toBe('12-07-2026');
});
