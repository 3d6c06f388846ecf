import { dateOfDay, dayNumberOf } from '../hours/calendarDay.ts';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { monthPeriods, weekdays } from '../hours/scheduleTypes.ts';
import { earlyEndsOf, rulesUntil } from './changedEnds.ts';
import type { DateRange } from './dates.ts';
import {
  areOnWeekdays,
  intervalsIn,
  isOverlapping,
  isSingleDay,
  nthDays,
  overlaps,
  type Rule,
  rulesOf,
  subtract,
  union,
  weeklyDays,
} from './rules.ts';
import type { Statement } from './statements.ts';
import { DAY, type Interval } from './times.ts';

/** Returns the hours that the statements mean together, or null if they contradict each other or are unclear. */
export function hoursOfStatements(statements: readonly Statement[], today: string): Hours | null {
  if (areSeveralPrograms(statements)) return null;
  const fixed = fixedHours(statements);
  if (fixed !== undefined) return fixed;
  const rules = openRules(statements);
  const closings = rules && closingsOf(statements, rules);
  const isContact = closings && isByAppointment(statements, rules);
  if (!rules || !closings || isContact === null) return null;
  const opened = openingsOf(rules, today);
  if (!opened) return null;
  const closeSchedules = [...opened.closeSchedules, ...closings];
  if (opened.schedules.length === 0 && rules.length > 0) return null;
  if (opened.schedules.length + closeSchedules.length === 0 && !isContact) return null;
  return { schedules: opened.schedules, closeSchedules, isContact };
}

const timeKinds = new Set<Statement['kind']>(['open', 'stay', 'always', 'until']);
const hasTimes = ({ kind }: Statement) => timeKinds.has(kind);

const isMeal = ({ meal, spans }: Statement) => meal !== null || spans.some((span) => span.meal !== null);

/** The office and the pantry, or a shelter and its hotline, have hours and closings of their own. */
function areSeveralPrograms(statements: readonly Statement[]): boolean {
  const labels = new Set<string>();
  const openings = statements.filter(hasTimes);
  const firstLabel = openings[0]?.label ?? '';
  for (const { label } of openings) if (label !== '') labels.add(label);
  if (labels.size > 1 || (labels.size === 1 && !labels.has(firstLabel))) return true;
  if (firstLabel && openings.some(isMeal) && !isMeal(openings[0]!)) return true;
  if (openings.length > 1 && openings.some(({ note }) => note !== '')) return true;
  // Closings of the office are those of unnamed hours.
  if (labels.size === 0) labels.add('office').add('oficina');
  const closings = statements.filter(({ kind, days, dates }) => kind === 'closed' && days.length + dates.length > 0);
  return openings.length > 0 && closings.some(({ label }) => label !== '' && !labels.has(label));
}

/** Hours that other statements cannot limit. Undefined if there are none; null if others contradict them. */
function fixedHours(statements: readonly Statement[]): Hours | null | undefined {
  const kinds = new Set(statements.map(({ kind }) => kind));
  const isAlone = !statements.some(({ kind }) => ['open', 'stay', 'closed', 'until'].includes(kind));
  if (kinds.has('gone')) {
    const hours: Hours = { schedules: [], closeSchedules: [{ type: 'PERMANENTLY_CLOSED' }], isContact: false };
    return isAlone && !kinds.has('always') ? hours : null;
  }
  if (!kinds.has('always')) return undefined;
  if (statements.some(({ kind }) => kind === 'open' || kind === 'stay' || kind === 'until')) return null;
  if (statements.some(({ kind, days }) => kind === 'always' && days.length > 0 && weeklyDays(days).length < 7))
    return null;
  const closings = closingsOf(statements, []);
  const isContact = statements.some(({ kind, days }) => kind === 'contact' && days.length === 0);
  return closings && { schedules: [{ type: 'FULL_DAY' }], closeSchedules: closings, isContact };
}

/** The opening rules, without the days and times that the text says are closed. */
function openRules(statements: readonly Statement[]): Rule[] | null {
  const rules: Rule[] = [];
  for (const [i, statement] of statements.entries()) {
    if (statement.kind === 'open' || statement.kind === 'stay') {
      if (statement.isAlsoAfterDays && !haveHours(statement, rules)) return null;
      // "Except Monday 11-3" without hours before may be a closing.
      if (statement.isException && rules.length === 0) return null;
      const more = rulesOf(continuesDay(statement, statements[i - 1]) ? withinDay(statement) : statement);
      if (!more) return null;
      rules.push(...more);
    } else if (statement.kind === 'until') {
      const more = rulesUntil(statement, rules);
      if (!more) return null;
      rules.push(...more);
    } else if (statement.kind === 'closed' && isBreak(statement)) {
      const cut = intervalsIn(statement);
      const last = rules.slice(-1);
      const isOfLast = statement.isInParentheses && last.some((rule) => overlaps(rule.intervals, cut ?? []));
      const affected = isOfLast ? last : rules;
      if (!cut || rules.length === 0 || !affected.every((rule) => cutBreak(rule, cut))) return null;
    }
  }
  const closedDays = statements.filter(isWholeDayClosing).flatMap((statement) => closedWeekdays(statement));
  const left = rules.map((rule) => ({ ...rule, days: rule.days.filter((day) => !closedDays.includes(day)) }));
  const isContradiction = left.some((rule, i) => rule.days.length === 0 && rules[i]!.days.length > 0);
  return isContradiction ? null : left;
}

/** Returns true if there are other hours on each day of a statement. */
function haveHours({ days }: Statement, rules: readonly Rule[]): boolean {
  const isOpen = (day: number) => rules.some((rule) => rule.days.includes(day));
  return nthDays(days).length === 0 && weeklyDays(days).every(isOpen);
}

/** "Friday and Saturday 24 hours; Sunday midnight to 6 pm": no mistake after a whole day. */
function continuesDay({ days }: Statement, before: Statement | undefined): boolean {
  const [day, ...others] = weeklyDays(days);
  return (
    day !== undefined &&
    others.length === 0 &&
    Boolean(before?.isAllDay) &&
    weeklyDays(before!.days).includes((day + 6) % 7)
  );
}

function withinDay(statement: Statement): Statement {
  return { ...statement, spans: statement.spans.map((span) => ({ ...span, lastsUntil: 'sameDay' })) };
}

/** "closed 12-1" without days: a break on the days before it. */
function isBreak({ days, dates, spans }: Statement): boolean {
  return spans.length > 0 && days.length === 0 && dates.length === 0;
}

/** Removes a break that is inside the hours. Returns false if it is not inside them but touches them. */
function cutBreak(rule: Rule, cut: readonly Interval[]): boolean {
  const isInside = (one: Interval) => rule.intervals.some(({ start, end }) => start < one.start && one.end < end);
  if (!cut.every((one) => isInside(one) || !overlaps([one], rule.intervals))) return false;
  rule.intervals = subtract(rule.intervals, cut);
  return true;
}

function isWholeDayClosing({ kind, spans, isAllDay }: Statement): boolean {
  return kind === 'closed' && spans.length === 0 && !isAllDay;
}

/** The weekdays that a statement closes. Weekdays beside dates within a week only name the days of those dates. */
function closedWeekdays({ days, dates }: Statement): number[] {
  return datesWithin(dates).length > 0 ? [] : weeklyDays(days);
}

const longestBreak = 21;

/** In "closed Mondays in July", the dates limit the weekdays. "Sundays and Dec 24 - Jan 2" are two closings. */
function isSeason({ start, end }: DateRange): boolean {
  return dayNumberOf(end) - dayNumberOf(start) >= longestBreak;
}

/** The days of written dates and short ranges. Longer ranges and holidays need no weekdays. */
function datesWithin(dates: readonly DateRange[]): DateRange[] {
  return dates.filter(({ isHoliday }) => !isHoliday).flatMap(daysOfWeekRange);
}

/** Returns the days of a range within a week, or nothing for a longer one. */
function daysOfWeekRange(range: DateRange): DateRange[] {
  const length = dayNumberOf(range.end) - dayNumberOf(range.start) + 1;
  if (length > weekdays.length) return [];
  return Array.from({ length }, (_, i) => {
    const date = dateAfter(range.start, i);
    return { ...range, start: date, end: date };
  });
}

/** Closings as entries. Whole weekdays are entries only if nothing else says when the service is open. */
function closingsOf(statements: readonly Statement[], rules: readonly Rule[]): ScheduleEntry[] | null {
  const entries: ScheduleEntry[] = [];
  for (const statement of statements) {
    for (const { ordinal, day } of nthDays(statement.excluded)) entries.push(...monthly(ordinal, day, [wholeDay]));
    for (const range of statement.excludedDates.flatMap(withNextYear)) entries.push(...dated(range, [wholeDay]));
    if (statement.kind === 'until') {
      const early = earlyClosings(statement, rules);
      if (!early) return null;
      entries.push(...early);
    }
    if (statement.kind !== 'closed' || isBreak(statement)) continue;
    const { days, dates } = statement;
    const intervals = isWholeDayClosing(statement) ? [wholeDay] : intervalsIn(statement);
    if (!intervals || intervals.some(({ end }) => end > DAY)) return null;
    const within = datesWithin(dates);
    const named = weeklyDays(days);
    if (within.length > 0 && named.length > 0 && !areOnWeekdays(within, named)) return null;
    if (named.length > 0 && dates.some(isSeason)) return null;
    const isEntry = !isWholeDayClosing(statement) || rules.every((rule) => rule.days.length === 0);
    if (isEntry) for (const day of closedWeekdays(statement)) entries.push(...weekly(day, intervals));
    for (const { ordinal, day } of nthDays(days)) entries.push(...monthly(ordinal, day, intervals));
    for (const range of dates) entries.push(...dated(range, intervals));
  }
  return entries;
}

/** "except December" holds every year: this one and the next. */
function withNextYear(range: DateRange): Pick<DateRange, 'start' | 'end'>[] {
  if (range.hasYear || range.isHoliday || !isSeason(range)) return [range];
  const yearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return [range, { start: yearAfter(range.start), end: yearAfter(range.end) }];
}

function earlyClosings(statement: Statement, rules: readonly Rule[]): ScheduleEntry[] | null {
  const ends = earlyEndsOf(statement, rules);
  if (!ends || (statement.dates.length > 0 && !statement.dates.every(isSingleDay))) return null;
  return ends.flatMap(({ nth, interval }) =>
    nth ? monthly(nth.ordinal, nth.day, [interval]) : statement.dates.flatMap((date) => dated(date, [interval])),
  );
}

const wholeDay: Interval = { start: 0, end: DAY };

/** Null if an appointment is required for some of several hours. */
function isByAppointment(statements: readonly Statement[], rules: readonly Rule[]): boolean | null {
  const contacts = statements.filter(({ kind }) => kind === 'contact');
  const general = contacts.filter(({ days, dates }) => days.length === 0 && dates.length === 0);
  const openings = statements.map((statement, i) => (hasTimes(statement) ? i : -1)).filter((i) => i >= 0);
  const isForSome = general.some((contact) => {
    const at = statements.indexOf(contact);
    const before = openings.filter((i) => i < at).length;
    const spans = statements.slice(0, at).flatMap((statement) => (hasTimes(statement) ? statement.spans : [])).length;
    return (
      before > 0 &&
      (before < openings.length || (Math.max(before, spans) > 1 && (contact.isAttached || contact.isInParentheses)))
    );
  });
  if (isForSome) return null;
  if (general.length > 0) return true;
  const asksToCall = contacts.length > 0 || statements.some(({ kind }) => kind === 'callFirst');
  return rules.length === 0 && asksToCall;
}

interface Openings {
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
}

function openingsOf(rules: readonly Rule[], today: string): Openings | null {
  const week = weekOf(rules);
  if (!week || hasNightOverlap(week)) return null;
  const months = monthlyOpenings(rules, week);
  const dates = datedOpenings(rules, week);
  const season = seasonClosings(rules, today);
  if (!months || !dates || !season) return null;
  const weeklyEntries = week.flatMap((intervals, day) => weekly(day, intervals));
  return {
    schedules: [...weeklyEntries, ...months.schedules, ...dates.schedules],
    closeSchedules: [...months.closeSchedules, ...dates.closeSchedules, ...season],
  };
}

/** The intervals of each weekday. A rule for fewer days replaces a general one, unless it says "also" or is another meal. */
function weekOf(rules: readonly Rule[]): Interval[][] | null {
  const week: Interval[][] = [];
  for (let day = 0; day < weekdays.length; day++) {
    const onDay = rules.filter(({ days }) => days.includes(day));
    const pairs = onDay.flatMap((rule) =>
      onDay.filter((other) => replaces(other, rule)).map((other) => ({ rule, other })),
    );
    // "Mon-Fri 9-12, Wed 1-4" may add to Wednesday or replace it. "except Wed 12-1" may be a break.
    if (pairs.some(({ rule, other }) => !overlaps(rule.intervals, other.intervals) || isPossibleBreak(other, rule)))
      return null;
    const current = onDay.filter((rule) => !pairs.some((pair) => pair.rule === rule));
    const own = uniqueIntervals(current.filter(({ isAlso }) => !isAlso).flatMap(({ intervals }) => intervals));
    if (isOverlapping(own)) return null;
    const also = current.filter(({ isAlso }) => isAlso).flatMap(({ intervals }) => intervals);
    week.push(also.length > 0 ? union([...own, ...also]) : own.sort((a, b) => a.start - b.start));
  }
  return week;
}

function isPossibleBreak({ isException, intervals }: Rule, general: Rule): boolean {
  const isInside = ({ start, end }: Interval) => general.intervals.some((one) => one.start < start && end < one.end);
  return isException && intervals.every(isInside);
}

function replaces(special: Rule, general: Rule): boolean {
  if (special.isAlso || general.isAlso || special.days.length >= general.days.length) return false;
  if (special.meal && general.meal && special.meal !== general.meal) return false;
  return special.days.every((day) => general.days.includes(day));
}

function uniqueIntervals(intervals: readonly Interval[]): Interval[] {
  const isFirst = (one: Interval, i: number) =>
    intervals.findIndex(({ start, end }) => start === one.start && end === one.end) === i;
  return intervals.filter(isFirst);
}

/** Returns true if a night reaches into the hours of the next day. */
function hasNightOverlap(week: readonly Interval[][]): boolean {
  return week.some((intervals, day) => {
    const tails = intervals.filter(({ end }) => end > DAY).map(({ end }) => ({ start: 0, end: end - DAY }));
    const next = week[(day + 1) % week.length]!;
    // A day that is open all day contains the end of the night.
    const isWholeDay = next.length === 1 && next[0]!.start === 0 && next[0]!.end === DAY;
    return !isWholeDay && overlaps(tails, next);
  });
}

/** Hours on nth weekdays replace the weekly hours of those days. If both could hold, it is unclear. */
function monthlyOpenings(rules: readonly Rule[], week: readonly Interval[][]): Openings | null {
  const openings: Openings = { schedules: [], closeSchedules: [] };
  const byDay = new Map<string, Interval[]>();
  for (const { nth, intervals, isAlso } of rules) {
    if (nth.length > 0 && intervals.some(({ end }) => end > DAY)) return null;
    for (const { ordinal, day } of nth) {
      const general = week[day]!;
      if (!isAlso && general.length > 0) {
        if (!overlaps(general, intervals) || general.some(({ end }) => end > DAY)) return null;
        openings.closeSchedules.push(...monthly(ordinal, day, subtract(general, intervals)));
      }
      const key = `${ordinal} ${day}`;
      const both = uniqueIntervals([...(byDay.get(key) ?? []), ...intervals]);
      if (!isAlso && isOverlapping(both)) return null;
      byDay.set(key, isAlso ? union(both) : both);
    }
  }
  for (const [key, intervals] of byDay) {
    const [ordinal, day] = key.split(' ').map(Number) as [number, number];
    openings.schedules.push(...monthly(ordinal, day, intervals));
  }
  return openings;
}

/** Hours on a single date replace the other hours of that date. Two seasons in turn are unclear. */
function datedOpenings(rules: readonly Rule[], week: readonly Interval[][]): Openings | null {
  const openings: Openings = { schedules: [], closeSchedules: [] };
  const hasOthers = week.some((intervals) => intervals.length > 0) || rules.some(({ nth }) => nth.length > 0);
  const seasons = rules.flatMap(({ dates, isAlso }) => (isAlso ? [] : dates.filter((range) => !isSingleDay(range))));
  if (new Set(seasons.map(({ start, end }) => start + end)).size > 1 || (seasons.length > 0 && hasOthers)) return null;
  for (const { dates, intervals, isAlso } of rules) {
    for (const range of dates) {
      openings.schedules.push(...dated(range, intervals));
      if (isAlso || !hasOthers) continue;
      if (intervals.some(({ end }) => end > DAY)) return null;
      openings.closeSchedules.push(...dated(range, subtract([wholeDay], intervals)));
    }
  }
  return openings;
}

/** Certain weekdays of a season: closed from today until it starts, and after it until it starts again. */
function seasonClosings(rules: readonly Rule[], today: string): ScheduleEntry[] | null {
  const seasons = rules.flatMap(({ season }) => (season ? [season] : []));
  if (seasons.length === 0) return [];
  if (rules.length > 1 || rules.some(({ intervals }) => intervals.some(({ end }) => end > DAY))) return null;
  const { start, end } = seasons[0]!;
  const before = { start: today, end: dateAfter(start, -1) };
  const after = { start: dateAfter(end, 1), end: dateAfter(`${Number(start.slice(0, 4)) + 1}${start.slice(4)}`, -1) };
  return [before, after].filter((range) => range.start <= range.end).flatMap((range) => dated(range, [wholeDay]));
}

function dateAfter(date: string, days: number): string {
  return dateOfDay(dayNumberOf(date) + days);
}

function weekly(day: number, intervals: readonly Interval[]): ScheduleEntry[] {
  return intervals.flatMap((interval) =>
    partsOf(interval).map(({ daysLater, ...times }) => {
      return { type: 'WEEKLY' as const, day: weekdays[(day + daysLater) % weekdays.length]!, ...times };
    }),
  );
}

function monthly(ordinal: number, day: number, intervals: readonly Interval[]): ScheduleEntry[] {
  return intervals.flatMap((interval) =>
    partsOf(interval).map(({ daysLater: _, ...times }) => {
      return { type: 'MONTHLY' as const, period: monthPeriods[ordinal - 1]!, day: weekdays[day]!, ...times };
    }),
  );
}

function dated({ start, end }: Pick<DateRange, 'start' | 'end'>, intervals: readonly Interval[]): ScheduleEntry[] {
  return intervals.flatMap((interval) =>
    partsOf(interval).map(({ daysLater, ...times }) => {
      const [startDate, endDate] = [dateAfter(start, daysLater), dateAfter(end, daysLater)];
      return { type: 'DATE_RANGE' as const, startDate, endDate, ...times };
    }),
  );
}

/** The times of an entry, and for a night those of the next day (rules.md §1). A whole day has no times. */
function partsOf({ start, end }: Interval): { daysLater: number; startTime?: string; endTime?: string }[] {
  if (start === 0 && end === DAY) return [{ daysLater: 0 }];
  const first = { daysLater: 0, startTime: timeOf(start), endTime: timeOf(Math.min(end, DAY)) };
  return end <= DAY ? [first] : [first, { daysLater: 1, startTime: '00:00', endTime: timeOf(end - DAY) }];
}

function timeOf(minute: number): string {
  if (minute >= DAY - 1) return '23:59';
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
