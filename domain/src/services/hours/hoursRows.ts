import { placeInMonth, weekdayOfDay } from './calendarDay.ts';
import type { Hours, ScheduleEntry } from './schedule.ts';
import { monthPeriods, weekdays } from './scheduleTypes.ts';

/**
 * One line of hours. openStatus and the search index's patterns of hours both use it.
 *
 * `dayKey` selects the days: 0 every day, 1 to 7 Monday to Sunday, 31 the third Monday, 67 the last Sunday. `firstDate`
 * and `lastDate` limit it to dates, both included. Minutes count from local midnight; the end is not included, and 1440
 * is the end of the day.
 */
export interface HoursRow {
  isClosing: boolean;
  dayKey: number;
  firstDate: string | null;
  lastDate: string | null;
  startMinute: number;
  endMinute: number;
}

const LAST = 6;
export const END_OF_DAY = 1_440;

/** Returns the rows of a service's hours, or none if its status does not depend on time (contact, permanently closed, unknown). */
export function hoursRows(hours: Hours): HoursRow[] {
  if (isPermanentlyClosed(hours) || hours.isContact || hours.schedules.length === 0) return [];
  return [
    ...hours.schedules.map((entry) => rowOf(entry, false)),
    ...hours.closeSchedules.map((entry) => rowOf(entry, true)),
  ].filter((row) => row.startMinute < row.endMinute);
}

/** Returns true if either list contains PERMANENTLY_CLOSED, which overrides all other entries. */
export function isPermanentlyClosed(hours: Hours): boolean {
  return [...hours.schedules, ...hours.closeSchedules].some((entry) => entry.type === 'PERMANENTLY_CLOSED');
}

function rowOf(entry: ScheduleEntry, isClosing: boolean): HoursRow {
  const isDated = entry.type === 'DATE_RANGE';
  const isAllDay = entry.type === 'FULL_DAY';
  return {
    isClosing,
    dayKey: dayKeyOf(entry),
    firstDate: isDated ? (entry.startDate ?? null) : null,
    lastDate: isDated ? (entry.endDate ?? null) : null,
    startMinute: isAllDay || !entry.startTime ? 0 : minuteOf(entry.startTime),
    endMinute: isAllDay || !entry.endTime ? END_OF_DAY : endMinuteOf(entry.endTime),
  };
}

function dayKeyOf(entry: ScheduleEntry): number {
  if (entry.type !== 'WEEKLY' && entry.type !== 'MONTHLY') return 0;
  const weekday = weekdays.indexOf(entry.day!) + 1;
  return entry.type === 'WEEKLY' ? weekday : 10 * (monthPeriods.indexOf(entry.period!) + 1) + weekday;
}

/** Returns the minutes since midnight of a local time `HH:mm`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Returns the minutes since midnight of the end of an interval. `23:59` means the end of the day, 1440. */
export function endMinuteOf(time: string): number {
  return time === '23:59' ? END_OF_DAY : minuteOf(time);
}

/** Returns the day keys that match a day: every day, its weekday, its position in the month, and the last one if it is. */
export function dayKeysOf(dayNumber: number): number[] {
  const weekday = weekdayOfDay(dayNumber);
  const { nth, isLast } = placeInMonth(dayNumber);
  const keys = [0, weekday, 10 * nth + weekday];
  if (isLast) keys.push(10 * LAST + weekday);
  return keys;
}
