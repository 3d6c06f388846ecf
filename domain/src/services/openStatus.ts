import { DAY_MS, dayNumberOf, MINUTE_MS, placeInMonth, weekdayOfDay } from './hours/calendarDay.ts';
import { type HoursRow, hoursRows, isPermanentlyClosed } from './hours/hoursRows.ts';
import type { Hours } from './hours/schedule.ts';
import {
  epochMsOf,
  instantOf,
  isoOf,
  localTimeAt,
  steadyOffset,
  type WallClock,
  wallClockOf,
} from './hours/wallClock.ts';

export type OpenStatus =
  | { kind: 'open'; until: string | null }
  | { kind: 'closed'; opensAt: string | null }
  | { kind: 'permanentlyClosed' }
  | { kind: 'contact' }
  | { kind: 'unknown' };

/**
 * Returns whether a service is open at an instant and when that next changes (ISO, UTC), or null if it does not change
 * within two years (rules.md §1). `at` is ISO with `Z` or an offset. `timeZone` is an IANA name or `±HH:MM`. Throws a
 * RangeError for other values.
 * `openStatus(hours, '2026-03-08T07:30:00Z', 'America/Chicago')` → `{ kind: 'open', until: '2026-03-08T22:00:00Z' }`.
 */
export function openStatus(hours: Hours, at: string | Temporal.Instant, timeZone: string): OpenStatus {
  if (isPermanentlyClosed(hours)) return { kind: 'permanentlyClosed' };
  if (hours.isContact) return { kind: 'contact' };
  if (hours.schedules.length === 0) return { kind: 'unknown' };
  const now = epochMsOf(at);
  const clock = wallClockOf(timeZone);
  const rules = hoursRows(hours).map(ruleOf);
  const isOpen = isOpenAt(now, stretchesIn(rules, clock, dayShownAt(clock, now)));
  const change = nextChange(rules, clock, now, isOpen);
  return isOpen ? { kind: 'open', until: change } : { kind: 'closed', opensAt: change };
}

/** A row with its dates as day numbers, because the search below compares them hundreds of times. */
interface Rule extends HoursRow {
  firstDay: number;
  lastDay: number;
}

/** A row on one day, as instants. The end is not included. */
interface Stretch {
  isClosing: boolean;
  from: number;
  to: number;
}

function ruleOf(row: HoursRow): Rule {
  const firstDay = row.firstDate === null ? Number.NEGATIVE_INFINITY : dayNumberOf(row.firstDate);
  const lastDay = row.lastDate === null ? Number.POSITIVE_INFINITY : dayNumberOf(row.lastDate);
  return { ...row, firstDay, lastDay };
}

function holdsOn(rule: Rule, dayNumber: number, weekday: number): boolean {
  if (dayNumber < rule.firstDay || dayNumber > rule.lastDay) return false;
  if (rule.dayKey === 0 || rule.dayKey === weekday) return true;
  if (rule.dayKey % 10 !== weekday) return false;
  const { nth, isLast } = placeInMonth(dayNumber);
  const period = (rule.dayKey - weekday) / 10;
  return period === nth || (period === 6 && isLast);
}

/** The local day of an instant. In zones that change clocks at midnight it can differ from the date shown. */
function dayShownAt(clock: WallClock, now: number): number {
  let day = localTimeAt(clock, now).dayNumber;
  while (instantOf(clock, day, 0) > now) day--;
  while (instantOf(clock, day + 1, 0) <= now) day++;
  return day;
}

/** All intervals that can touch a day. Near a clock change, intervals of the neighboring days are included. */
function stretchesIn(rules: Rule[], clock: WallClock, day: number): Stretch[] {
  const offset = steadyOffset(clock, (day - 2) * DAY_MS, (day + 3) * DAY_MS);
  const found: Stretch[] = [];
  const isSteady = offset !== null;
  for (let own = isSteady ? day : day - 1; own <= (isSteady ? day : day + 1); own++) {
    const weekday = weekdayOfDay(own);
    const midnight = own * DAY_MS - (offset ?? 0);
    for (const rule of rules) {
      if (!holdsOn(rule, own, weekday)) continue;
      const from = isSteady ? midnight + rule.startMinute * MINUTE_MS : instantOf(clock, own, rule.startMinute);
      const to = isSteady ? midnight + rule.endMinute * MINUTE_MS : instantOf(clock, own, rule.endMinute);
      if (from < to) found.push({ isClosing: rule.isClosing, from, to });
    }
  }
  return found;
}

function isOpenAt(instant: number, stretches: Stretch[]): boolean {
  let isOpen = false;
  for (const { isClosing, from, to } of stretches) {
    if (instant < from || instant >= to) continue;
    if (isClosing) return false;
    isOpen = true;
  }
  return isOpen;
}

function nextChange(rules: Rule[], clock: WallClock, now: number, isOpen: boolean): string | null {
  const today = dayShownAt(clock, now);
  const coming = rules.filter((rule) => rule.lastDay >= today - 1);
  if (neverChanges(coming, isOpen)) return null;
  const horizon = twoYearsAfter(now);
  let cursor = now;
  for (let day = today; cursor <= horizon; day++) {
    const stretches = stretchesIn(coming, clock, day);
    const end = instantOf(clock, day + 1, 0);
    while (cursor < end) {
      if (isOpenAt(cursor, stretches) !== isOpen) return cursor <= horizon ? isoOf(cursor) : null;
      cursor = nextBoundary(stretches, cursor, end);
    }
  }
  return null;
}

/** Skips the search of two years in the two most common cases: always open, and all dates in the past. */
function neverChanges(rules: Rule[], isOpen: boolean): boolean {
  if (!isOpen) return rules.every((rule) => rule.isClosing);
  if (rules.some((rule) => rule.isClosing)) return false;
  return [1, 2, 3, 4, 5, 6, 7].every((weekday) => rules.some((rule) => isWholeDayEvery(weekday, rule)));
}

function isWholeDayEvery(weekday: number, rule: Rule): boolean {
  const isUndated = rule.firstDate === null && rule.lastDate === null;
  return isUndated && (rule.dayKey === 0 || rule.dayKey === weekday) && rule.endMinute - rule.startMinute === 1_440;
}

function nextBoundary(stretches: Stretch[], cursor: number, end: number): number {
  let next = end;
  for (const { from, to } of stretches) {
    if (from > cursor && from < next) next = from;
    if (to > cursor && to < next) next = to;
  }
  return next;
}

function twoYearsAfter(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() + 2);
}
