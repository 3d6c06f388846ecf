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
    ['one interval of a day', [weekly('MONDAY', '08:00', '17:00')], { MONDAY: [interval(480, 1_020)] }],
    ['a day without times is open the whole day', [weekly('MONDAY')], { MONDAY: [wholeDay] }],
    [
      'intervals are sorted, and overlapping or adjacent ones are joined',
      [weekly('MONDAY', '13:00', '17:00'), weekly('MONDAY', '08:00', '10:00'), weekly('MONDAY', '10:00', '12:00')],
      { MONDAY: [interval(480, 720), interval(780, 1_020)] },
    ],
    [
      'a night belongs to the day of its evening',
      [weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY', '00:00', '07:00'), weekly('SATURDAY', '10:00', '12:00')],
      { FRIDAY: [interval(1_080, 420, true)], SATURDAY: [interval(600, 720)] },
    ],
    [
      'a night from Sunday to Monday belongs to Sunday',
      [weekly('SUNDAY', '20:00', '23:59'), weekly('MONDAY', '00:00', '06:00')],
      { SUNDAY: [interval(1_200, 360, true)] },
    ],
    [
      'a whole day before or after a night stays separate',
      [weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY'), weekly('SUNDAY', '00:00', '02:00')],
      { FRIDAY: [interval(1_080, 1_440)], SATURDAY: [wholeDay], SUNDAY: [interval(0, 120)] },
    ],
    ['an entry without length is ignored', [weekly('MONDAY', '08:00', '08:00')], {}],
  ])('%s', (_name, schedules, expected) => {
    expect(intervalsOf(schedules)).toEqual(expected);
  });

  test('lists seven days from Monday and marks today', () => {
    const { days } = read([]);
    expect(days.map(({ day }) => day).join(' ')).toBe('MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY');
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['TUESDAY']);
  });

  test('today is the day at the service: Monday evening in Texas is Tuesday in UTC', () => {
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

  test('monthly lines are in the order of the month, dated lines by date, without past dates', () => {
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

  test('FULL_DAY in the closings and PERMANENTLY_CLOSED in the schedules are not listed (spec §4)', () => {
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
    ['a closing of this day', { type: 'DATE_RANGE', startDate: '2026-12-01', endDate: '2026-12-01' }, true],
    [
      'a closing that begins before and ends after',
      { type: 'DATE_RANGE', startDate: '2026-11-30', endDate: '2026-12-02' },
      true,
    ],
    ['a closing of the next day', { type: 'DATE_RANGE', startDate: '2026-12-02', endDate: '2026-12-02' }, false],
    ['the first Tuesday', { type: 'MONTHLY', period: 'FIRST', day: 'TUESDAY' }, true],
    ['the second Tuesday', { type: 'MONTHLY', period: 'SECOND', day: 'TUESDAY' }, false],
    ['a closing of one hour', weekly('TUESDAY', '12:00', '13:00'), false],
  ])('closed today: %s', (_name, closing, isClosedToday) => {
    expect(read([weekly('TUESDAY', '08:00', '17:00')], [closing]).isClosedToday).toBe(isClosedToday);
  });
});
