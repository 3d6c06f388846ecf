import { dayNumberOf } from '@amparo/domain/services/hours/calendarDay.ts';
import { type HoursRow, hoursRows } from '@amparo/domain/services/hours/hoursRows.ts';
import type { MomentDay } from '@amparo/domain/services/hours/openMoment.ts';
import type { Hours } from '@amparo/domain/services/hours/schedule.ts';

// Minutes are counted on one line: a day of 1,440 for each weekday, then for each nth weekday of a month, then for each
// date from 2000 on. A moment is then at most three points of this line.
const DAY = 1_440;
const DATES_FROM = 49;
const FIRST_DATE = dayNumberOf('2000-01-01');
const LAST_DATE = dayNumberOf('3999-12-31');
/** Hours of more ranges than this take too much memory: openStatus decides for them. */
const MOST_RANGES = 100;

type Range = [from: number, to: number];

/** When a service is open, and its exceptions when it is closed: `from, to, from, to …` in minutes. */
export interface MinuteRanges {
  open: Int32Array;
  closed: Int32Array;
}

/** The hours as ranges of minutes; null if there are too many. */
export function openMinuteRanges(hours: Hours): MinuteRanges | null {
  const rows = hoursRows(hours);
  if (rows.reduce((sum, row) => sum + countRanges(row), 0) > MOST_RANGES) return null;
  const rangesWhere = (isClosing: boolean) =>
    Int32Array.from(rows.filter((row) => row.isClosing === isClosing).flatMap((row) => rangesOf(row).flat()));
  return { open: rangesWhere(false), closed: rangesWhere(true) };
}

/**
 * The minutes that stand for a moment; null if the clock does not divide the hours that have begun from those that have
 * not, as in the hour after it goes forward.
 */
export function minutesAt(days: MomentDay[]): number[] | null {
  const [day, ...others] = days;
  if (!day || others.length > 0 || day.begun.length > 1 || day.unended.length > 1) return null;
  const minute = day.begun[0]![1];
  const slots = day.dayKeys.filter((key) => key > 0).map(slotOfKey);
  return [...slots, slotOfDate(dayNumberOf(day.date))].map((slot) => slot * DAY + minute);
}

export function isOpenAt({ open, closed }: MinuteRanges, minutes: readonly number[]): boolean {
  return containsAny(open, minutes) && !containsAny(closed, minutes);
}

function containsAny(ranges: Int32Array, minutes: readonly number[]): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    for (const minute of minutes) if (ranges[i]! <= minute && minute < ranges[i + 1]!) return true;
  }
  return false;
}

function slotOfKey(dayKey: number): number {
  return dayKey < 10 ? dayKey - 1 : 7 * Math.floor(dayKey / 10) + (dayKey % 10) - 1;
}

function slotOfDate(dayNumber: number): number {
  return DATES_FROM + Math.min(Math.max(dayNumber, FIRST_DATE), LAST_DATE) - FIRST_DATE;
}

/** The first and the last slot in which a row holds; it holds in all slots between them too. */
function slotsOf({ dayKey, firstDate, lastDate }: HoursRow): Range {
  if (dayKey > 0) return [slotOfKey(dayKey), slotOfKey(dayKey)];
  if (firstDate === null && lastDate === null) return [slotOfKey(1), slotOfKey(7)];
  return [
    slotOfDate(firstDate ? dayNumberOf(firstDate) : FIRST_DATE),
    slotOfDate(lastDate ? dayNumberOf(lastDate) : LAST_DATE),
  ];
}

function isWholeDay({ startMinute, endMinute }: HoursRow): boolean {
  return startMinute === 0 && endMinute === DAY;
}

function countRanges(row: HoursRow): number {
  const [first, last] = slotsOf(row);
  return isWholeDay(row) ? 1 : last - first + 1;
}

function rangesOf(row: HoursRow): Range[] {
  const [first, last] = slotsOf(row);
  if (isWholeDay(row)) return [[first * DAY, (last + 1) * DAY]];
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const midnight = (first + n) * DAY;
    return [midnight + row.startMinute, midnight + row.endMinute];
  });
}
