import { placeInMonth, weekdayOfDay } from '../../services/hours/calendarDay.ts';
import { cachedByText } from '../../understanding/words/cachedByText.ts';

// Day keys are those of HoursRow: 0 every day, 1 to 7 Monday to Sunday, 31 the third Monday, 67 the last Sunday. HSDS can
// also say "all but the last": 71 for Mondays.

export const LAST = 6;
export const ALL_BUT_LAST = 7;

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The weekday of a key, 1 to 7. */
export const weekdayOfKey = (dayKey: number): number => dayKey % 10;

/** Whether the days of a key include a day. */
export function holdsOn(dayKey: number, dayNumber: number): boolean {
  if (dayKey === 0) return true;
  if (weekdayOfKey(dayKey) !== weekdayOfDay(dayNumber)) return false;
  const period = Math.floor(dayKey / 10);
  const { nth, isLast } = placeInMonth(dayNumber);
  return period === 0 || period === nth || (period === LAST && isLast) || (period === ALL_BUT_LAST && !isLast);
}

/** Whether the days are a part of each month: HSDS calls them MONTHLY, the others WEEKLY. */
export const isMonthly = (dayKey: number): boolean => dayKey > 10;

/** The BYDAY of a key (RFC 5545): `MO`, `3MO`, `-1SU`. */
export function bydayOf(dayKey: number): string {
  if (dayKey === 0) return codes.join(',');
  const code = codes[weekdayOfKey(dayKey) - 1]!;
  const period = Math.floor(dayKey / 10);
  if (period === ALL_BUT_LAST) return [-5, -4, -3, -2].map((nth) => `${nth}${code}`).join(',');
  if (period === LAST) return `-1${code}`;
  return period === 0 ? code : `${period}${code}`;
}

/** Returns the keys of a BYDAY, or null if it is none or names days that hours cannot have, such as the second to last. */
export const readByday = cachedByText((byday: string): readonly number[] | null => {
  const named = new Set(
    byday
      .toUpperCase()
      .split(',')
      .map((text) => text.trim().replace(/^\+/, '')),
  );
  const keys: number[] = [];
  for (const [n, code] of codes.entries()) {
    const fromEnd = [-5, -4, -3, -2].map((nth) => `${nth}${code}`);
    if (fromEnd.every((text) => named.has(text))) {
      keys.push(10 * ALL_BUT_LAST + n + 1);
      for (const text of fromEnd) named.delete(text);
    }
    for (const period of [0, 1, 2, 3, 4, 5, LAST])
      if (named.delete(bydayOf(10 * period + n + 1))) keys.push(10 * period + n + 1);
  }
  return named.size === 0 ? keys : null;
});
