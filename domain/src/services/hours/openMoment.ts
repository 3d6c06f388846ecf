import { DAY_MS, dateOfDay, MINUTE_MS } from './calendarDay.ts';
import { dayKeysOf, END_OF_DAY, type HoursRow } from './hoursRows.ts';
import { epochMsOf, instantOf, localTimeAt, steadyOffset, type WallClock, wallClockOf } from './wallClock.ts';

/** A local day of an instant, as rows of hours are compared with it. */
export interface MomentDay {
  date: string;
  dayKeys: number[];
  /** A row that starts in one of these minutes has started. */
  begun: MinuteRange[];
  /** A row that ends in one of these minutes has not ended. */
  unended: MinuteRange[];
}

/** Minutes since local midnight, both ends included. */
export type MinuteRange = [first: number, last: number];

/**
 * Returns the local days of an instant: usually one, with start ≤ minute < end. Near a clock change the ranges have gaps,
 * and in zones that change at midnight there can be two days. Throws a RangeError for the same values as openStatus.
 */
export function openMoment(at: string | Temporal.Instant, timeZone: string): MomentDay[] {
  const now = epochMsOf(at);
  const clock = wallClockOf(timeZone);
  const { dayNumber, clockMs } = localTimeAt(clock, now);
  if (steadyOffset(clock, (dayNumber - 2) * DAY_MS, (dayNumber + 3) * DAY_MS) !== null) {
    const minute = Math.floor(clockMs / MINUTE_MS);
    return [momentDay(dayNumber, [[0, minute]], [[minute + 1, END_OF_DAY]])];
  }
  return [dayNumber - 1, dayNumber, dayNumber + 1]
    .map((day) => dayNearChange(clock, day, now))
    .filter(({ begun, unended }) => begun.length > 0 && unended.length > 0);
}

/** Returns whether the rows of a service's hours make it open on the days of an instant: exactly when openStatus says `open`. */
export function isOpenOn(days: readonly MomentDay[], rows: readonly HoursRow[]): boolean {
  let isOpen = false;
  for (const row of rows) {
    if (!days.some((day) => holdsOn(day, row))) continue;
    if (row.isClosing) return false;
    isOpen = true;
  }
  return isOpen;
}

function holdsOn(day: MomentDay, { dayKey, firstDate, lastDate, startMinute, endMinute }: HoursRow): boolean {
  if (!day.dayKeys.includes(dayKey) || (firstDate ?? day.date) > day.date || (lastDate ?? day.date) < day.date)
    return false;
  return isIn(day.begun, startMinute) && isIn(day.unended, endMinute);
}

function isIn(ranges: MinuteRange[], minute: number): boolean {
  return ranges.some(([first, last]) => first <= minute && minute <= last);
}

function momentDay(dayNumber: number, begun: MinuteRange[], unended: MinuteRange[]): MomentDay {
  return { date: dateOfDay(dayNumber), dayKeys: dayKeysOf(dayNumber), begun, unended };
}

function dayNearChange(clock: WallClock, dayNumber: number, now: number): MomentDay {
  const begun: MinuteRange[] = [];
  const unended: MinuteRange[] = [];
  for (let minute = 0; minute <= END_OF_DAY; minute++) {
    const list = instantOf(clock, dayNumber, minute) <= now ? begun : unended;
    const open = list.at(-1);
    if (open?.[1] === minute - 1) open[1] = minute;
    else list.push([minute, minute]);
  }
  return momentDay(dayNumber, begun, unended);
}
