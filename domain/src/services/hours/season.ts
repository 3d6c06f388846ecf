import { localDate } from './clockText.ts';
import { isPermanentlyClosed } from './hoursRows.ts';
import type { Hours } from './schedule.ts';
import { epochMsOf, isoOf } from './wallClock.ts';

/**
 * Returns the last date (`YYYY-MM-DD`, local, included) of hours that are only date ranges: a season. Null for hours
 * without an end, and for hours that do not depend on the time (contact, unknown, permanently closed).
 */
export function lastSeasonDay(hours: Hours): string | null {
  const { schedules, isContact } = hours;
  if (isContact || schedules.length === 0 || isPermanentlyClosed(hours)) return null;
  if (schedules.some(({ type }) => type !== 'DATE_RANGE')) return null;
  return schedules.map(({ endDate = '' }) => endDate).reduce((last, date) => (date > last ? date : last));
}

/**
 * Returns the last date of a season that is over at an instant, by the service's own clock (rules.md §5: out of season).
 * Null if the hours have no such end. openStatus then is closed and names no opening. Throws a RangeError like
 * openStatus.
 */
export function endedSeason(hours: Hours, at: string | Temporal.Instant, timeZone: string): string | null {
  const last = lastSeasonDay(hours);
  return last !== null && last < localDate(isoOf(epochMsOf(at)), timeZone) ? last : null;
}
