import { DAY_MS, dayNumberOf, MINUTE_MS, placeInMonth, weekdayOfDay } from '../hours/calendarDay.ts';
import { type HoursRow, hoursRows, isPermanentlyClosed } from '../hours/hoursRows.ts';
import type { Hours } from '../hours/schedule.ts';
import {
  epochMsOf,
  instantOf,
  isoOf,
  localTimeAt,
  steadyOffset,
  type WallClock,
  wallClockOf,
} from '../hours/wallClock.ts';

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
 * `openStatus(hours, '2026-03-08T07:30:00Z', timeZone)` → `{ kind: 'open', until: '2026-03-08T22:00:00Z' }`.
 */
export function openStatus(hours: Hours, at: string | Temporal.Instant, timeZone: string): OpenStatus {
  return statusAt(hoursRules(hours), at, timeZone);
}

/** Hours, prepared for many questions about them: the search index asks often. */
export interface HoursRules {
  /** The status, if it does not depend on the time. */
  fixed: Exclude<OpenStatus, { kind: 'open' | 'closed' }> | null;
  rules: Rule[];
}

export function hoursRules(hours: Hours): HoursRules {
  if (isPermanentlyClosed(hours)) return { fixed: { kind: 'permanentlyClosed' }, rules: [] };
  if (hours.isContact) return { fixed: { kind: 'contact' }, rules: [] };
  if (hours.schedules.length === 0) return { fixed: { kind: 'unknown' }, rules: [] };
  return { fixed: null, rules: hoursRows(hours).map(ruleOf) };
}

/** Returns what openStatus returns for the hours. */
export function statusAt({ fixed, rules }: HoursRules, at: string | Temporal.Instant, timeZone: string): OpenStatus {
  if (fixed) return fixed;
  const now = epochMsOf(at);
  const clock = wallClockOf(timeZone);
  const isOpen = isOpenNow(rules, clock, now);
  const change = nextChange(rules, clock, { now, isOpen, horizon: twoYearsAfter(now) });
  const iso = change === null ? null : isoOf(change);
  return isOpen ? { kind: 'open', until: iso } : { kind: 'closed', opensAt: iso };
}

/**
 * Returns whether openStatus says `open` at some moment from `from` until `until` (milliseconds since 1970; the end is not
 * included). If both are the same, that moment counts.
 */
export function isOpenDuring({ fixed, rules }: HoursRules, from: number, until: number, timeZone: string): boolean {
  if (fixed) return false;
  const clock = wallClockOf(timeZone);
  if (isOpenNow(rules, clock, from)) return true;
  return from < until && nextChange(rules, clock, { now: from, isOpen: false, horizon: until - 1 }) !== null;
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

function isOpenNow(rules: Rule[], clock: WallClock, now: number): boolean {
  return isOpenAt(now, stretchesIn(rules, clock, dayShownAt(clock, now)));
}

/** The next instant, up to the horizon, at which the service opens or closes. */
function nextChange(
  rules: Rule[],
  clock: WallClock,
  { now, isOpen, horizon }: { now: number; isOpen: boolean; horizon: number },
): number | null {
  const today = dayShownAt(clock, now);
  const coming = rules.filter((rule) => rule.lastDay >= today - 1);
  if (neverChanges(coming, isOpen)) return null;
  let cursor = now;
  for (let day = today; cursor <= horizon; day++) {
    const stretches = stretchesIn(coming, clock, day);
    const end = instantOf(clock, day + 1, 0);
    while (cursor < end) {
      if (isOpenAt(cursor, stretches) !== isOpen) return cursor <= horizon ? cursor : null;
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
