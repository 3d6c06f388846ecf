import { type Weekday, weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { DayHours, Interval } from '@amparo/domain/services/hours/weekHours.ts';

/** Days with the same hours. Days without hours are one group, the last. */
export interface WeekLine {
  /** Consecutive days: `[['MONDAY', 'FRIDAY'], ['SUNDAY', 'SUNDAY']]`. */
  runs: [Weekday, Weekday][];
  /** `all` days, or `nights` if the hours of all days end on the next one. */
  span: 'all' | 'nights' | 'some';
  isToday: boolean;
  intervals: Interval[];
}

/** Groups days by their hours: seven nights from 5 PM to 8 AM are one line. */
export function weekLines(days: readonly DayHours[]): WeekLine[] {
  const groups = new Map<string, DayHours[]>();
  for (const day of days) {
    const key = JSON.stringify(day.intervals);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  const lines = [...groups.values()].map(lineOf);
  return [
    ...lines.filter(({ intervals }) => intervals.length > 0),
    ...lines.filter((line) => line.intervals.length === 0),
  ];
}

function lineOf(group: DayHours[]): WeekLine {
  const intervals = group[0]?.intervals ?? [];
  const isEveryNight = intervals.every(({ endsNextDay }) => endsNextDay);
  return {
    runs: runsOf(group),
    span: group.length < weekdays.length ? 'some' : isEveryNight ? 'nights' : 'all',
    isToday: group.some(({ isToday }) => isToday),
    intervals,
  };
}

/** Two consecutive days stay apart: `Tuesday and Wednesday` is clearer than `Tuesday to Wednesday`. */
function runsOf(group: DayHours[]): [Weekday, Weekday][] {
  const position = ({ day }: DayHours) => weekdays.indexOf(day);
  const runs: DayHours[][] = [];
  for (const day of group) {
    const run = runs[runs.length - 1];
    if (run && position(day) === position(run[run.length - 1]!) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run): [Weekday, Weekday][] =>
    run.length > 2 ? [[run[0]!.day, run[run.length - 1]!.day]] : run.map(({ day }) => [day, day]),
  );
}
