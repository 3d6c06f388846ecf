import { expect, test } from 'vitest';
import type { ScheduleEntry } from '../hours/schedule.ts';
import type { Weekday } from '../hours/scheduleTypes.ts';
import { openHoursOn } from './openHoursOn.ts';

const chicago = 'America/Chicago';
const thursday = '2026-11-26';
const weekly = (day: Weekday, startTime: string, endTime: string): ScheduleEntry => ({
  type: 'WEEKLY',
  day,
  startTime,
  endTime,
});
const on = (schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = [], fromMinute = 0) =>
  openHoursOn({ schedules, closeSchedules, isContact: false }, thursday, chicago, fromMinute);
const interval = (startMinute: number, endMinute: number, endsNextDay = false) => ({
  startMinute,
  endMinute,
  endsNextDay,
});

test('returns the intervals of that day only', () => {
  const week = [weekly('WEDNESDAY', '08:00', '09:00'), weekly('THURSDAY', '13:00', '16:00')];
  expect(on([...week, weekly('THURSDAY', '09:00', '12:00'), weekly('FRIDAY', '00:00', '24:00')])).toEqual([
    interval(540, 720),
    interval(780, 960),
  ]);
});

test('applies the closings of that date', () => {
  const closing: ScheduleEntry = { type: 'DATE_RANGE', startDate: thursday, endDate: thursday };
  expect(on([weekly('THURSDAY', '09:00', '12:00')], [closing])).toEqual([]);
  const untilTen = { ...closing, startTime: '08:00', endTime: '10:00' };
  expect(on([weekly('THURSDAY', '09:00', '12:00')], [untilTen])).toEqual([interval(600, 720)]);
});

const nights = (['WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const).flatMap((day) => [
  weekly(day, '17:00', '23:59'),
  weekly(day, '00:00', '08:00'),
]);

test('a night belongs to the day on which it begins', () => {
  expect(on(nights)).toEqual([interval(1020, 480, true)]);
});

test('includes the end of the night before for a time before that end', () => {
  expect(on(nights, [], 180)).toEqual([interval(0, 480), interval(1020, 480, true)]);
  expect(on(nights, [], 600)).toEqual([interval(1020, 480, true)]);
  expect(on([weekly('WEDNESDAY', '17:00', '23:59'), weekly('THURSDAY', '00:00', '08:00')])).toEqual([interval(0, 480)]);
});

test('a service that never closes is open all day', () => {
  expect(on([{ type: 'FULL_DAY' }])).toEqual([interval(0, 1440)]);
});

test('the hours of a day with a clock change are those on the clock', () => {
  const hours = { schedules: [weekly('SUNDAY', '01:00', '09:00')], closeSchedules: [], isContact: false };
  expect(openHoursOn(hours, '2026-03-08', chicago)).toEqual([interval(60, 540)]);
  expect(openHoursOn(hours, '2026-11-01', chicago)).toEqual([interval(60, 540)]);
});

test('hours that do not depend on the time have no intervals', () => {
  expect(openHoursOn({ schedules: [], closeSchedules: [], isContact: true }, thursday, chicago)).toEqual([]);
});
