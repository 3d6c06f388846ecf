import { dayNumberOf } from '@amparo/domain/services/hours/calendarDay.ts';
import type { Hours } from '@amparo/domain/services/hours/hours.ts';
import { type HoursRow, hoursRows } from '@amparo/domain/services/hours/hoursRows.ts';
import type { MomentDay } from '@amparo/domain/services/hours/openMoment.ts';

// services.open_minutes and closed_minutes are ranges on one axis of minutes. The axis has 1,440 minutes for each weekday,
// then for each nth weekday of a month, then for each date since 2000. Every moment is three points on it.
const DAY = 1_440;
const DATES_FROM = 49;
const FIRST_DATE = dayNumberOf('2000-01-01');
const LAST_DATE = dayNumberOf('3999-12-31');
/** More ranges do not fit the index. The filter then reads service_hours. */
const MAX_RANGES = 100;

type Range = [from: number, to: number];

/** A service's hours as two int4multirange columns. Both are null if there are too many ranges. */
export function openMinuteRanges(hours: Hours): { openMinutes: string | null; closedMinutes: string | null } {
  const rows = hoursRows(hours);
  if (rows.reduce((sum, row) => sum + countRanges(row), 0) > MAX_RANGES) {
    return { openMinutes: null, closedMinutes: null };
  }
  return {
    openMinutes: multirange(rows.filter((row) => !row.isClosing).flatMap(rangesOf)),
    closedMinutes: multirange(rows.filter((row) => row.isClosing).flatMap(rangesOf)),
  };
}

/**
 * The points of a moment, as an int4multirange. Returns null around a clock change,
 * when one minute does not separate the ranges that have begun from the others.
 */
export function minuteRangesAt(days: MomentDay[]): string | null {
  const [day, ...others] = days;
  if (!day || others.length > 0 || day.begun.length > 1 || day.unended.length > 1) return null;
  const minute = day.begun[0]![1];
  const slots = day.dayKeys.filter((key) => key > 0).map(slotOfKey);
  const points = [...slots, slotOfDate(dayNumberOf(day.date))].map((slot) => slot * DAY + minute);
  return multirange(points.map((point) => [point, point + 1]));
}

function multirange(ranges: Range[]): string {
  return `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;
}

function slotOfKey(dayKey: number): number {
  return dayKey < 10 ? dayKey - 1 : 7 * Math.floor(dayKey / 10) + (dayKey % 10) - 1;
}

function slotOfDate(dayNumber: number): number {
  return DATES_FROM + Math.min(Math.max(dayNumber, FIRST_DATE), LAST_DATE) - FIRST_DATE;
}

/** The first and the last day slot of a row. */
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
