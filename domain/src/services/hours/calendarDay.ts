const DAY_MS = 86_400_000;

/** The number of a calendar day `YYYY-MM-DD`, counted from 1970-01-01; NaN where there is no such day. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The calendar day `YYYY-MM-DD` of a day number. */
export function dateOfDay(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day number: 1 for Monday to 7 for Sunday. */
export function weekdayOfDay(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

/** Which of its kind in the month a day's weekday is (1 to 5), and whether it is the last: by the day of the month alone. */
export function placeInMonth(dayNumber: number): { nth: number; isLast: boolean } {
  const dayOfMonth = new Date(dayNumber * DAY_MS).getUTCDate();
  const aWeekLater = new Date((dayNumber + 7) * DAY_MS).getUTCDate();
  return { nth: Math.ceil(dayOfMonth / 7), isLast: aWeekLater < dayOfMonth };
}
