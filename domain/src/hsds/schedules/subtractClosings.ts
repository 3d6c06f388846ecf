import { dateOfDay, dayNumberOf } from '../../services/hours/calendarDay.ts';
import type { HoursRow } from '../../services/hours/hoursRows.ts';
import { ALL_BUT_LAST, holdsOn, LAST, weekdayOfKey } from './dayKeys.ts';

/** More rows than this would be harder to read than closings beside the openings. */
const MOST_ROWS = 500;

/**
 * Returns the openings without the times that are closed. HSDS has no closings: a reader that knows only openings must
 * not find a service open on a holiday.
 * Closings that no opening can express stay open here, for example the last Friday of openings on the fourth.
 */
export function subtractClosings(openings: readonly HoursRow[], closings: readonly HoursRow[]): HoursRow[] {
  let rows = [...openings];
  for (const closing of closings) {
    rows = rows.flatMap((opening) => subtract(opening, closing)).filter(hasDay);
    if (rows.length > MOST_ROWS) return [...openings];
  }
  return rows;
}

function subtract(opening: HoursRow, closing: HoursRow): HoursRow[] {
  if (!overlaps(opening, closing)) return [opening];
  const relation = relationOf(opening.dayKey, closing.dayKey);
  if (relation === 'inside') return cut(opening, closing);
  if (relation === 'apart') return [opening];
  return relation.flatMap((dayKey) => subtract({ ...opening, dayKey }, closing));
}

function overlaps(opening: HoursRow, closing: HoursRow): boolean {
  if (closing.startMinute >= opening.endMinute || closing.endMinute <= opening.startMinute) return false;
  const isBefore = closing.lastDate !== null && opening.firstDate !== null && closing.lastDate < opening.firstDate;
  const isAfter = closing.firstDate !== null && opening.lastDate !== null && closing.firstDate > opening.lastDate;
  return !isBefore && !isAfter;
}

/**
 * Compares the days of an opening with those of a closing. `inside`: all are closed. `apart`: none is closed. Otherwise
 * returns the keys of smaller sets, which can be compared. The fourth and the last of a weekday are sometimes the same
 * day; such a closing is not subtracted.
 */
function relationOf(opening: number, closing: number): 'inside' | 'apart' | number[] {
  if (closing === 0 || closing === opening) return 'inside';
  if (opening === 0) return [1, 2, 3, 4, 5, 6, 7];
  const weekday = weekdayOfKey(opening);
  if (weekday !== weekdayOfKey(closing)) return 'apart';
  if (closing === weekday) return 'inside';
  const [openNth, closedNth] = [Math.floor(opening / 10), Math.floor(closing / 10)];
  if (openNth > 0) return openNth === 5 && closedNth === LAST ? 'inside' : 'apart';
  if (closedNth === LAST) return [10 * LAST + weekday, 10 * ALL_BUT_LAST + weekday];
  return [1, 2, 3, 4, 5].map((nth) => 10 * nth + weekday);
}

/** Removes the times of a closing on its dates from an opening whose days are all closed. */
function cut(opening: HoursRow, { firstDate, lastDate, startMinute, endMinute }: HoursRow): HoursRow[] {
  const during = {
    ...opening,
    firstDate: later(opening.firstDate, firstDate),
    lastDate: earlier(opening.lastDate, lastDate),
  };
  return [
    ...(firstDate === null ? [] : [{ ...opening, lastDate: dayAfter(firstDate, -1) }]),
    { ...during, endMinute: Math.min(opening.endMinute, startMinute) },
    { ...during, startMinute: Math.max(opening.startMinute, endMinute) },
    ...(lastDate === null ? [] : [{ ...opening, firstDate: dayAfter(lastDate, 1) }]),
  ].filter((row) => row.startMinute < row.endMinute && (row.firstDate ?? '') <= (row.lastDate ?? '9999-12-31'));
}

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);
const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);
const dayAfter = (date: string, days: number) => dateOfDay(dayNumberOf(date) + days);

/** Longer ranges contain each weekday of a month; the fifth one may need three months. */
const LONG_DAYS = 100;

function hasDay(row: HoursRow): boolean {
  if (row.firstDate === null || row.lastDate === null) return true;
  const [first, last] = [dayNumberOf(row.firstDate), dayNumberOf(row.lastDate)];
  if (last - first > LONG_DAYS) return true;
  for (let day = first; day <= last; day++) if (holdsOn(row.dayKey, day)) return true;
  return false;
}
