import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMoment } from '../../services/hours/arbitraryHours.ts';
import type { Hours, ScheduleEntry } from '../../services/hours/schedule.ts';
import { wallClockOf } from '../../services/hours/wallClock.ts';
import { type OpenStatus, openStatus } from '../../services/open-status/openStatus.ts';
import { readSchedules, type SentSchedule } from './readSchedules.ts';
import { writeSchedules } from './writeSchedules.ts';

const horizon = { from: '2025-12-01', to: '2033-12-31' };

/** The schedules as another program sends them: through JSON, with the code of an attribute's term. */
function send(hours: Hours): SentSchedule[] {
  const sent = writeSchedules(hours).map(({ rule, kind, value }) => ({
    ...rule,
    ...(kind === undefined ? {} : { attributes: [{ value, taxonomy_term: { code: kind } }] }),
  }));
  return JSON.parse(JSON.stringify(sent));
}

/**
 * In spring, clocks skip an hour. Times in it move to the next hour, so that hours of this hour depend on where rules
 * begin and end. Writing divides rules.
 */
function isNearSkippedHour(instant: string | null, timeZone: string): boolean {
  if (instant === null) return false;
  const { readOffset } = wallClockOf(timeZone);
  const hours = (count: number) => Date.parse(instant) + count * 3_600_000;
  return readOffset(hours(-3)) < readOffset(hours(3));
}

function changeOf(status: OpenStatus): string | null {
  if (status.kind === 'open') return status.until;
  return status.kind === 'closed' ? status.opensAt : null;
}

test('hours that were written and read again are open at the same times', () => {
  fc.assert(
    fc.property(
      arbitraryMoment,
      fc.array(fc.integer({ min: 0, max: 365 * 1_440 }), { minLength: 3, maxLength: 3 }),
      ({ hours, at, timeZone }, minutes) => {
        const read = readSchedules(send(hours), horizon);
        expect(read.problems).toEqual([]);
        for (const minute of [0, ...minutes]) {
          const instant = new Date(Date.parse(at) + minute * 60_000).toISOString();
          const [expected, found] = [openStatus(hours, instant, timeZone), openStatus(read.hours, instant, timeZone)];
          if (isNearSkippedHour(instant, timeZone)) continue;
          if (isNearSkippedHour(changeOf(expected), timeZone)) expect(found.kind).toBe(expected.kind);
          else expect(found).toEqual(expected);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a reader that knows only openings finds no opening on closed dates, weekdays, and parts of months', () => {
  const isNeverBoth = ({ schedules, closeSchedules }: Hours) =>
    ![...schedules, ...closeSchedules].some(({ period }) => period === 'FOURTH' || period === 'LAST');
  fc.assert(
    fc.property(arbitraryMoment, ({ hours, at, timeZone }) => {
      fc.pre(isNeverBoth(hours) && !isNearSkippedHour(at, timeZone));
      const openings = send(hours).filter(({ attributes }) => !attributes);
      const simple = openStatus(readSchedules(openings, horizon).hours, at, timeZone).kind === 'open';
      expect(simple).toBe(openStatus(hours, at, timeZone).kind === 'open');
    }),
    { numRuns: 300 },
  );
});

const nineToFive = { startTime: '09:00', endTime: '17:00' };
const weekly = (day: ScheduleEntry['day'], times = nineToFive): ScheduleEntry => ({ type: 'WEEKLY', day, ...times });

test('days with the same times are one rule, and a holiday divides it', () => {
  const hours: Hours = {
    schedules: [weekly('MONDAY'), weekly('TUESDAY'), weekly('THURSDAY')],
    closeSchedules: [{ type: 'DATE_RANGE', startDate: '2026-11-26', endDate: '2026-11-27' }],
    isContact: false,
  };
  const rule = { freq: 'WEEKLY', interval: 1, byday: 'MO,TU,TH', opens_at: '09:00', closes_at: '17:00' };
  expect(writeSchedules(hours)).toEqual([
    { rule: { ...rule, valid_to: '2026-11-25' } },
    { rule: { ...rule, valid_from: '2026-11-28' } },
    {
      rule: {
        ...{ valid_from: '2026-11-26', valid_to: '2026-11-27' },
        description: 'Closed from 2026-11-26 to 2026-11-27',
      },
      kind: 'CLOSED',
      value: expect.any(String),
    },
  ]);
  expect(readSchedules(send(hours), horizon).hours).toEqual(hours);
});

test.each<[string, SentSchedule, Partial<Hours>]>([
  [
    'the second and the last Monday',
    { freq: 'MONTHLY', byday: '2MO, -1MO', opens_at: '10:00:00', closes_at: '12:00:00' },
    {
      schedules: [
        { type: 'MONTHLY', day: 'MONDAY', period: 'SECOND', startTime: '10:00', endTime: '12:00' },
        { type: 'MONTHLY', day: 'MONDAY', period: 'LAST', startTime: '10:00', endTime: '12:00' },
      ],
    },
  ],
  [
    'all but the last Friday',
    { freq: 'MONTHLY', byday: '-5FR,-4FR,-3FR,-2FR', opens_at: '09:00', closes_at: '17:00' },
    {
      schedules: [weekly('FRIDAY')],
      closeSchedules: [{ type: 'MONTHLY', day: 'FRIDAY', period: 'LAST', ...nineToFive }],
    },
  ],
  [
    'a night, which ends on the next day',
    { freq: 'WEEKLY', byday: 'SU', opens_at: '20:00', closes_at: '06:00' },
    {
      schedules: [
        weekly('SUNDAY', { startTime: '20:00', endTime: '23:59' }),
        weekly('MONDAY', { startTime: '00:00', endTime: '06:00' }),
      ],
    },
  ],
  [
    'weekdays of a season',
    {
      freq: 'WEEKLY',
      byday: 'MO,TU',
      valid_from: '2026-06-01',
      valid_to: '2026-06-09',
      opens_at: '09:00',
      closes_at: '17:00',
    },
    {
      schedules: [
        { type: 'DATE_RANGE', startDate: '2026-06-01', endDate: '2026-06-02', ...nineToFive },
        { type: 'DATE_RANGE', startDate: '2026-06-08', endDate: '2026-06-09', ...nineToFive },
      ],
    },
  ],
  [
    'every second week',
    {
      freq: 'WEEKLY',
      interval: 2,
      byday: 'WE',
      dtstart: '2026-06-03',
      until: '2026-06-20',
      opens_at: '09:00',
      closes_at: '17:00',
    },
    {
      schedules: [
        { type: 'DATE_RANGE', startDate: '2026-06-03', endDate: '2026-06-03', ...nineToFive },
        { type: 'DATE_RANGE', startDate: '2026-06-17', endDate: '2026-06-17', ...nineToFive },
      ],
    },
  ],
  [
    'the 15th and the last day of months',
    {
      freq: 'MONTHLY',
      bymonthday: '15,-1',
      valid_from: '2026-02-01',
      valid_to: '2026-02-28',
      opens_at: '09:00',
      closes_at: '17:00',
    },
    {
      schedules: [
        { type: 'DATE_RANGE', startDate: '2026-02-15', endDate: '2026-02-15', ...nineToFive },
        { type: 'DATE_RANGE', startDate: '2026-02-28', endDate: '2026-02-28', ...nineToFive },
      ],
    },
  ],
  [
    'a rule since long ago, with empty fields',
    {
      freq: 'WEEKLY',
      byday: 'MO',
      valid_from: '2005-01-01',
      valid_to: '',
      until: null,
      opens_at: '09:00',
      closes_at: '17:00',
    },
    { schedules: [weekly('MONDAY')] },
  ],
  [
    'always',
    { freq: 'WEEKLY', byday: 'MO,TU,WE,TH,FR,SA,SU', opens_at: '00:00', closes_at: '24:00' },
    { schedules: [{ type: 'FULL_DAY' }] },
  ],
])('reads %s', (_what, sent, hours) => {
  const read = readSchedules([sent], horizon);
  expect(read).toEqual({
    hours: { schedules: [], closeSchedules: [], isContact: false, ...hours },
    offset: null,
    problems: [],
  });
});

test.each<[SentSchedule, string]>([
  [{ freq: 'WEEKLY', byday: 'MO', opens_at: 'nine', closes_at: '17:00' }, 'UNREADABLE_TIMES'],
  [{ freq: 'WEEKLY', byday: 'XX', opens_at: '09:00', closes_at: '17:00' }, 'UNREADABLE_DAYS'],
  [{ freq: 'MONTHLY', byday: '-2MO', opens_at: '09:00', closes_at: '17:00' }, 'UNREADABLE_DAYS'],
  [{ freq: 'WEEKLY', byday: 'MO', count: 3, opens_at: '09:00', closes_at: '17:00' }, 'UNREADABLE_DATES'],
  [{ freq: 'WEEKLY', byday: 'MO', valid_from: 'soon', opens_at: '09:00', closes_at: '17:00' }, 'UNREADABLE_DATES'],
])('reports what hours cannot express: %o', (sent, key) => {
  expect(readSchedules([{ description: 'Call first' }, sent], horizon)).toMatchObject({
    hours: { schedules: [] },
    problems: [{ index: 1, key }],
  });
});

test.each([
  [{ opens_at: '09:00-05:00', closes_at: '17:00-05:00' }, '-05:00'],
  [{ opens_at: '09:00Z', closes_at: '17:00Z' }, '+00:00'],
  [{ opens_at: '09:00', closes_at: '17:00', timezone: -6 }, '-06:00'],
  [{ opens_at: '09:00', closes_at: '17:00', timezone: 5.5 }, '+05:30'],
])('the offset of %o', (times, offset) => {
  expect(readSchedules([{ freq: 'WEEKLY', byday: 'MO', ...times }], horizon)).toMatchObject({ offset, problems: [] });
});
