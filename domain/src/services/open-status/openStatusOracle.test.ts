import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMoment } from '../hours/arbitraryHours.ts';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { monthPeriods, weekdays } from '../hours/scheduleTypes.ts';
import { type OpenStatus, openStatus } from './openStatus.ts';

// The oracle computes every entry on every day with Temporal and checks each minute. It is slow and simple.
interface Span {
  from: number;
  to: number;
}

function isOn(entry: ScheduleEntry, date: Temporal.PlainDate): boolean {
  const isItsWeekday = weekdays[date.dayOfWeek - 1] === entry.day;
  if (entry.type === 'FULL_DAY') return true;
  if (entry.type === 'WEEKLY') return isItsWeekday;
  if (entry.type === 'DATE_RANGE') return entry.startDate! <= date.toString() && date.toString() <= entry.endDate!;
  if (entry.type !== 'MONTHLY' || !isItsWeekday) return false;
  if (entry.period === 'LAST') return date.add({ days: 7 }).month !== date.month;
  return (
    date.subtract({ weeks: monthPeriods.indexOf(entry.period!) }).month === date.month && isFirstAfter(entry, date)
  );
}

/** Returns true if no more than n - 1 such weekdays come before the date in its month. */
function isFirstAfter(entry: ScheduleEntry, date: Temporal.PlainDate): boolean {
  return date.subtract({ weeks: monthPeriods.indexOf(entry.period!) + 1 }).month !== date.month;
}

function spansOf(entries: ScheduleEntry[], from: Temporal.PlainDate, days: number, timeZone: string): Span[] {
  const spans: Span[] = [];
  for (let n = 0; n < days; n++) {
    const date = from.add({ days: n });
    const instant = (day: Temporal.PlainDate, time: string) =>
      day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
        .epochMilliseconds;
    for (const entry of entries.filter((one) => isOn(one, date))) {
      const endsWithDay = !entry.endTime || entry.endTime === '23:59';
      const to = endsWithDay ? instant(date.add({ days: 1 }), '00:00') : instant(date, entry.endTime!);
      if (entry.startTime && entry.startTime === entry.endTime && !endsWithDay) continue;
      spans.push({ from: instant(date, entry.startTime ?? '00:00'), to });
    }
  }
  return spans;
}

function oracleOf(hours: Hours, at: string, days: number, timeZone: string): (ms: number) => boolean {
  const start = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 2 });
  const open = spansOf(hours.schedules, start, days + 4, timeZone);
  const closed = spansOf(hours.closeSchedules, start, days + 4, timeZone);
  const isIn = (spans: Span[], ms: number) => spans.some(({ from, to }) => from <= ms && ms < to);
  return (ms) => isIn(open, ms) && !isIn(closed, ms);
}

function isWithoutClock(hours: Hours): boolean {
  const all = [...hours.schedules, ...hours.closeSchedules];
  return hours.isContact || !hours.schedules.length || all.some((entry) => entry.type === 'PERMANENTLY_CLOSED');
}

const DAYS = 9;
const cases = arbitraryMoment.filter(({ hours }) => !isWithoutClock(hours));

function compareWithOracle({ hours, at, timeZone }: { hours: Hours; at: string; timeZone: string }): void {
  const isOpenAt = oracleOf(hours, at, DAYS, timeZone);
  const now = Date.parse(at);
  const status = openStatus(hours, at, timeZone);
  expect(status.kind).toBe(isOpenAt(now) ? 'open' : 'closed');

  const minutes = Array.from({ length: DAYS * 1_440 }, (_, n) => (Math.floor(now / 60_000) + n + 1) * 60_000);
  const change = minutes.find((ms) => isOpenAt(ms) !== isOpenAt(now));
  const announced = changeOf(status);
  if (change) expect(announced).toBe(Temporal.Instant.fromEpochMilliseconds(change).toString());
  else expect(announced === null || Date.parse(announced) > minutes.at(-1)!).toBe(true);
}

function changeOf(status: OpenStatus): string | null {
  if (status.kind === 'open') return status.until;
  return status.kind === 'closed' ? status.opensAt : null;
}

test('agrees with the oracle in each minute', () => {
  fc.assert(fc.property(cases, compareWithOracle), { numRuns: 600 });
});

test.each([
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
])('agrees with the oracle where clocks change at midnight or by half an hour: %s, %s', (timeZone, change) => {
  const minute = fc.integer({ min: -1_500, max: 300 });
  fc.assert(
    fc.property(cases, minute, ({ hours }, later) => {
      compareWithOracle({ hours, at: new Date(Date.parse(change) + later * 60_000).toISOString(), timeZone });
    }),
    { numRuns: 60 },
  );
});

test('the status changes at the announced instant, and not a second before', () => {
  fc.assert(
    fc.property(cases, ({ hours, at, timeZone }) => {
      const now = openStatus(hours, at, timeZone);
      const change = changeOf(now);
      if (change === null) return;
      const before = new Date(Date.parse(change) - 1_000).toISOString();
      expect(openStatus(hours, change, timeZone).kind).not.toBe(now.kind);
      if (before > at) expect(openStatus(hours, before, timeZone)).toEqual(now);
    }),
    { numRuns: 500 },
  );
});
