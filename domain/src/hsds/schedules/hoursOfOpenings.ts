import { dateOfDay, dayNumberOf } from '../../services/hours/calendarDay.ts';
import { END_OF_DAY, type HoursRow } from '../../services/hours/hoursRows.ts';
import type { Hours, ScheduleEntry } from '../../services/hours/schedule.ts';
import { monthPeriods, weekdays } from '../../services/hours/scheduleTypes.ts';
import { ALL_BUT_LAST, holdsOn, isMonthly, LAST, weekdayOfKey } from './dayKeys.ts';

/** Times on the days of a key (HoursRow), within dates. */
export type Opening = Omit<HoursRow, 'isClosing'>;

/** The calendar days for which dated rules are read, both included. */
export interface Horizon {
  from: string;
  to: string;
}

/** The day numbers of the dates, both included. */
export function daysBetween({ from, to }: Horizon): number[] {
  const [first, last] = [dayNumberOf(from), dayNumberOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
}

/**
 * Returns openings and closings as hours. Weekdays and parts of months repeat forever in hours; rules that hold for a
 * part of the horizon become dates. A rule with a gap repeats forever, with a closing in the gap.
 */
export function hoursOfOpenings(openings: Opening[], closings: Opening[], horizon: Horizon): Hours {
  const schedules: ScheduleEntry[] = [];
  const found: Opening[] = [];
  const dated: Opening[] = [];
  for (const pieces of groupBy(openings, ({ dayKey, startMinute, endMinute }) => [dayKey, startMinute, endMinute])) {
    const gaps = gapsOf(pieces, horizon);
    const [piece] = pieces as [Opening];
    const closed = gaps && closingsOfGaps(gaps, { piece, openings, closings });
    const atLast = closed && closingsOnLast(piece, { openings, closings });
    if (closed && atLast) {
      schedules.push(...repeating(piece));
      found.push(...closed, ...atLast);
    } else dated.push(...pieces);
  }
  const closeSchedules = [...closings, ...found].flatMap((closing) => entriesOf(closing, horizon));
  return {
    schedules: [...withFullDay(schedules), ...datedEntries(dated, closings, horizon)],
    closeSchedules: uniqueEntries(closeSchedules),
    isContact: false,
  };
}

/** The dates between pieces of one rule; null if the rule does not hold at the start or the end of the horizon. */
function gapsOf(pieces: Opening[], horizon: Horizon): Horizon[] | null {
  const ranges = pieces
    .map(({ firstDate, lastDate }) => ({ from: firstDate ?? '', to: lastDate ?? '9999-12-31' }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (ranges[0]!.from > horizon.from) return null;
  const gaps: Horizon[] = [];
  let until = ranges[0]!.to;
  for (const { from, to } of ranges.slice(1)) {
    const next = dateAfter(until);
    if (from > next) gaps.push({ from: next, to: dateOfDay(dayNumberOf(from) - 1) });
    if (to > until) until = to;
  }
  return until < horizon.to ? null : gaps;
}

const dateAfter = (date: string) => dateOfDay(dayNumberOf(date) + 1);

interface Others {
  openings: Opening[];
  closings: Opening[];
}

/** The closings that make the gaps, without those that are known; null if another rule is open in a gap. */
function closingsOfGaps(gaps: Horizon[], { piece, openings, closings }: Others & { piece: Opening }): Opening[] | null {
  const dates = closings.filter((closing) => closing.dayKey === 0 && closing.firstDate !== null);
  const isKnown = (day: number) => dates.some((closing) => isWithin(closing, day) && overlaps(closing, piece));
  const unknown = gaps.filter(
    (gap) =>
      !daysBetween(gap)
        .filter((day) => holdsOn(piece.dayKey, day))
        .every(isKnown),
  );
  const isOpen = (day: number) => openings.some((opening) => isWithin(opening, day) && holdsOn(opening.dayKey, day));
  if (unknown.some((gap) => daysBetween(gap).some(isOpen))) return null;
  return unknown.map(({ from, to }) => ({
    ...{ dayKey: 0, firstDate: from, lastDate: to, startMinute: 0, endMinute: END_OF_DAY },
  }));
}

/** All but the last of a weekday is the weekday with a closing; null if another rule is open on the last one. */
function closingsOnLast(piece: Opening, { openings, closings }: Others): Opening[] | null {
  if (Math.floor(piece.dayKey / 10) !== ALL_BUT_LAST) return [];
  const weekday = weekdayOfKey(piece.dayKey);
  const dayKey = 10 * LAST + weekday;
  if (closings.some((closing) => closing.dayKey === dayKey && overlaps(closing, piece))) return [];
  const others = [0, weekday, dayKey, 50 + weekday, 40 + weekday];
  if (openings.some((opening) => others.includes(opening.dayKey) && overlaps(opening, piece))) return null;
  return [{ ...piece, dayKey, firstDate: null, lastDate: null }];
}

function isWithin({ firstDate, lastDate }: Opening, day: number): boolean {
  return (firstDate === null || dayNumberOf(firstDate) <= day) && (lastDate === null || day <= dayNumberOf(lastDate));
}

const overlaps = (a: Opening, b: Opening) => a.startMinute < b.endMinute && b.startMinute < a.endMinute;

function repeating(row: Opening): ScheduleEntry[] {
  const [period, weekday] = [Math.floor(row.dayKey / 10), weekdayOfKey(row.dayKey)];
  if (row.dayKey === 0) return weekdays.map((day) => ({ type: 'WEEKLY', day, ...timesOf(row) }));
  const day = weekdays[weekday - 1]!;
  if (period === 0 || period === ALL_BUT_LAST) return [{ type: 'WEEKLY', day, ...timesOf(row) }];
  return [{ type: 'MONTHLY', day, period: monthPeriods[period - 1]!, ...timesOf(row) }];
}

/** Hours without times are those of the whole day. */
function timesOf({ startMinute, endMinute }: Opening): { startTime?: string; endTime?: string } {
  if (startMinute === 0 && endMinute === END_OF_DAY) return {};
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return { startTime: text(startMinute), endTime: text(Math.min(endMinute, END_OF_DAY - 1)) };
}

function withFullDay(entries: ScheduleEntry[]): ScheduleEntry[] {
  const isWholeDay = ({ type, startTime }: ScheduleEntry) => type === 'WEEKLY' && startTime === undefined;
  const wholeDays = new Set(entries.filter(isWholeDay).map(({ day }) => day));
  return wholeDays.size === 7 ? [{ type: 'FULL_DAY' }, ...entries.filter((entry) => !isWholeDay(entry))] : entries;
}

/** Rules for a part of the horizon as ranges of dates. */
function datedEntries(openings: Opening[], closings: Opening[], horizon: Horizon): ScheduleEntry[] {
  const entries: ScheduleEntry[] = [];
  const rest: Opening[] = [];
  const sameDates = ({ firstDate, lastDate, startMinute, endMinute }: Opening) =>
    [firstDate, lastDate, startMinute, endMinute] as const;
  for (const group of groupBy(openings, sameDates)) {
    const [row] = group as [Opening];
    const keys = group.map(({ dayKey }) => dayKey);
    const isDaily = [1, 2, 3, 4, 5, 6, 7].every(
      (weekday) => keys.includes(0) || keys.includes(weekday) || isClosedOn(weekday, row, closings),
    );
    if (isDaily && !keys.some(isMonthly)) entries.push(rangeOf(clip(row, horizon), row));
    else rest.push(...group);
  }
  return [...entries, ...(rest.length > 0 ? runsOf(rest, horizon) : [])];
}

/** Whether a weekday is always closed at these times: then it may count as a day of the range. */
function isClosedOn(weekday: number, row: Opening, closings: Opening[]): boolean {
  return closings.some(
    (closing) =>
      closing.dayKey === weekday &&
      closing.firstDate === null &&
      closing.startMinute <= row.startMinute &&
      closing.endMinute >= row.endMinute,
  );
}

function clip({ firstDate, lastDate }: Opening, { from, to }: Horizon): Horizon {
  return { from: firstDate ?? from, to: lastDate ?? to };
}

function rangeOf({ from, to }: Horizon, row: Opening): ScheduleEntry {
  return { type: 'DATE_RANGE', startDate: from, endDate: to, ...timesOf(row) };
}

/** Consecutive days with the same times become one range. Only days within the horizon are listed. */
function runsOf(openings: Opening[], horizon: Horizon): ScheduleEntry[] {
  return groupBy(openings, ({ startMinute, endMinute }) => [startMinute, endMinute]).flatMap((group) => {
    const isOpen = (day: number) => group.some((row) => isWithin(row, day) && holdsOn(row.dayKey, day));
    const days = daysBetween(horizon).filter(isOpen);
    const starts = days.filter((day, n) => day - 1 !== days[n - 1]);
    const ends = days.filter((day, n) => day + 1 !== days[n + 1]);
    return starts.map((day, n) => rangeOf({ from: dateOfDay(day), to: dateOfDay(ends[n]!) }, group[0]!));
  });
}

function entriesOf(closing: Opening, horizon: Horizon): ScheduleEntry[] {
  if (closing.firstDate === null && closing.lastDate === null) return repeating(closing);
  return closing.dayKey === 0 ? [rangeOf(clip(closing, horizon), closing)] : runsOf([closing], horizon);
}

function uniqueEntries(entries: ScheduleEntry[]): ScheduleEntry[] {
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => readonly unknown[]): Item[][] {
  return [...Map.groupBy(items, (item) => keyOf(item).join()).values()];
}
