import { dayNumberOf, weekdayOfDay } from '../hours/calendarDay.ts';
import type { DateRange } from './dates.ts';
import type { DayPart } from './days.ts';
import type { Statement } from './statements.ts';
import { DAY, type Interval, intervalsOf, is24HourClock } from './times.ts';

/** Opening times on weekdays, on nth weekdays of the month, or on dates. */
export interface Rule {
  days: number[];
  nth: { ordinal: number; day: number }[];
  dates: DateRange[];
  intervals: Interval[];
  isAlso: boolean;
  isException: boolean;
  meal: string | null;
  /** Dates that limit the weekdays. */
  season: DateRange | null;
}

const everyDay = 7;
const wholeDay: Interval = { start: 0, end: DAY };

/** Returns the opening rules of a statement, or null if its times or days are unclear. */
export function rulesOf(statement: Statement): Rule[] | null {
  if (statement.stay) return stayRules(statement, statement.stay);
  const intervals = intervalsIn(statement);
  if (!intervals || isOverlapping(intervals)) return null;
  const { isAlso, isException } = statement;
  const meal = statement.meal ?? statement.spans.find((span) => span.meal)?.meal ?? null;
  const base = { days: [], nth: [], dates: [], intervals, isAlso, isException, meal, season: null };
  if (statement.dates.length > 0) return datedRules(statement, base);
  const days = weeklyDays(statement.days).filter((day) => !weeklyDays(statement.excluded).includes(day));
  const nth = nthDays(statement.days);
  if (days.length + nth.length === 0) return null;
  const weekly = days.length > 0 ? [{ ...base, days }] : [];
  return nth.length > 0 ? [...weekly, { ...base, nth }] : weekly;
}

/** Returns the times of a statement. The whole day, if it says so. */
export function intervalsIn({ isAllDay, spans, half }: Statement): Interval[] | null {
  if (isAllDay) return spans.length === 0 ? [wholeDay] : null;
  return intervalsOf(spans.map((span) => ({ ...span, half: span.half ?? half })));
}

export function weeklyDays(parts: readonly DayPart[]): number[] {
  const days = parts.filter(({ ordinals }) => ordinals.length === 0).flatMap((part) => part.days);
  return [...new Set(days)].sort();
}

export function nthDays(parts: readonly DayPart[]): { ordinal: number; day: number }[] {
  return parts.flatMap(({ days, ordinals }) => ordinals.flatMap((ordinal) => days.map((day) => ({ ordinal, day }))));
}

/** Dates alone, dates with their weekday, or a season of certain weekdays. */
function datedRules(statement: Statement, base: Rule): Rule[] | null {
  const { dates } = statement;
  const days = weeklyDays(statement.days);
  if (statement.excluded.length > 0 || nthDays(statement.days).length > 0) return null;
  const isDaily = days.length === everyDay && !dates.some(isSingleDay);
  if (days.length === 0 || isDaily) return [{ ...base, dates }];
  if (dates.every(isSingleDay)) return areOnWeekdays(dates, days) ? [{ ...base, dates }] : null;
  const [season] = dates;
  if (dates.length > 1 || season!.hasYear || isWithinWeek(season!)) return null;
  return [{ ...base, days, season: season! }];
}

/** "Mon-Fri 9-5; July 9-12": days or times. */
function isWithinWeek({ start, end }: DateRange): boolean {
  return dayNumberOf(end) - dayNumberOf(start) < everyDay;
}

export function isSingleDay({ start, end }: DateRange): boolean {
  return start === end;
}

/** Returns true if each date is on the weekday that is named for it. */
export function areOnWeekdays(dates: readonly DateRange[], days: readonly number[]): boolean {
  const named = dates.map(({ start }) => weekdayOfDay(dayNumberOf(start)) - 1);
  return named.every((day) => days.includes(day)) && days.every((day) => named.includes(day));
}

/** "Fri 6pm - Mon 6am" is Friday evening, two whole days, and Monday morning. */
function stayRules(
  { spans, isAlso }: Statement,
  { from, to, isContinuous }: NonNullable<Statement['stay']>,
): Rule[] | null {
  const written = spans[0]!;
  const [interval] = intervalsOf([{ ...written, lastsUntil: 'nextDay' }]) ?? [];
  const isMarked = [written.start, written.end].every(({ marker, isNamed }) => marker !== null || isNamed);
  if (!interval || !(isMarked || (isContinuous && is24HourClock(written))) || from === to) return null;
  const length = (to - from + everyDay) % everyDay;
  const days = Array.from({ length: length + 1 }, (_, i) => (from + i) % everyDay);
  const rule = { nth: [], dates: [], isAlso, isException: false, meal: null, season: null };
  return days.map((day, i) => {
    const start = i === 0 ? interval.start : 0;
    const end = i === length ? interval.end - DAY : DAY;
    return { ...rule, days: [day], intervals: [{ start, end }] };
  });
}

export function isOverlapping(intervals: readonly Interval[]): boolean {
  const sorted = [...intervals].sort((a, b) => a.start - b.start);
  return sorted.some(({ start }, i) => i > 0 && start < sorted[i - 1]!.end);
}

/** Returns `intervals` without the times in `removed`. */
export function subtract(intervals: readonly Interval[], removed: readonly Interval[]): Interval[] {
  return removed.reduce<Interval[]>(
    (rest, cut) =>
      rest.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, cut.start) },
          { start: Math.max(start, cut.end), end },
        ].filter((interval) => interval.start < interval.end),
      ),
    [...intervals],
  );
}

/** Joins intervals that overlap or touch. */
export function union(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start)) {
    const last = joined[joined.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

export function overlaps(a: readonly Interval[], b: readonly Interval[]): boolean {
  return a.some((one) => b.some((other) => one.start < other.end && other.start < one.end));
}
