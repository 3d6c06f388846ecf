import { dayNumberOf, MINUTE_MS } from '../hours/calendarDay.ts';
import type { Hours } from '../hours/schedule.ts';
import { epochMsOf, instantOf, isoOf, localTimeAt, wallClockOf } from '../hours/wallClock.ts';
import type { Interval } from '../hours/weekHours.ts';
import { openSpans } from './openSpans.ts';

const WHOLE_DAY = 1_440;
/** An interval that ends by noon of the next day belongs to the evening, as in weekHours. */
const NOON = 720;

/**
 * Returns the open intervals of a calendar day `YYYY-MM-DD`, with all schedules and closings of that date. A night belongs
 * to the day on which it begins. The end of the night before is included only if the day has no other interval, or if
 * `fromMinute` (minutes since midnight, 0: the whole day) is before that end. Empty for hours that do not depend on the
 * time. Throws a RangeError for an unknown time zone or day. Rules: rules.md §1, by openStatus.
 */
export function openHoursOn(hours: Hours, date: string, timeZone: string, fromMinute = 0): Interval[] {
  const clock = wallClockOf(timeZone);
  const day = dayNumberOf(date);
  const instant = (ownDay: number, minute: number) => isoOf(instantOf(clock, ownDay, minute));
  // Minutes on the clock since the midnight at which the day begins. Negative on the day before.
  const minuteOf = (iso: string) => {
    const { dayNumber, clockMs } = localTimeAt(clock, epochMsOf(iso));
    return (dayNumber - day) * WHOLE_DAY + Math.floor(clockMs / MINUTE_MS);
  };
  const spans = openSpans(hours, instant(day - 1, WHOLE_DAY - 1), instant(day + 1, NOON + 1), timeZone);
  const intervals: Interval[] = [];
  const nightBefore: Interval[] = [];
  for (const { from, until } of spans) {
    const start = minuteOf(from);
    const end = minuteOf(until);
    if (end <= 0 || start >= WHOLE_DAY) continue;
    const endsNextDay = start >= 0 && end > WHOLE_DAY && end <= WHOLE_DAY + NOON;
    const endMinute = endsNextDay ? end - WHOLE_DAY : Math.min(end, WHOLE_DAY);
    const interval = { startMinute: Math.max(start, 0), endMinute, endsNextDay };
    (start < 0 && end <= NOON ? nightBefore : intervals).push(interval);
  }
  const isNightMeant =
    intervals.length === 0 || nightBefore.some((night) => fromMinute > 0 && fromMinute < night.endMinute);
  return isNightMeant ? [...nightBefore, ...intervals] : intervals;
}
