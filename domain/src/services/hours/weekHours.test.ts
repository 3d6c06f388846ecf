import { describe, expect, test } from 'vitest';
import type { ScheduleEntry } from './schedule.ts';
import type { Weekday } from './scheduleTypes.ts';
import { type Interval, weekHours } from './weekHours.ts';

// Tuesday noon in Texas.
const at = '2026-12-01T18:00:00Z';
const weekly = (day: Weekday, startTime?: string, endTime?: string): ScheduleEntry => {
  return { type: 'WEEKLY', day, startTime, endTime };
};
const interval = (startMinute: number, endMinute: number, endsNextDay = false): Interval => {
  return { startMinute, endMinute, endsNextDay };
};
const wholeDay = interval(0, 1_440);

function read(schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = []) {
  return weekHours({ schedules, closeSchedules, isContact: false }, at, 'America/Chicago');
}

function intervalsOf(schedules: ScheduleEntry[]): Partial<Record<Weekday, Interval[]>> {
  const days = read(schedules).days.filter(({ intervals }) => intervals.length > 0);
  return Object.fromEntries(days.map(({ day, intervals }) => [day, intervals]));
}

describe('weekHours', () => {
  test.each<[string, ScheduleEntry[], Partial<Record<Weekday, Interval[]>>]>([
    ['a day', [weekly('MONDAY', '08:00', '17:00')], { MONDAY: [interval(480, 1_020)] }],
    ['no times are the whole day', [weekly('MONDAY')], { MONDAY: [wholeDay] }],
    [
      'parts in order, overlaps and adjoining ones as one',
      [weekly('MONDAY', '13:00', '17:00'), weekly('MONDAY', '08:00', '10:00'), weekly('MONDAY', '10:00', '12:00')],
      { MONDAY: [interval(480, 720), interval(780, 1_020)] },
    ],
    [
      'a night belongs to its evening',
      [weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY', '00:00', '07:00'), weekly('SATURDAY', '10:00', '12:00')],
      { FRIDAY: [interval(1_080, 420, true)], SATURDAY: [interval(600, 720)] },
    ],
    [
      'also from Sunday to Monday',
      [weekly('SUNDAY', '20:00', '23:59'), weekly('MONDAY', '00:00', '06:00')],
      { SUNDAY: [interval(1_200, 360, true)] },
    ],
    [
      'but not a whole day that follows it, nor one before',
      [weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY'), weekly('SUNDAY', '00:00', '02:00')],
      { FRIDAY: [interval(1_080, 1_440)], SATURDAY: [wholeDay], SUNDAY: [interval(0, 120)] },
    ],
    ['an empty entry is none', [weekly('MONDAY', '08:00', '08:00')], {}],
  ])('%s', (_name, schedules, expected) => {
    expect(intervalsOf(schedules)).toEqual(expected);
  });

  test('seven days from Monday, and which is today', () => {
    const { days } = read([]);
    expect(days.map(({ day }) => day).join(' ')).toBe('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['TUESDAY']);
  });

  test('today is that of the place: Monday evening there is Tuesday in UTC', () => {
    const { days } = weekHours(
      { schedules: [], closeSchedules: [], isContact: false },
      '2026-12-01T03:00:00Z',
      'America/Chicago',
    );
    expect(days.find(({ isToday }) => isToday)?.day).toBe('MONDAY');
  });

  test.each<[string, ScheduleEntry[], boolean]>([
    ['FULL_DAY', [{ type: 'FULL_DAY' }], true],
    [
      'six whole days',
      (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const).map((day) => weekly(day)),
      false,
    ],
  ])('always open: %s', (_name, schedules, isAlwaysOpen) => {
    expect(read(schedules).isAlwaysOpen).toBe(isAlwaysOpen);
  });

  test('monthly lines in the order of the month, dated ones in time, without those that are over', () => {
    const { monthly, dated } = read([
      { type: 'MONTHLY', period: 'LAST', day: 'FRIDAY', startTime: '09:00', endTime: '12:00' },
      { type: 'MONTHLY', period: 'FIRST', day: 'MONDAY' },
      { type: 'DATE_RANGE', startDate: '2027-01-01', endDate: '2027-01-31', startTime: '18:00', endTime: '23:59' },
      { type: 'DATE_RANGE', startDate: '2026-11-01', endDate: '2026-12-01' },
      { type: 'DATE_RANGE', startDate: '2026-11-01', endDate: '2026-11-30' },
    ]);
    expect(monthly).toEqual([
      { type: 'MONTHLY', period: 'FIRST', day: 'MONDAY', interval: wholeDay },
      { type: 'MONTHLY', period: 'LAST', day: 'FRIDAY', interval: interval(540, 720) },
    ]);
    expect(dated).toEqual([
      { type: 'DATE_RANGE', startDate: '2026-11-01', endDate: '2026-12-01', interval: wholeDay },
      { type: 'DATE_RANGE', startDate: '2027-01-01', endDate: '2027-01-31', interval: interval(1_080, 1_440) },
    ]);
  });

  test('closings leave out FULL_DAY, and the open list PERMANENTLY_CLOSED (spec §4)', () => {
    const { closed, isPermanentlyClosed, days } = read(
      [{ type: 'PERMANENTLY_CLOSED' }],
      [
        { type: 'FULL_DAY' },
        weekly('TUESDAY', '12:00', '13:00'),
        { type: 'DATE_RANGE', startDate: '2026-12-25', endDate: '2026-12-25' },
      ],
    );
    expect(isPermanentlyClosed).toBe(true);
    expect(days.every(({ intervals }) => intervals.length === 0)).toBe(true);
    expect(closed).toEqual([
      { type: 'DATE_RANGE', startDate: '2026-12-25', endDate: '2026-12-25', interval: wholeDay },
      { type: 'WEEKLY', day: 'TUESDAY', interval: interval(720, 780) },
    ]);
  });

  test.each<[string, ScheduleEntry, boolean]>([
    ['that very day', { type: 'DATE_RANGE', startDate: '2026-12-01', endDate: '2026-12-01' }, true],
    ['days around it', { type: 'DATE_RANGE', startDate: '2026-11-30', endDate: '2026-12-02' }, true],
    ['the day after', { type: 'DATE_RANGE', startDate: '2026-12-02', endDate: '2026-12-02' }, false],
    ['the first Tuesday', { type: 'MONTHLY', period: 'FIRST', day: 'TUESDAY' }, true],
    ['the second Tuesday', { type: 'MONTHLY', period: 'SECOND', day: 'TUESDAY' }, false],
    ['an hour of it', weekly('TUESDAY', '12:00', '13:00'), false],
  ])('closed today: %s', (_name, closing, isClosedToday) => {
    expect(read([weekly('TUESDAY', '08:00', '17:00')], [closing]).isClosedToday).toBe(isClosedToday);
  });
});
