import { dateOfDay, dayNumberOf } from '../hours/calendarDay.ts';
import { END_OF_DAY, endMinuteOf, isPermanentlyClosed, minuteOf } from '../hours/hoursRows.ts';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { monthPeriods, weekdays } from '../hours/scheduleTypes.ts';
import { subtract, union } from './rules.ts';
import { type Interval, isNight, looksLikeMistake } from './times.ts';

interface Words {
  days: string[];
  months: string[];
  ordinals: string[];
  to: string;
  and: string;
  wholeDay: string;
  midnight: string;
  also: string;
  sameDay: string;
  contact: string;
  gone: string;
  closed(days: string): string;
  closedAllDay(days: string): string;
  closedAt(times: string, days: string): string;
  date(year: string, month: string, day: number): string;
  dateRange(first: string, last: string): string;
}

const english: Words = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ordinals: ['1st', '2nd', '3rd', '4th', '5th', 'last'],
  to: '-',
  and: ' & ',
  wholeDay: '24 hours',
  midnight: 'midnight',
  also: 'also',
  sameDay: ' the same day',
  contact: 'by appointment only',
  gone: 'permanently closed',
  closed: (days) => `closed ${days}`,
  closedAllDay: (days) => `closed all day on ${days}`,
  closedAt: (times, days) => `closed ${times} on ${days}`,
  date: (year, month, day) => `${month} ${day}, ${year}`,
  dateRange: (first, last) => `${first} - ${last}`,
};
const spanish: Words = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  ordinals: ['1er', '2do', '3er', '4to', '5to', 'último'],
  to: ' a ',
  and: ' y ',
  wholeDay: '24 horas',
  midnight: 'medianoche',
  also: 'también',
  sameDay: ' el mismo día',
  contact: 'solo con cita',
  gone: 'cerrado permanentemente',
  closed: (days) => `cerrado ${days}`,
  closedAllDay: (days) => `cerrado todo el día los ${days}`,
  closedAt: (times, days) => `cerrado ${times} el ${days}`,
  date: (year, month, day) => `${day} de ${month} de ${year}`,
  dateRange: (first, last) => `${first} al ${last}`,
};

/**
 * Writes hours as people write them, so that `readHours` returns hours that are open at the same times: "Mon-Fri 9 am-12 pm,
 * 1 pm-5 pm; 1st Sat 8 am-11 am". Returns an empty text for hours without entries.
 */
export function writeHours(hours: Hours, { language }: { language: 'en' | 'es' }): string {
  const words = language === 'es' ? spanish : english;
  if (isPermanentlyClosed(hours)) return capitalize(words.gone);
  const openings = simplify(patternsOf(hours.schedules));
  const closings = patternsOf(hours.closeSchedules);
  const isWeekly = openings.months.length + openings.dates.length === 0 && !openings.isAlways;
  const net = openings.week.map((intervals, day) => subtract(intervals, closings.week[day]!));
  const isNet = isWeekly && net.some((intervals) => intervals.length > 0);
  const week = isNet ? net : openings.week;
  const lines = [
    ...(hours.isContact ? [words.contact] : []),
    ...writeOpenings({ ...openings, week }, words),
    ...writeClosings(isNet ? { ...closings, week: emptyWeek() } : closings, words),
  ];
  return capitalize(lines.join('; '));
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface MonthPattern {
  ordinal: number;
  day: number;
  intervals: Interval[];
}

interface DatePattern {
  start: string;
  end: string;
  interval: Interval;
}

interface Patterns {
  isAlways: boolean;
  week: Interval[][];
  months: MonthPattern[];
  dates: DatePattern[];
}

const wholeDay: Interval = { start: 0, end: END_OF_DAY };
const emptyWeek = (): Interval[][] => weekdays.map(() => []);

function patternsOf(entries: readonly ScheduleEntry[]): Patterns {
  const timed = entries
    .map((entry) => ({ ...entry, interval: intervalOf(entry) }))
    .filter(({ interval }) => interval.start < interval.end);
  const always = entries.filter(({ type }) => type === 'FULL_DAY').map(() => wholeDay);
  const intervalsWhere = (isMatch: (entry: ScheduleEntry) => boolean) =>
    union(timed.filter(isMatch).map(({ interval }) => interval));
  const months = monthPeriods.flatMap((period, i) =>
    weekdays.map((weekday, day) => {
      const isMatch = (entry: ScheduleEntry) =>
        entry.type === 'MONTHLY' && entry.period === period && entry.day === weekday;
      return { ordinal: i + 1, day, intervals: intervalsWhere(isMatch) };
    }),
  );
  const dates = timed
    .filter(({ type }) => type === 'DATE_RANGE')
    .map(({ startDate, endDate, interval }) => ({ start: startDate!, end: endDate!, interval }));
  return {
    isAlways: always.length > 0,
    week: weekdays.map((weekday) =>
      union([...always, ...intervalsWhere((entry) => entry.type === 'WEEKLY' && entry.day === weekday)]),
    ),
    months: months.filter(({ intervals }) => intervals.length > 0),
    dates: joinNights(dates.sort((a, b) => a.start.localeCompare(b.start))),
  };
}

/** Always open leaves nothing to add. */
function simplify(patterns: Patterns): Patterns {
  return patterns.isAlways ? { isAlways: true, week: emptyWeek(), months: [], dates: [] } : patterns;
}

function intervalOf({ startTime, endTime }: ScheduleEntry): Interval {
  if (!startTime || !endTime) return wholeDay;
  return { start: minuteOf(startTime), end: endMinuteOf(endTime) };
}

/** Joins the evenings of some dates and the mornings one day later. */
function joinNights(dates: DatePattern[]): DatePattern[] {
  const mornings = new Set<DatePattern>();
  const joined = dates.map((evening) => {
    const [start, end] = [dateAfter(evening.start), dateAfter(evening.end)];
    const morning = dates.find(
      (other) =>
        other.start === start && other.end === end && !mornings.has(other) && isNight(evening.interval, other.interval),
    );
    if (!morning) return evening;
    mornings.add(morning);
    return { ...evening, interval: { start: evening.interval.start, end: END_OF_DAY + morning.interval.end } };
  });
  return joined.filter((_, i) => !mornings.has(dates[i]!));
}

function dateAfter(date: string): string {
  return dateOfDay(dayNumberOf(date) + 1);
}

/** Joins Friday until midnight and Saturday from midnight to one night. */
function joinWeekNights(week: Interval[][]): Interval[][] {
  const isOvernight = week.map((intervals, day) => isNight(intervals[intervals.length - 1], week[(day + 1) % 7]![0]));
  return week.map((intervals, day) => {
    const own = isOvernight[(day + 6) % 7] ? intervals.slice(1) : intervals;
    if (!isOvernight[day]) return own;
    const evening = own[own.length - 1]!;
    return [...own.slice(0, -1), { start: evening.start, end: END_OF_DAY + week[(day + 1) % 7]![0]!.end }];
  });
}

/** Monthly and dated hours add to the weekly ones. */
function writeOpenings({ isAlways, week, months, dates }: Patterns, words: Words): string[] {
  if (isAlways) return ['24/7'];
  const weekly = writeWeek(joinWeekNights(week), words);
  const monthly = writeMonths(months, words).map(({ days, times }) => `${days} ${times}`);
  const dated = dates.map((pattern) => `${dateText(pattern, words)} ${timesText([pattern.interval], words)}`);
  const added = weekly.length > 0 ? [...monthly, ...dated] : [...dated.slice(monthly.length > 0 ? 0 : 1)];
  const first = weekly.length > 0 ? weekly : monthly.length > 0 ? monthly : dated.slice(0, 1);
  return [...first, ...added.map((line) => `${words.also} ${line}`)];
}

function writeWeek(week: Interval[][], words: Words): string[] {
  const daysOfTimes = new Map<string, number[]>();
  for (const [day, intervals] of week.entries()) {
    if (intervals.length === 0) continue;
    const times = timesText(intervals, words);
    daysOfTimes.set(times, [...(daysOfTimes.get(times) ?? []), day]);
  }
  return [...daysOfTimes].map(([times, days]) => `${daysText(days, words)} ${times}`);
}

function writeMonths(months: readonly MonthPattern[], words: Words): { days: string; times: string }[] {
  const groups = new Map<string, { day: number; times: string; ordinals: string[] }>();
  for (const { ordinal, day, intervals } of months) {
    const times = timesText(intervals, words);
    const group = groups.get(`${day} ${times}`) ?? { day, times, ordinals: [] };
    group.ordinals.push(words.ordinals[ordinal - 1]!);
    groups.set(`${day} ${times}`, group);
  }
  return [...groups.values()].map(({ day, times, ordinals }) => {
    return { days: `${listText(ordinals, words)} ${words.days[day]}`, times };
  });
}

function writeClosings({ week, months, dates }: Patterns, words: Words): string[] {
  const wholeDays = timesText([wholeDay], words);
  const monthly = months.flatMap(({ intervals, ...month }) =>
    intervals.flatMap((interval) => writeMonths([{ ...month, intervals: [interval] }], words)),
  );
  const dated = dates.map((pattern) => {
    return { days: dateText(pattern, words), times: timesText([pattern.interval], words) };
  });
  return [
    ...week.flatMap((intervals, day) => intervals.map((interval) => weeklyClosing(day, interval, words))),
    ...[...monthly, ...dated].map(({ days, times }) =>
      times === wholeDays ? words.closed(days) : words.closedAt(times, days),
    ),
  ];
}

function weeklyClosing(day: number, interval: Interval, words: Words): string {
  const isWhole = interval.start === 0 && interval.end === END_OF_DAY;
  const name = words.days[day]!;
  return isWhole ? words.closedAllDay(name) : words.closedAt(timesText([interval], words), name);
}

/** "Mon-Fri", "Mon & Wed", "Tue-Thu & Sat" */
function daysText(days: readonly number[], words: Words): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs[runs.length - 1];
    if (run?.[run.length - 1] === day - 1) run.push(day);
    else runs.push([day]);
  }
  const texts = runs.flatMap((run) => {
    const names = run.map((day) => words.days[day]!);
    return run.length < 3 ? names : [`${names[0]}${words.to}${names[names.length - 1]}`];
  });
  return listText(texts, words);
}

function listText(texts: readonly string[], { and }: Words): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')}${and}${texts[texts.length - 1]}`;
}

function timesText(intervals: readonly Interval[], words: Words): string {
  return intervals.map((interval) => intervalText(interval, words)).join(', ');
}

function intervalText(interval: Interval, words: Words): string {
  if (interval.start === 0 && interval.end === END_OF_DAY) return words.wholeDay;
  const text = `${timeText(interval.start, words)}${words.to}${timeText(interval.end, words)}`;
  return looksLikeMistake(interval) ? `${text}${words.sameDay}` : text;
}

function timeText(minute: number, { midnight }: Words): string {
  if (minute % END_OF_DAY === 0) return midnight;
  const hour = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

function dateText({ start, end }: DatePattern, words: Words): string {
  const [first, last] = [start, end].map((date) => {
    const [year, month, day] = date.split('-') as [string, string, string];
    return words.date(year, words.months[Number(month) - 1]!, Number(day));
  });
  return start === end ? first! : words.dateRange(first!, last!);
}
