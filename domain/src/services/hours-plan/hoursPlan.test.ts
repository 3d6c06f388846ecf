import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMoment } from '../hours/arbitraryHours.ts';
import type { ScheduleEntry } from '../hours/schedule.ts';
import { openStatus } from '../open-status/openStatus.ts';
import { hoursOfPlan } from './hoursOfPlan.ts';
import { emptyPlan, type HoursPlan, type Span, usualSpan } from './hoursPlan.ts';
import { placeInPlan, planErrors } from './planErrors.ts';
import { planOfHours } from './planOfHours.ts';

const today = '2026-11-21';
const span = (start: string, end: string, more: Partial<Span> = {}): Span => ({ ...usualSpan, start, end, ...more });
const night = span('18:00', '07:00', { isPastMidnight: true });
const plan = (more: Partial<HoursPlan>): HoursPlan => ({ ...emptyPlan, week: [], ...more });
const readBack = (schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = []) =>
  planOfHours({ schedules, closeSchedules, isContact: false }, today);

test('a night is stored as two entries and shown as one span', () => {
  const nights = plan({ week: [{ days: ['FRIDAY', 'SUNDAY'], spans: [night] }] });
  const { schedules } = hoursOfPlan(nights);
  expect(schedules).toEqual([
    { type: 'WEEKLY', day: 'FRIDAY', startTime: '18:00', endTime: '23:59' },
    { type: 'WEEKLY', day: 'SATURDAY', startTime: '00:00', endTime: '07:00' },
    { type: 'WEEKLY', day: 'SUNDAY', startTime: '18:00', endTime: '23:59' },
    { type: 'WEEKLY', day: 'MONDAY', startTime: '00:00', endTime: '07:00' },
  ]);
  expect(readBack(schedules).week).toEqual(nights.week);
});

test('hours until midnight are stored as one entry', () => {
  const { schedules } = hoursOfPlan(plan({ week: [{ days: ['MONDAY'], spans: [span('18:00', '00:00')] }] }));
  expect(schedules).toEqual([{ type: 'WEEKLY', day: 'MONDAY', startTime: '18:00', endTime: '23:59' }]);
});

test('the nights of a date range are stored as the dates and the dates one day later', () => {
  const winter = plan({ dated: [{ startDate: '2026-12-01', endDate: '2027-02-28', span: night }] });
  const { schedules } = hoursOfPlan(winter);
  expect(schedules[1]).toEqual({
    type: 'DATE_RANGE',
    startDate: '2026-12-02',
    endDate: '2027-03-01',
    startTime: '00:00',
    endTime: '07:00',
  });
  expect(readBack(schedules).dated).toEqual(winter.dated);
});

test('days with the same hours are one line, and a break at noon makes two spans', () => {
  const split = [span('09:00', '12:00'), span('13:00', '17:00')];
  const week = plan({
    week: [
      { days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'], spans: split },
      { days: ['SATURDAY'], spans: [span('10:00', '12:00')] },
    ],
  });
  expect(readBack(hoursOfPlan(week).schedules).week).toEqual(week.week);
});

test('past closings are not shown, and a permanently closed service has no other hours', () => {
  const closed = (date: string): ScheduleEntry => ({ type: 'DATE_RANGE', startDate: date, endDate: date });
  expect(readBack([], [closed('2026-11-20'), closed('2026-11-26')]).closedDates.map(({ endDate }) => endDate)).toEqual([
    '2026-11-26',
  ]);
  const gone = hoursOfPlan(plan({ kind: 'gone', week: [{ days: ['MONDAY'], spans: [span('17:00', '09:00')] }] }));
  expect(gone).toEqual({ schedules: [], closeSchedules: [{ type: 'PERMANENTLY_CLOSED' }], isContact: false });
});

test('hours that are read and saved again have the same opening status', () => {
  fc.assert(
    fc.property(arbitraryMoment, ({ hours, at, timeZone }) => {
      const stored = {
        ...hours,
        // The form does not show entries such as 9:00 to 9:00.
        schedules: hours.schedules.filter(({ startTime, endTime }) => !startTime || startTime !== endTime),
        // Closings have no FULL_DAY (spec §4).
        closeSchedules: hours.closeSchedules.filter(({ type }) => type !== 'FULL_DAY'),
      };
      const again = hoursOfPlan(planOfHours(stored, '2000-01-01'));
      expect(openStatus(again, at, timeZone)).toEqual(openStatus(stored, at, timeZone));
    }),
    { numRuns: 1_000 },
  );
});

test.each<[string, Partial<HoursPlan>, object]>([
  ['an empty plan needs hours', { week: emptyPlan.week }, { week: 'PLEASE_ADD_SCHEDULE' }],
  [
    'monthly hours alone are enough',
    { week: emptyPlan.week, monthly: [{ period: 'LAST', day: 'MONDAY', span: night }] },
    {},
  ],
  ['times need a day', { week: [{ days: [], spans: [night] }] }, { 'week.0.days': 'REQUIRED' }],
  [
    'a day needs times',
    { week: [{ days: ['MONDAY'], spans: [span('', '')] }] },
    {
      'week.0.spans.0.start': 'REQUIRED',
      'week.0.spans.0.end': 'REQUIRED',
    },
  ],
  [
    'the start and the end must differ',
    { week: [{ days: ['MONDAY'], spans: [span('09:00', '09:00')] }] },
    {
      'week.0.spans.0.start': 'CHECK_TIME_START',
    },
  ],
  ['a plan by appointment needs no hours', { kind: 'contact' }, {}],
])('%s', (_what, part, errors) => {
  expect(planErrors(plan(part))).toEqual(errors);
});

test('an error of an entry is shown at its line and span', () => {
  const entered = plan({
    week: [{ days: ['MONDAY', 'TUESDAY'], spans: [span('09:00', '12:00'), night] }],
    closedDates: [{ startDate: '2026-12-25', endDate: '2026-12-24', span: span('', '', { isAllDay: true }) }],
  });
  expect(placeInPlan(entered, 'schedules.5.endTime')).toBe('week.0.spans.1.end');
  expect(placeInPlan(entered, 'closeSchedules.0.endDate')).toBe('closedDates.0.endDate');
  expect(placeInPlan(entered, 'schedules')).toBe('week');
});
