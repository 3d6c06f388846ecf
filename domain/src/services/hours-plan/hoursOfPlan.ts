import { dateOfDay, dayNumberOf } from '../hours/calendarDay.ts';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { type Weekday, weekdays } from '../hours/scheduleTypes.ts';
import {
  type DateLine,
  type HoursPlan,
  type MonthLine,
  runsPastMidnight,
  type Span,
  type WeekLine,
} from './hoursPlan.ts';

/** A schedule entry with the plan's line and span that it was made from. */
export interface ScheduleLine {
  entry: ScheduleEntry;
  line: string;
  span: string;
}

/** Converts a plan to stored hours. A night becomes two entries: until 23:59, and from 00:00 (rules.md §1). */
export function hoursOfPlan(plan: HoursPlan): Hours {
  const schedules = openingsOf(plan).map(({ entry }) => entry);
  const closeSchedules = closingsOf(plan).map(({ entry }) => entry);
  return { schedules, closeSchedules, isContact: plan.kind === 'contact' };
}

/** Returns the entries of `schedules` in their order. */
export function openingsOf(plan: HoursPlan): ScheduleLine[] {
  if (plan.kind === 'always') return [{ entry: { type: 'FULL_DAY' }, line: 'kind', span: 'kind' }];
  const entries = [
    ...writeWeek(plan.week, 'week'),
    ...writeMonthly(plan.monthly, 'monthly'),
    ...writeDated(plan.dated, 'dated'),
  ];
  return plan.kind === 'hours' ? entries : entries.filter(isComplete);
}

/** Returns the entries of `closeSchedules` in their order. */
export function closingsOf(plan: HoursPlan): ScheduleLine[] {
  const entries = [
    ...writeDated(plan.closedDates, 'closedDates'),
    ...writeWeek(plan.closedWeek, 'closedWeek'),
    ...writeMonthly(plan.closedMonthly, 'closedMonthly'),
  ];
  if (plan.kind === 'contact') return entries.filter(isComplete);
  if (plan.kind !== 'gone') return entries;
  return [{ entry: { type: 'PERMANENTLY_CLOSED' }, line: 'kind', span: 'kind' }, ...entries.filter(isComplete)];
}

/** If the kind needs no hours, only complete entries are stored, and incomplete ones are no error. */
function isComplete({ entry }: ScheduleLine): boolean {
  const { type, startDate, endDate, startTime = '', endTime = '' } = entry;
  const isDated = type !== 'DATE_RANGE' || (!!startDate && !!endDate && startDate <= endDate);
  return isDated && (startTime === '') === (endTime === '') && startTime <= endTime;
}

function writeWeek(lines: WeekLine[], name: string): ScheduleLine[] {
  return lines.flatMap(({ days, spans }, i) =>
    days.flatMap((day) =>
      spans.flatMap((span, j) => {
        const entriesOn = (later: number) => ({ type: 'WEEKLY' as const, day: dayAfter(day, later) });
        return writeSpan(span, entriesOn, { line: `${name}.${i}`, span: `${name}.${i}.spans.${j}` });
      }),
    ),
  );
}

/** Monthly hours never run past midnight: the day after the second Friday may be the second or the third Saturday. */
function writeMonthly(lines: MonthLine[], name: string): ScheduleLine[] {
  return lines.flatMap(({ period, day, span }, i) => {
    const place = { line: `${name}.${i}`, span: `${name}.${i}.span` };
    return writeSpan({ ...span, isPastMidnight: false }, () => ({ type: 'MONTHLY' as const, period, day }), place);
  });
}

function writeDated(lines: DateLine[], name: string): ScheduleLine[] {
  return lines.flatMap(({ startDate, endDate, span }, i) => {
    const entriesOn = (later: number) => ({
      type: 'DATE_RANGE' as const,
      ...(startDate && { startDate: dateAfter(startDate, later) }),
      ...((endDate || startDate) && { endDate: dateAfter(endDate || startDate, later) }),
    });
    return writeSpan(span, entriesOn, { line: `${name}.${i}`, span: `${name}.${i}.span` });
  });
}

type EntryOn = (daysLater: number) => ScheduleEntry;

function writeSpan(span: Span, entryOn: EntryOn, place: Omit<ScheduleLine, 'entry'>): ScheduleLine[] {
  const { start, end, isAllDay } = span;
  if (isAllDay) return [{ entry: entryOn(0), ...place }];
  const times = { ...(start && { startTime: start }), ...(end && { endTime: end === '00:00' ? '23:59' : end }) };
  if (!runsPastMidnight(span) || end === '00:00') return [{ entry: { ...entryOn(0), ...times }, ...place }];
  return [
    { entry: { ...entryOn(0), startTime: start, endTime: '23:59' }, ...place },
    { entry: { ...entryOn(1), startTime: '00:00', endTime: end }, ...place },
  ];
}

function dayAfter(day: Weekday, later: number): Weekday {
  return weekdays[(weekdays.indexOf(day) + later) % 7]!;
}

function dateAfter(date: string, later: number): string {
  const dayNumber = dayNumberOf(date);
  return later === 0 || Number.isNaN(dayNumber) ? date : dateOfDay(dayNumber + later);
}
