import { dateOfDay, dayNumberOf } from '../hours/calendarDay.ts';
import { isPermanentlyClosed } from '../hours/hoursRows.ts';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { type Weekday, weekdays } from '../hours/scheduleTypes.ts';
import {
  allDay,
  type DateLine,
  emptyPlan,
  type HoursKind,
  type HoursPlan,
  type MonthLine,
  type Span,
  usualSpan,
  type WeekLine,
} from './hoursPlan.ts';

/** An interval that starts at midnight and ends by noon continues the evening before, as in `weekHours`. */
const noon = '12:00';

/** Converts stored hours to a plan for the form. Omits closings that ended before `today` (`YYYY-MM-DD`). */
export function planOfHours(hours: Hours, today: string): HoursPlan {
  const { schedules, closeSchedules } = hours;
  const week = readWeek(schedules);
  return {
    kind: kindOf(hours),
    week: week.length > 0 ? week : emptyPlan.week,
    monthly: readMonthly(schedules),
    dated: readDated(schedules),
    closedWeek: readWeek(closeSchedules),
    closedMonthly: readMonthly(closeSchedules),
    closedDates: readDated(closeSchedules).filter(({ endDate }) => endDate >= today),
  };
}

function kindOf(hours: Hours): HoursKind {
  if (isPermanentlyClosed(hours)) return 'gone';
  if (hours.isContact) return 'contact';
  return hours.schedules.some(({ type }) => type === 'FULL_DAY') ? 'always' : 'hours';
}

function readWeek(entries: ScheduleEntry[]): WeekLine[] {
  const lines = new Map<string, WeekLine>();
  const week = weekdays.map((day) =>
    entries
      .filter((entry) => entry.type === 'WEEKLY' && entry.day === day && hasLength(entry))
      .map(readSpan)
      .sort((a, b) => a.start.localeCompare(b.start)),
  );
  for (const [i, spans] of joinNights(week).entries()) {
    if (spans.length === 0) continue;
    const key = JSON.stringify(spans);
    const line = lines.get(key) ?? { days: [], spans };
    line.days.push(weekdays[i] as Weekday);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function readMonthly(entries: ScheduleEntry[]): MonthLine[] {
  return entries
    .filter((entry) => entry.type === 'MONTHLY' && entry.day && entry.period && hasLength(entry))
    .map((entry) => ({ period: entry.period!, day: entry.day!, span: readSpan(entry) }));
}

function readDated(entries: ScheduleEntry[]): DateLine[] {
  const lines = entries
    .filter((entry) => entry.type === 'DATE_RANGE' && entry.startDate && entry.endDate && hasLength(entry))
    .map((entry) => ({ startDate: entry.startDate!, endDate: entry.endDate!, span: readSpan(entry) }))
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  return joinDatedNights(lines);
}

function readSpan({ startTime, endTime }: ScheduleEntry): Span {
  if (!startTime || !endTime || (startTime === '00:00' && endTime === '23:59')) return allDay;
  return { ...usualSpan, start: startTime, end: endTime === '23:59' ? '00:00' : endTime };
}

/** Returns false for an entry such as 9:00 to 9:00, which is never open. */
function hasLength({ startTime, endTime }: ScheduleEntry): boolean {
  return !startTime || startTime !== endTime || endTime === '23:59';
}

/** Returns true for an evening until midnight and a morning that ends before the time at which the evening starts. */
function isOneNight(evening: Span | undefined, morning: Span | undefined): boolean {
  if (!evening || !morning || evening.isAllDay || morning.isAllDay) return false;
  const isEvening = evening.start > '00:00' && evening.end === '00:00';
  const isMorning = morning.start === '00:00' && morning.end > '00:00' && morning.end <= noon;
  return isEvening && isMorning && morning.end <= evening.start;
}

/** Joins Friday until midnight and Saturday from midnight to 7:00 to one night. */
function joinNights(week: Span[][]): Span[][] {
  const isOvernight = week.map((spans, i) => isOneNight(spans[spans.length - 1], week[(i + 1) % 7]![0]));
  return week.map((spans, i) => {
    const own = isOvernight[(i + 6) % 7] ? spans.slice(1) : spans;
    if (!isOvernight[i]) return own;
    const night = { ...own[own.length - 1]!, end: week[(i + 1) % 7]![0]!.end, isPastMidnight: true };
    return [...own.slice(0, -1), night];
  });
}

/** Joins the evenings of some dates and the mornings one day later to nights, for example of a winter shelter. */
function joinDatedNights(lines: DateLine[]): DateLine[] {
  const mornings = new Set<DateLine>();
  const joined = lines.map((line) => {
    const [startDate, endDate] = [nextDay(line.startDate), nextDay(line.endDate)];
    const morning = lines.find(
      (other) =>
        other.startDate === startDate &&
        other.endDate === endDate &&
        isOneNight(line.span, other.span) &&
        !mornings.has(other),
    );
    if (!morning) return line;
    mornings.add(morning);
    return { ...line, span: { ...line.span, end: morning.span.end, isPastMidnight: true } };
  });
  return joined.filter((_, i) => !mornings.has(lines[i]!));
}

function nextDay(date: string): string {
  const dayNumber = dayNumberOf(date);
  return Number.isNaN(dayNumber) ? date : dateOfDay(dayNumber + 1);
}
