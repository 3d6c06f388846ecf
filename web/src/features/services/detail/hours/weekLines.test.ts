import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { type Weekday, weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { expect, test } from 'vitest';
import { weekLines } from './weekLines.ts';

const on = (days: readonly Weekday[], startTime: string, endTime: string): ScheduleEntry[] =>
  days.map((day) => ({ type: 'WEEKLY', day, startTime, endTime }));

function lines(schedules: ScheduleEntry[]) {
  const hours = { schedules, closeSchedules: [], isContact: false };
  return weekLines(weekHours(hours, '2026-12-01T18:00:00Z', 'America/Chicago').days).map(
    ({ runs, span, isToday, intervals }) => [
      span === 'some' ? runs.map((run) => [...new Set(run)].join('-')).join(',') : span,
      isToday,
      intervals.map(({ startMinute, endMinute }) => `${startMinute / 60}-${endMinute / 60}`).join(','),
    ],
  );
}

test('seven equal nights are one line', () => {
  const nights = [...on(weekdays, '17:00', '23:59'), ...on(weekdays, '00:00', '08:00')];
  expect(lines(nights)).toEqual([['nights', true, '17-8']]);
});

test('seven equal days are one line', () => {
  expect(lines(on(weekdays, '08:00', '17:00'))).toEqual([['all', true, '8-17']]);
});

test('days with the same hours are together, and days without hours come last', () => {
  const week = [
    ...on(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY'], '09:00', '12:00'),
    ...on(['THURSDAY'], '13:00', '16:00'),
  ];
  expect(lines(week)).toEqual([
    ['MONDAY-WEDNESDAY,FRIDAY', true, '9-12'],
    ['THURSDAY', false, '13-16'],
    ['SATURDAY,SUNDAY', false, ''],
  ]);
});
