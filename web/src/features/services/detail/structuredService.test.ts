import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { expect, test } from 'vitest';
import { structuredHours } from './structuredService.ts';

function read(schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = []) {
  const hours = { schedules, closeSchedules, isContact: false };
  return structuredHours(weekHours(hours, '2026-12-01T18:00:00Z', 'America/Chicago'));
}

const type = { '@type': 'OpeningHoursSpecification' };

test('days, nights, dates, and days off', () => {
  const structured = read(
    [
      { type: 'WEEKLY', day: 'MONDAY', startTime: '09:05', endTime: '12:00' },
      { type: 'WEEKLY', day: 'FRIDAY', startTime: '18:00', endTime: '23:59' },
      { type: 'WEEKLY', day: 'SATURDAY', startTime: '00:00', endTime: '07:00' },
      { type: 'DATE_RANGE', startDate: '2026-12-05', endDate: '2026-12-06' },
    ],
    [
      { type: 'DATE_RANGE', startDate: '2026-12-25', endDate: '2026-12-25' },
      { type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2026-12-24', startTime: '12:00', endTime: '17:00' },
    ],
  );
  expect(structured.openingHoursSpecification).toEqual([
    { ...type, dayOfWeek: 'https://schema.org/Monday', opens: '09:05', closes: '12:00' },
    { ...type, dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '07:00' },
    { ...type, validFrom: '2026-12-05', validThrough: '2026-12-06', opens: '00:00', closes: '23:59' },
  ]);
  expect(structured.specialOpeningHoursSpecification).toEqual([
    { ...type, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});

test('unknown hours are left out', () => {
  expect(read([])).toEqual({ openingHoursSpecification: undefined, specialOpeningHoursSpecification: undefined });
});
