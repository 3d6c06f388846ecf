import { expect, test } from 'vitest';
import { monthDayYear } from './monthDayYear.ts';

test('a day of the calendar', () => {
  expect(monthDayYear('2026-12-07')).toBe('12-07-2026');
});
