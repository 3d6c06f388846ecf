// A calendar day is a text `YYYY-MM-DD` or a day number: the days since 1970-01-01.

export const MINUTE_MS = 60_000;
export const DAY_MS = 1_440 * MINUTE_MS;

/** Returns the days from 1970-01-01 to a calendar day `YYYY-MM-DD`, or NaN if there is no such day. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Returns the calendar day `YYYY-MM-DD` of a day number. */
export function dateOfDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekday of a day number: 1 for Monday to 7 for Sunday. */
export function weekdayOfDay(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/** Returns the position of a day among the same weekdays of its month (1 to 5), and whether it is the last. */
export function placeInMonth(dayNumber: number): { nth: number; isLast: boolean } {
  const dayOfMonth = new Date(dayNumber * DAY_MS).getUTCDate();
  const aWeekLater = new Date((dayNumber + 7) * DAY_MS).getUTCDate();
  return { nth: Math.ceil(dayOfMonth / 7), isLast: aWeekLater < dayOfMonth };
}

/** Formats a calendar day as screens show it (spec §9): `2026-12-07` as `12-07-2026`. */
export function monthDayYear(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}-${day}-${year}`;
}
