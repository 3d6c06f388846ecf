import { describe, expect, test } from 'vitest';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import type { MonthPeriod, Weekday } from '../hours/scheduleTypes.ts';
import { type OpenStatus, openStatus } from './openStatus.ts';

const chicago = 'America/Chicago';
type Times = [startTime?: string, endTime?: string];

const weekly = (day: Weekday, ...[startTime, endTime]: Times): ScheduleEntry => {
  return { type: 'WEEKLY', day, startTime, endTime };
};
const monthly = (period: MonthPeriod, day: Weekday, ...[startTime, endTime]: Times): ScheduleEntry => {
  return { type: 'MONTHLY', period, day, startTime, endTime };
};
const dated = (startDate: string, endDate: string, ...[startTime, endTime]: Times): ScheduleEntry => {
  return { type: 'DATE_RANGE', startDate, endDate, startTime, endTime };
};
const always: ScheduleEntry = { type: 'FULL_DAY' };
const gone: ScheduleEntry = { type: 'PERMANENTLY_CLOSED' };

const hours = (schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = [], isContact = false): Hours => {
  return { schedules, closeSchedules, isContact };
};
const open = (until: string | null): OpenStatus => ({ kind: 'open', until });
const closed = (opensAt: string | null): OpenStatus => ({ kind: 'closed', opensAt });

const workdays = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const).map((day) =>
  weekly(day, '08:00', '17:00'),
);
const everyDay = (['SATURDAY', 'SUNDAY'] as const)
  .map((day) => weekly(day))
  .concat(workdays.map((it) => weekly(it.day!)));

type Case = [name: string, hours: Hours, at: string, expected: OpenStatus, timeZone?: string];

function check(cases: Case[]): void {
  test.each(cases)('%s', (_name, its, at, expected, timeZone = chicago) => {
    expect(openStatus(its, at, timeZone)).toEqual(expected);
  });
}

describe('weekly hours', () => {
  check([
    ['open at the start', hours(workdays), '2026-12-01T14:00:00Z', open('2026-12-01T23:00:00Z')],
    ['closed a second before', hours(workdays), '2026-12-01T13:59:59Z', closed('2026-12-01T14:00:00Z')],
    ['open a second before the end', hours(workdays), '2026-12-01T22:59:59Z', open('2026-12-01T23:00:00Z')],
    [
      'closed at the end, until the next morning',
      hours(workdays),
      '2026-12-01T23:00:00Z',
      closed('2026-12-02T14:00:00Z'),
    ],
    ['closed over the weekend', hours(workdays), '2026-12-05T18:00:00Z', closed('2026-12-07T14:00:00Z')],
    [
      'the weekday is that of the place, not of UTC: Monday evening in Texas is Tuesday in UTC',
      hours([weekly('MONDAY', '18:00', '22:00')]),
      '2026-12-08T02:00:00Z',
      open('2026-12-08T04:00:00Z'),
    ],
    [
      'two parts of a day with a pause between',
      hours([weekly('TUESDAY', '08:00', '12:00'), weekly('TUESDAY', '13:00', '17:00')]),
      '2026-12-01T18:00:00Z',
      closed('2026-12-01T19:00:00Z'),
    ],
    [
      'overlapping and adjacent entries are one interval',
      hours([
        weekly('TUESDAY', '08:00', '12:00'),
        weekly('TUESDAY', '10:00', '13:00'),
        weekly('TUESDAY', '13:00', '17:00'),
      ]),
      '2026-12-01T15:00:00Z',
      open('2026-12-01T23:00:00Z'),
    ],
    [
      'without times it is open the whole day',
      hours([weekly('TUESDAY')]),
      '2026-12-01T06:00:00Z',
      open('2026-12-02T06:00:00Z'),
    ],
    [
      'never open when start and end are equal',
      hours([weekly('TUESDAY', '08:00', '08:00')]),
      '2026-12-01T14:00:00Z',
      closed(null),
    ],
    [
      '23:59 to 23:59 is the last minute of the day',
      hours([weekly('TUESDAY', '23:59', '23:59')]),
      '2026-12-01T14:00:00Z',
      closed('2026-12-02T05:59:00Z'),
    ],
  ]);
});

describe('past midnight', () => {
  const night = hours([weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY', '00:00', '07:00')]);
  check([
    ['Friday evening is open until Saturday morning', night, '2026-12-05T03:00:00Z', open('2026-12-05T13:00:00Z')],
    ['open in the last minute of Friday', night, '2026-12-05T05:59:30Z', open('2026-12-05T13:00:00Z')],
    ['open on Saturday at 6', night, '2026-12-05T12:00:00Z', open('2026-12-05T13:00:00Z')],
    [
      'an end of 23:59 means midnight',
      hours([weekly('FRIDAY', '18:00', '23:59')]),
      '2026-12-05T03:00:00Z',
      open('2026-12-05T06:00:00Z'),
    ],
    ['seven whole days never close', hours(everyDay), '2026-12-05T03:00:00Z', open(null)],
    [
      'seven days from 00:00 to 23:59 never close',
      hours(everyDay.map((it) => weekly(it.day!, '00:00', '23:59'))),
      '2026-12-05T03:00:00Z',
      open(null),
    ],
    [
      'around the clock from Monday to Friday is open until Friday midnight',
      hours(workdays.map((it) => weekly(it.day!))),
      '2026-12-01T18:00:00Z',
      open('2026-12-05T06:00:00Z'),
    ],
  ]);
});

describe('monthly hours', () => {
  const at = (period: MonthPeriod, day: Weekday) => hours([monthly(period, day, '09:00', '12:00')]);
  check([
    // November 2026 begins on a Sunday; its calendar weeks and its nth weekdays differ.
    [
      'the first Monday, in the month’s second row',
      at('FIRST', 'MONDAY'),
      '2026-11-02T16:00:00Z',
      open('2026-11-02T18:00:00Z'),
    ],
    ['the first Sunday is the 1st', at('FIRST', 'SUNDAY'), '2026-11-01T16:00:00Z', open('2026-11-01T18:00:00Z')],
    [
      'the second Saturday is the 14th',
      at('SECOND', 'SATURDAY'),
      '2026-11-10T16:00:00Z',
      closed('2026-11-14T15:00:00Z'),
    ],
    ['the third Thursday is the 19th', at('THIRD', 'THURSDAY'), '2026-11-19T15:00:00Z', open('2026-11-19T18:00:00Z')],
    [
      'the fourth Thursday is not the last day',
      at('FOURTH', 'THURSDAY'),
      '2026-11-20T15:00:00Z',
      closed('2026-11-26T15:00:00Z'),
    ],
    [
      'the fifth Monday is in the next month that has five Mondays',
      at('FIFTH', 'MONDAY'),
      '2026-12-01T15:00:00Z',
      closed('2027-03-29T14:00:00Z'),
    ],
    ['the last Monday may be the fifth', at('LAST', 'MONDAY'), '2026-11-29T15:00:00Z', closed('2026-11-30T15:00:00Z')],
    ['the last Monday may be the fourth', at('LAST', 'MONDAY'), '2026-12-01T15:00:00Z', closed('2026-12-28T15:00:00Z')],
    ['the last Sunday of February', at('LAST', 'SUNDAY'), '2027-02-28T16:00:00Z', open('2027-02-28T18:00:00Z')],
    [
      'the fifth Tuesday of a leap February',
      at('FIFTH', 'TUESDAY'),
      '2028-02-29T16:00:00Z',
      open('2028-02-29T18:00:00Z'),
    ],
    [
      'a monthly entry without times is open the whole day',
      hours([monthly('FIRST', 'TUESDAY')]),
      '2026-12-01T18:00:00Z',
      open('2026-12-02T06:00:00Z'),
    ],
  ]);
});

describe('dated hours', () => {
  const winter = hours([dated('2026-12-01', '2027-02-28', '18:00', '23:59')]);
  check([
    ['open on each day of the range', winter, '2027-01-16T01:00:00Z', open('2027-01-16T06:00:00Z')],
    ['the last day is included', winter, '2027-03-01T02:00:00Z', open('2027-03-01T06:00:00Z')],
    ['closed after the last day', winter, '2027-03-01T06:00:00Z', closed(null)],
    ['closed until the range begins', winter, '2026-10-01T12:00:00Z', closed('2026-12-02T00:00:00Z')],
    [
      'a range without times is one interval of whole days',
      hours([dated('2026-12-24', '2026-12-26')]),
      '2026-12-24T12:00:00Z',
      open('2026-12-27T06:00:00Z'),
    ],
    [
      'an opening within two years is reported',
      hours([dated('2028-11-30', '2028-12-01')]),
      '2026-12-01T12:00:00Z',
      closed('2028-11-30T06:00:00Z'),
    ],
    [
      'a later opening is not reported',
      hours([dated('2028-12-02', '2028-12-03')]),
      '2026-12-01T12:00:00Z',
      closed(null),
    ],
    ['a leap day', hours([dated('2028-02-29', '2028-02-29')]), '2028-02-29T12:00:00Z', open('2028-03-01T06:00:00Z')],
  ]);
});

describe('closings', () => {
  const christmas = dated('2026-12-25', '2026-12-25');
  check([
    ['a closing of a whole day', hours(workdays, [christmas]), '2026-12-25T18:00:00Z', closed('2026-12-28T14:00:00Z')],
    [
      'the day before a closing has its usual hours',
      hours(workdays, [christmas]),
      '2026-12-24T18:00:00Z',
      open('2026-12-24T23:00:00Z'),
    ],
    [
      'a closing with times applies only during these times',
      hours(workdays, [weekly('TUESDAY', '12:00', '13:00')]),
      '2026-12-01T17:00:00Z',
      open('2026-12-01T18:00:00Z'),
    ],
    [
      'a service opens again after a closing with times',
      hours(workdays, [weekly('TUESDAY', '12:00', '13:00')]),
      '2026-12-01T18:30:00Z',
      closed('2026-12-01T19:00:00Z'),
    ],
    [
      'a monthly closing',
      hours([always], [monthly('LAST', 'THURSDAY')]),
      '2026-11-20T18:00:00Z',
      open('2026-11-26T06:00:00Z'),
    ],
    [
      'a closing interrupts hours around the clock',
      hours([always], [christmas]),
      '2026-12-25T12:00:00Z',
      closed('2026-12-26T06:00:00Z'),
    ],
    [
      'a closing in more than two years does not end 24/7',
      hours([always], [dated('2029-01-01', '2029-01-01')]),
      '2026-12-25T12:00:00Z',
      open(null),
    ],
    [
      'a closing around the clock never opens, but is not permanently closed',
      hours(workdays, [always]),
      '2026-12-01T18:00:00Z',
      closed(null),
    ],
    [
      'a closing without length changes nothing',
      hours(workdays, [weekly('TUESDAY', '09:00', '09:00')]),
      '2026-12-01T15:00:00Z',
      open('2026-12-01T23:00:00Z'),
    ],
  ]);
});

describe('status without hours', () => {
  const at = '2026-12-01T18:00:00Z';
  check([
    ['FULL_DAY is always open', hours([always]), at, open(null)],
    ['permanently closed in the schedules', hours([...workdays, gone]), at, { kind: 'permanentlyClosed' }],
    ['permanently closed in the closings', hours(workdays, [gone]), at, { kind: 'permanentlyClosed' }],
    ['permanently closed overrides contact-only', hours([gone], [], true), at, { kind: 'permanentlyClosed' }],
    ['contact-only overrides hours', hours([always], [], true), at, { kind: 'contact' }],
    ['unknown without hours', hours([]), at, { kind: 'unknown' }],
    ['unknown with closings only', hours([], [dated('2026-12-01', '2026-12-01')]), at, { kind: 'unknown' }],
  ]);
});

describe('clock changes', () => {
  const sunday = (startTime: string, endTime: string) => hours([weekly('SUNDAY', startTime, endTime)]);
  check([
    [
      'spring: 2:30 does not exist and means 3:30',
      sunday('02:30', '06:00'),
      '2026-03-08T08:15:00Z',
      closed('2026-03-08T08:30:00Z'),
    ],
    [
      'spring: an end of 2:30 means 3:30',
      sunday('00:00', '02:30'),
      '2026-03-08T08:15:00Z',
      open('2026-03-08T08:30:00Z'),
    ],
    [
      'spring: the night is an hour shorter',
      sunday('00:00', '06:00'),
      '2026-03-08T06:00:00Z',
      open('2026-03-08T11:00:00Z'),
    ],
    [
      'spring: 8:00 is 8:00 by the new clock',
      sunday('08:00', '12:00'),
      '2026-03-08T12:59:00Z',
      closed('2026-03-08T13:00:00Z'),
    ],
    [
      'autumn: 1:30 occurs twice and means the first',
      sunday('00:00', '01:30'),
      '2026-11-01T06:29:00Z',
      open('2026-11-01T06:30:00Z'),
    ],
    [
      'autumn: closed at the second 1:15',
      sunday('00:00', '01:30'),
      '2026-11-01T07:15:00Z',
      closed('2026-11-08T06:00:00Z'),
    ],
    ['autumn: from the first 1:30 on', sunday('01:30', '06:00'), '2026-11-01T06:30:00Z', open('2026-11-01T12:00:00Z')],
    [
      'autumn: a night shelter is open an hour longer',
      hours([weekly('SATURDAY', '20:00', '23:59'), weekly('SUNDAY', '00:00', '07:00')]),
      '2026-11-01T02:00:00Z',
      open('2026-11-01T13:00:00Z'),
    ],
    [
      'London changes its clocks on another day',
      sunday('08:00', '12:00'),
      '2026-03-29T06:59:00Z',
      closed('2026-03-29T07:00:00Z'),
      'Europe/London',
    ],
    [
      'India never changes its clocks',
      sunday('08:00', '12:00'),
      '2026-03-29T02:30:00Z',
      open('2026-03-29T06:30:00Z'),
      'Asia/Kolkata',
    ],
    [
      'Cairo skips midnight',
      hours([weekly('FRIDAY')]),
      '2026-04-23T20:00:00Z',
      closed('2026-04-23T22:00:00Z'),
      'Africa/Cairo',
    ],
  ]);
});

describe('arguments', () => {
  const shop = hours(workdays);
  check([
    ['an instant with an offset', shop, '2026-12-01T08:00:00-06:00', open('2026-12-01T23:00:00Z')],
    ['an instant with fractions', shop, '2026-12-01T22:59:59.999999999Z', open('2026-12-01T23:00:00Z')],
    ['a zone of a fixed offset', shop, '2026-12-01T14:00:00Z', open('2026-12-01T23:00:00Z'), '-06:00'],
  ]);

  test('a Temporal.Instant', () => {
    expect(openStatus(shop, Temporal.Instant.from('2026-12-01T14:00:00Z'), chicago)).toEqual(
      open('2026-12-01T23:00:00Z'),
    );
  });

  test.each([
    ['a local time, which is no instant', '2026-12-01T14:00:00', chicago],
    ['a date', '2026-12-01', chicago],
    ['nonsense', 'now', chicago],
    ['an unknown zone', '2026-12-01T14:00:00Z', 'Texas/Abilene'],
  ])('refuses %s', (_name, at, timeZone) => {
    expect(() => openStatus(shop, at, timeZone)).toThrow(RangeError);
  });
});
