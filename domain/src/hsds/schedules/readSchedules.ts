import { DAY_MS, dateOfDay, dayNumberOf, weekdayOfDay } from '../../services/hours/calendarDay.ts';
import { END_OF_DAY, minuteOf } from '../../services/hours/hoursRows.ts';
import type { Hours } from '../../services/hours/schedule.ts';
import type { HsdsSchedule } from '../records/hsdsRecords.ts';
import { holdsOn, isMonthly, readByday } from './dayKeys.ts';
import { daysBetween, type Horizon, hoursOfOpenings, type Opening } from './hoursOfOpenings.ts';
import type { ClosingRule, ScheduleKind } from './writeSchedules.ts';

/** A schedule as other publishers send it. They leave fields empty in JSON (null) and in CSV (''). */
export type SentSchedule = {
  [Name in keyof Omit<HsdsSchedule, 'attributes' | 'id'> | 'dtstart' | 'until']?: string | number | null;
} & { count?: unknown; bymonthday?: unknown; byyearday?: unknown; byweekno?: unknown; attributes?: SentAttribute[] };

interface SentAttribute {
  value?: string | null | undefined;
  taxonomy_term?: { code?: string | null | undefined } | null | undefined;
}

/** A schedule that hours cannot express. `index` is its position. */
interface ScheduleProblem {
  index: number;
  key: 'UNREADABLE_TIMES' | 'UNREADABLE_DAYS' | 'UNREADABLE_DATES';
}

export interface ReadSchedules {
  hours: Hours;
  /** `±HH:MM` if the schedules name an offset from UTC, otherwise null. The attribute TIME_ZONE of a service says more. */
  offset: string | null;
  problems: ScheduleProblem[];
}

/**
 * Returns HSDS schedules as hours. Hours have no weekdays within dates, so such rules become dates within the horizon.
 * Schedules without days or times only describe; they change nothing.
 */
export function readSchedules(schedules: readonly SentSchedule[], horizon: Horizon): ReadSchedules {
  const kindsOf = ({ attributes = [] }: SentSchedule) => attributes.map(({ taxonomy_term }) => taxonomy_term?.code);
  const has = (kind: ScheduleKind) => schedules.some((schedule) => kindsOf(schedule).includes(kind));
  const never: Hours = { schedules: [], closeSchedules: [], isContact: false };
  const problems: ScheduleProblem[] = [];
  const offset = schedules.map(offsetOf).find((found) => found !== null) ?? null;
  if (has('PERMANENTLY_CLOSED'))
    return { hours: { ...never, schedules: [{ type: 'PERMANENTLY_CLOSED' }] }, offset, problems };
  if (has('CALL_FOR_HOURS')) return { hours: { ...never, isContact: true }, offset, problems };
  const openings: Opening[] = [];
  const closings: Opening[] = [];
  for (const [index, schedule] of schedules.entries()) {
    const isClosing = kindsOf(schedule).includes('CLOSED');
    const rule = isClosing ? closingRuleOf(schedule) : schedule;
    const read = rule ? readRule(rule, horizon) : [];
    if (typeof read === 'string') problems.push({ index, key: read });
    else (isClosing ? closings : openings).push(...read);
  }
  const hours = hoursOfOpenings(openings, closings, horizon);
  if (has('CLOSED') && hours.schedules.length === 0) hours.schedules.push(neverOpen);
  return { hours, offset, problems };
}

/** Hours without openings mean unknown hours. These are known: never. */
const neverOpen = { type: 'WEEKLY', day: 'MONDAY', startTime: '00:00', endTime: '00:00' } as const;

function closingRuleOf({ attributes = [] }: SentSchedule): ClosingRule | null {
  const value = attributes.find(({ taxonomy_term }) => taxonomy_term?.code === 'CLOSED')?.value;
  if (!value) return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value).trim());

function readRule(rule: SentSchedule, horizon: Horizon): Opening[] | ScheduleProblem['key'] {
  const [opens, closes, freq] = [textOf(rule.opens_at), textOf(rule.closes_at), textOf(rule.freq).toUpperCase()];
  if (opens === '' && closes === '') return freq === '' || textOf(rule.description) !== '' ? [] : 'UNREADABLE_TIMES';
  const times = readTimes(opens, closes);
  if (!times) return 'UNREADABLE_TIMES';
  const dates = readDates(rule);
  if (!dates || textOf(rule.byyearday) !== '' || textOf(rule.byweekno) !== '') return 'UNREADABLE_DATES';
  const days = readDays(rule, freq, dates, horizon);
  return typeof days === 'string' ? days : days.flatMap((day) => withTimes(day, times, horizon));
}

type Dates = Pick<Opening, 'firstDate' | 'lastDate'>;
type Days = Dates & Pick<Opening, 'dayKey'>;

/** The days of a rule: keys of weekdays, or dates within the horizon for what keys cannot say. */
function readDays(rule: SentSchedule, freq: string, dates: Dates, horizon: Horizon): Days[] | ScheduleProblem['key'] {
  const interval = Number(textOf(rule.interval) || 1);
  const [byday, bymonthday] = [textOf(rule.byday), textOf(rule.bymonthday)];
  const start = textOf(rule.dtstart) || textOf(rule.valid_from);
  const days = () => daysWithin(dates, horizon);
  if (freq === 'MONTHLY' && bymonthday !== '' && byday === '' && interval === 1) {
    const numbers = bymonthday.split(',').map(Number);
    const areDays = numbers.every((n) => Number.isInteger(n) && n !== 0 && Math.abs(n) <= 31);
    return areDays
      ? days()
          .filter((day) => isMonthDay(numbers, day))
          .map(oneDay)
      : 'UNREADABLE_DAYS';
  }
  if (bymonthday !== '') return 'UNREADABLE_DAYS';
  if (freq === '' && byday === '' && dates.firstDate !== null) return [{ ...dates, dayKey: 0 }];
  const keys =
    byday === '' && freq === 'WEEKLY' && start !== '' ? [weekdayOfDay(dayNumberOf(start))] : readByday(byday);
  if (keys === null || (freq === 'WEEKLY' && keys.some(isMonthly))) return 'UNREADABLE_DAYS';
  if (interval === 1) return daily(keys).map((dayKey) => ({ ...dates, dayKey }));
  if (freq !== 'WEEKLY' || !Number.isInteger(interval) || interval < 1 || start === '') return 'UNREADABLE_DAYS';
  const firstWeek = weekOf(dayNumberOf(start));
  const isOn = (day: number) =>
    (weekOf(day) - firstWeek) % interval === 0 && keys.some((dayKey) => holdsOn(dayKey, day));
  return days().filter(isOn).map(oneDay);
}

const daily = (keys: readonly number[]) => (keys.length === 7 && !keys.some(isMonthly) ? [0] : keys);
const oneDay = (day: number): Days => ({ dayKey: 0, firstDate: dateOfDay(day), lastDate: dateOfDay(day) });
/** Weeks start on Monday. 1970-01-01 was a Thursday. */
const weekOf = (day: number) => Math.floor((day + 3) / 7);

function daysWithin({ firstDate, lastDate }: Dates, { from, to }: Horizon): number[] {
  return daysBetween({
    from: firstDate !== null && firstDate > from ? firstDate : from,
    to: lastDate !== null && lastDate < to ? lastDate : to,
  });
}

function isMonthDay(numbers: number[], day: number): boolean {
  const date = new Date(day * DAY_MS);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return numbers.some((n) => (n > 0 ? n : length + 1 + n) === date.getUTCDate());
}

/** The dates of a rule, both included. A count of occurrences is not read. */
function readDates(rule: SentSchedule): Dates | null {
  if (textOf(rule.count) !== '') return null;
  const starts = [rule.valid_from, rule.dtstart].map(dateIn).filter((date) => date !== '');
  const ends = [rule.valid_to, rule.until].map(dateIn).filter((date) => date !== '');
  if ([...starts, ...ends].some((date) => Number.isNaN(dayNumberOf(date)))) return null;
  return { firstDate: starts.sort().at(-1) ?? null, lastDate: ends.sort()[0] ?? null };
}

/** Some publishers send a time with the date. */
const dateIn = (value: unknown) => textOf(value).slice(0, 10);

const clock = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

interface Times {
  start: number;
  end: number;
}

/** Minutes from midnight. An end before the start is on the next day: more than 1440. */
function readTimes(opens: string, closes: string): Times | null {
  const [start, end] = [opens, closes].map((text) => {
    const [, hours, minutes] = clock.exec(text) ?? [];
    return hours === undefined ? Number.NaN : minuteOf(`${hours.padStart(2, '0')}:${minutes}`);
  }) as [number, number];
  if (!(start < END_OF_DAY && end <= END_OF_DAY)) return null;
  if (end === END_OF_DAY - 1 || end === 0) return { start, end: END_OF_DAY };
  return { start, end: end < start ? end + END_OF_DAY : end };
}

/** A time after midnight belongs to the next day. The day after the first Monday need not be the first Tuesday. */
function withTimes(days: Days, { start, end }: Times, horizon: Horizon): Opening[] {
  if (end <= END_OF_DAY) return [{ ...days, startMinute: start, endMinute: end }];
  const { dayKey, firstDate, lastDate } = days;
  const nextDays: Days[] = isMonthly(dayKey)
    ? daysWithin(days, horizon)
        .filter((day) => holdsOn(dayKey, day))
        .map((day) => oneDay(day + 1))
    : [{ dayKey: dayKey === 0 ? 0 : (dayKey % 7) + 1, firstDate: nextDate(firstDate), lastDate: nextDate(lastDate) }];
  return [
    { ...days, startMinute: start, endMinute: END_OF_DAY },
    ...nextDays.map((next) => ({ ...next, startMinute: 0, endMinute: end - END_OF_DAY })),
  ];
}

const nextDate = (date: string | null) => (date === null ? null : dateOfDay(dayNumberOf(date) + 1));

/** The offset that the times or the schedule name. A number of hours counts as it is; `Z` is UTC. */
function offsetOf({ opens_at, timezone }: SentSchedule): string | null {
  const suffix = clock.exec(textOf(opens_at))?.[3]?.toUpperCase();
  if (suffix === 'Z') return '+00:00';
  if (suffix) return suffix.length === 3 ? `${suffix}:00` : `${suffix.slice(0, 3)}:${suffix.slice(-2)}`;
  const hours = textOf(timezone) === '' ? Number.NaN : Number(timezone);
  if (!(Math.abs(hours) <= 14)) return null;
  const minutes = Math.round(Math.abs(hours) * 60);
  const text = (n: number) => String(n).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`;
}
