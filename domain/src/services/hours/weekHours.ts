import { dateOfDay, weekdayOfDay } from './calendarDay.ts';
import { dayKeysOf, END_OF_DAY, endMinuteOf, hoursRows, isPermanentlyClosed, minuteOf } from './hoursRows.ts';
import type { Hours, ScheduleEntry } from './schedule.ts';
import { type MonthPeriod, monthPeriods, type Weekday, weekdays } from './scheduleTypes.ts';
import { endedSeason } from './season.ts';
import { epochMsOf, localTimeAt, wallClockOf } from './wallClock.ts';

/** Minutes since midnight, 0 to 1440. The whole day is 0 to 1440. */
export interface Interval {
  startMinute: number;
  endMinute: number;
  endsNextDay: boolean;
}

export interface DayHours {
  day: Weekday;
  isToday: boolean;
  intervals: Interval[];
}

export interface MonthlyLine {
  type: 'MONTHLY';
  period: MonthPeriod;
  day: Weekday;
  interval: Interval;
}

export interface DatedLine {
  type: 'DATE_RANGE';
  startDate: string;
  endDate: string;
  interval: Interval;
}

export interface WeeklyLine {
  type: 'WEEKLY';
  day: Weekday;
  interval: Interval;
}

/** A service's hours as its page lists them. Closings are listed separately, as people enter them. */
export interface WeekHours {
  /** The date of today: `2026-12-07`. */
  today: string;
  isPermanentlyClosed: boolean;
  /** The last date of a season that is over (rules.md §5). Null for other hours. */
  seasonEnd: string | null;
  isAlwaysOpen: boolean;
  /** A closing covers the whole day. */
  isClosedToday: boolean;
  days: DayHours[];
  monthly: MonthlyLine[];
  dated: DatedLine[];
  closed: (WeeklyLine | MonthlyLine | DatedLine)[];
}

/** An interval that starts at midnight and ends by noon continues the evening before. */
const NOON = 720;

/** Returns the hours from Monday to Sunday, and monthly and dated hours. Omits dates that are past at the instant `at`. */
export function weekHours(hours: Hours, at: string | Temporal.Instant, timeZone: string): WeekHours {
  const today = localTimeAt(wallClockOf(timeZone), epochMsOf(at)).dayNumber;
  const date = dateOfDay(today);
  const week = weekdays.map((day) => mergedIntervals(hours.schedules.filter((entry) => isOnWeekday(entry, day))));
  return {
    today: date,
    isPermanentlyClosed: isPermanentlyClosed(hours),
    seasonEnd: endedSeason(hours, at, timeZone),
    isAlwaysOpen: week.every((intervals) => intervals.some(isWholeDay)),
    isClosedToday: isClosedOn(today, hours),
    days: joinNights(week).map((intervals, i) => {
      return { day: weekdays[i]!, isToday: i + 1 === weekdayOfDay(today), intervals };
    }),
    monthly: monthlyLines(hours.schedules),
    dated: datedLines(hours.schedules, date),
    closed: [...datedLines(hours.closeSchedules, date), ...weeklyLines(hours), ...monthlyLines(hours.closeSchedules)],
  };
}

function isClosedOn(dayNumber: number, hours: Hours): boolean {
  const date = dateOfDay(dayNumber);
  const keys = dayKeysOf(dayNumber);
  return hoursRows(hours).some(({ isClosing, dayKey, firstDate, lastDate, startMinute, endMinute }) => {
    const isThatDay = keys.includes(dayKey) && (firstDate ?? date) <= date && date <= (lastDate ?? date);
    return isClosing && isThatDay && startMinute === 0 && endMinute === END_OF_DAY;
  });
}

function isOnWeekday(entry: ScheduleEntry, day: Weekday): boolean {
  return entry.type === 'FULL_DAY' || (entry.type === 'WEEKLY' && entry.day === day);
}

function isWholeDay({ startMinute, endMinute }: Interval): boolean {
  return startMinute === 0 && endMinute === END_OF_DAY;
}

function intervalOf(entry: ScheduleEntry): Interval {
  return {
    startMinute: entry.startTime && entry.type !== 'FULL_DAY' ? minuteOf(entry.startTime) : 0,
    endMinute: entry.endTime && entry.type !== 'FULL_DAY' ? endMinuteOf(entry.endTime) : END_OF_DAY,
    endsNextDay: false,
  };
}

function hasLength(interval: Interval): boolean {
  return interval.startMinute < interval.endMinute;
}

function mergedIntervals(entries: ScheduleEntry[]): Interval[] {
  const merged: Interval[] = [];
  const intervals = entries.map(intervalOf).filter(hasLength);
  for (const interval of intervals.sort((a, b) => a.startMinute - b.startMinute)) {
    const last = merged[merged.length - 1];
    if (last && interval.startMinute <= last.endMinute) last.endMinute = Math.max(last.endMinute, interval.endMinute);
    else merged.push(interval);
  }
  return merged;
}

/** Joins Friday until midnight and Saturday from midnight to 7:00 to Friday until 7:00. */
function joinNights(week: Interval[][]): Interval[][] {
  const evenings = week.map((intervals) => intervals[intervals.length - 1]);
  const isOvernight = week.map((_, i) => {
    const evening = evenings[i];
    const morning = week[(i + 1) % 7]![0];
    const isEvening = evening !== undefined && evening.endMinute === END_OF_DAY && evening.startMinute > 0;
    return isEvening && morning?.startMinute === 0 && morning.endMinute <= NOON;
  });
  return week.map((intervals, i) => {
    const own = isOvernight[(i + 6) % 7] ? intervals.slice(1) : intervals;
    if (!isOvernight[i]) return own;
    const joined = { ...evenings[i]!, endMinute: week[(i + 1) % 7]![0]!.endMinute, endsNextDay: true };
    return [...own.slice(0, -1), joined];
  });
}

function weeklyLines({ closeSchedules }: Hours): WeeklyLine[] {
  return weekdays.flatMap((day) =>
    mergedIntervals(closeSchedules.filter((entry) => entry.type === 'WEEKLY' && entry.day === day)).map((interval) => {
      return { type: 'WEEKLY' as const, day, interval };
    }),
  );
}

function monthlyLines(entries: ScheduleEntry[]): MonthlyLine[] {
  return monthPeriods.flatMap((period) =>
    weekdays.flatMap((day) =>
      mergedIntervals(entries.filter((it) => it.type === 'MONTHLY' && it.period === period && it.day === day)).map(
        (interval) => ({ type: 'MONTHLY' as const, period, day, interval }),
      ),
    ),
  );
}

function datedLines(entries: ScheduleEntry[], today: string): DatedLine[] {
  return entries
    .filter((entry) => entry.type === 'DATE_RANGE' && entry.startDate && entry.endDate && entry.endDate >= today)
    .map((entry) => {
      const { startDate, endDate } = entry as { startDate: string; endDate: string };
      return { type: 'DATE_RANGE' as const, startDate, endDate, interval: intervalOf(entry) };
    })
    .filter(({ interval }) => hasLength(interval))
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.interval.startMinute - b.interval.startMinute);
}
