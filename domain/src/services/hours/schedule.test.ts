import { describe, expect, test } from 'vitest';
import { ClosingEntry, ScheduleEntry } from './schedule.ts';

describe('ScheduleEntry', () => {
  test.each([
    ['weekly', { type: 'WEEKLY', day: 'MONDAY', startTime: '00:00', endTime: '23:59' }, 0],
    ['weekly, past Monday', { type: 'WEEKLY', day: 'WEDNESDAY', startTime: '08:30', endTime: '17:00' }, 203_400],
    ['monthly', { type: 'MONTHLY', day: 'SUNDAY', period: 'LAST', startTime: '23:59', endTime: '23:59' }, 604_740],
    ['without times', { type: 'WEEKLY', day: 'MONDAY' }, undefined],
    ['dated', { type: 'DATE_RANGE', startDate: '2028-02-29', endDate: '2028-02-29' }, undefined],
  ])('%s: startTimeSeconds is derived, and a sent value is ignored', (_name, entry, startTimeSeconds) => {
    expect(ScheduleEntry.parse({ ...entry, startTimeSeconds: 1 }).startTimeSeconds).toBe(startTimeSeconds);
  });

  test.each(['FULL_DAY', 'PERMANENTLY_CLOSED'] as const)('%s drops times', (type) => {
    expect(ScheduleEntry.parse({ type, startTime: '08:00', endTime: '17:00' })).toEqual({ type });
  });

  test.each([
    ['weekly without a day', { type: 'WEEKLY' }, 'day', 'REQUIRED'],
    ['monthly without a day', { type: 'MONTHLY', period: 'FIRST' }, 'day', 'REQUIRED'],
    ['monthly without a period', { type: 'MONTHLY', day: 'MONDAY' }, 'period', 'REQUIRED'],
    ['a range without a start', { type: 'DATE_RANGE', endDate: '2026-12-01' }, 'startDate', 'REQUIRED'],
    ['a range without an end', { type: 'DATE_RANGE', startDate: '2026-12-01' }, 'endDate', 'REQUIRED'],
    [
      'a range backwards',
      { type: 'DATE_RANGE', startDate: '2026-12-02', endDate: '2026-12-01' },
      'endDate',
      'CHECK_DATE_START',
    ],
    [
      'a day that does not exist',
      { type: 'DATE_RANGE', startDate: '2026-02-29', endDate: '2026-03-01' },
      'startDate',
      'MALFORMED',
    ],
    ['a start without an end', { type: 'WEEKLY', day: 'MONDAY', startTime: '08:00' }, 'endTime', 'REQUIRED'],
    ['an end without a start', { type: 'WEEKLY', day: 'MONDAY', endTime: '08:00' }, 'startTime', 'REQUIRED'],
    [
      'times backwards',
      { type: 'WEEKLY', day: 'MONDAY', startTime: '18:00', endTime: '07:00' },
      'startTime',
      'CHECK_TIME_START',
    ],
    ['24:00', { type: 'WEEKLY', day: 'MONDAY', startTime: '08:00', endTime: '24:00' }, 'endTime', 'MALFORMED'],
    [
      'a 12-hour time',
      { type: 'WEEKLY', day: 'MONDAY', startTime: '8:00 AM', endTime: '17:00' },
      'startTime',
      'MALFORMED',
    ],
  ])('rejects %s', (_name, entry, field, key) => {
    const issues = ScheduleEntry.safeParse(entry).error?.issues;
    expect(issues).toContainEqual(expect.objectContaining({ path: [field], message: key }));
  });
});

describe('ClosingEntry', () => {
  test('accepts PERMANENTLY_CLOSED and rejects FULL_DAY', () => {
    const { error } = ClosingEntry.safeParse({ type: 'FULL_DAY' });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['type'], 'NOT_ONE_OF']]);
    expect(ClosingEntry.parse({ type: 'PERMANENTLY_CLOSED' })).toEqual({ type: 'PERMANENTLY_CLOSED' });
    const christmas = { type: 'DATE_RANGE', startDate: '2026-12-25', endDate: '2026-12-25' };
    expect(ClosingEntry.parse(christmas)).toEqual(christmas);
  });
});
