import { nthDays, type Rule, weeklyDays } from './rules.ts';
import type { Statement } from './statements.ts';
import { DAY, endAfter, type Interval } from './times.ts';
import type { ClockNumber } from './words/tokens.ts';

/** A closing on an nth weekday, or on the dates of the statement, from the new end on. */
interface EarlyEnd {
  nth: { ordinal: number; day: number } | null;
  interval: Interval;
}

/** "Mon-Fri 8-5, Wed until 7pm": the rule of the weekdays with another end. Null if it is unclear which hours change. */
export function rulesUntil({ days, end }: Statement, rules: readonly Rule[]): Rule[] | null {
  const named = weeklyDays(days);
  if (named.length === 0) return [];
  const rule = onlyRuleOf(named, rules);
  const intervals = rule && end && withEnd(rule.intervals, end);
  return intervals && rule.days.length > named.length ? [{ ...rule, days: named, intervals }] : null;
}

/** "closes at noon on the last Friday", "Dec 24 until noon". Null if the new end is not earlier, or unclear. */
export function earlyEndsOf({ days, dates, end }: Statement, rules: readonly Rule[]): EarlyEnd[] | null {
  if (!end) return null;
  const ends: (EarlyEnd | null)[] = nthDays(days).map((nth) => {
    const { intervals = [] } = onlyRuleOf([nth.day], rules) ?? {};
    const last = intervals[intervals.length - 1];
    const start = intervals[0] && endAfter(intervals[0].start, end);
    return last && start && start > intervals[0]!.start && start < last.end && last.end <= DAY
      ? { nth, interval: { start, end: last.end } }
      : null;
  });
  if (dates.length > 0) {
    const isCertain = end.marker !== null || end.isNamed || end.hour >= 12;
    const start = isCertain ? endAfter(0, end) : null;
    ends.push(start !== null && start < DAY && days.length === 0 ? { nth: null, interval: { start, end: DAY } } : null);
  }
  return ends.every((one) => one !== null) ? ends : null;
}

function onlyRuleOf(days: readonly number[], rules: readonly Rule[]): Rule | null {
  const found = rules.filter((rule) => days.some((day) => rule.days.includes(day)));
  const [rule] = found;
  return found.length === 1 && rule!.meal === null && days.every((day) => rule!.days.includes(day)) ? rule! : null;
}

/** The intervals up to another end. A later end makes the last one longer. */
function withEnd(intervals: readonly Interval[], clock: ClockNumber): Interval[] | null {
  const [first] = intervals;
  const last = intervals[intervals.length - 1];
  const end = first ? endAfter(first.start, clock) : null;
  if (!first || !last || end === null || end <= first.start || last.end > DAY) return null;
  if (end > last.end) return [...intervals.slice(0, -1), { ...last, end }];
  return intervals
    .filter(({ start }) => start < end)
    .map((interval) => ({ ...interval, end: Math.min(interval.end, end) }));
}
