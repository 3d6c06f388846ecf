import { hoursText } from '@amparo/domain/chatbot/answers/hoursText.ts';
import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { expect, test } from 'vitest';
import { chatTexts } from './chatTexts.ts';

// A Wednesday.
const at = '2026-11-18T18:00:00Z';
const weekly = (day: 'FRIDAY' | 'SATURDAY' | 'SUNDAY', startTime?: string, endTime?: string): ScheduleEntry => {
  return { type: 'WEEKLY', day, startTime, endTime };
};
const monthly: ScheduleEntry = {
  type: 'MONTHLY',
  period: 'FIRST',
  day: 'MONDAY',
  startTime: '10:00',
  endTime: '12:00',
};
const dated = (startDate: string, endDate = startDate, startTime?: string, endTime?: string): ScheduleEntry => {
  return { type: 'DATE_RANGE', startDate, endDate, startTime, endTime };
};

function say(schedules: ScheduleEntry[], closeSchedules: ScheduleEntry[] = [], language: 'en' | 'es' = 'en'): string {
  const week = weekHours({ schedules, closeSchedules, isContact: false }, at, 'America/Chicago');
  return hoursText(week, { t: chatTexts(language), language }).join(' ');
}

test.each<[string, ScheduleEntry[], ScheduleEntry[], string]>([
  [
    'days that are alike',
    [weekly('FRIDAY', '09:00', '17:00'), weekly('SATURDAY', '09:00', '17:00'), weekly('SUNDAY', '09:00', '12:00')],
    [],
    'Hours: Friday to Saturday 9:00 AM to 5:00 PM; Sunday 9:00 AM to 12:00 PM.',
  ],
  [
    'a night',
    [weekly('FRIDAY', '18:00', '23:59'), weekly('SATURDAY', '00:00', '07:00')],
    [],
    'Hours: Friday 6:00 PM to 7:00 AM the next day.',
  ],
  ['a day of the month alone', [monthly], [], 'Hours: first Monday of the month 10:00 AM to 12:00 PM.'],
  [
    'dates beside a week',
    [weekly('FRIDAY', '09:00', '17:00'), dated('2026-11-25', '2026-11-28')],
    [],
    'Hours: Friday 9:00 AM to 5:00 PM; 11-25-2026 to 11-28-2026 all day.',
  ],
  [
    'closings of dates, weeks and months',
    [weekly('FRIDAY', '09:00', '17:00')],
    [
      dated('2026-11-27'),
      dated('2026-12-24', '2026-12-24', '12:00', '17:00'),
      weekly('SUNDAY'),
      { type: 'MONTHLY', period: 'LAST', day: 'FRIDAY' },
    ],
    'Hours: Friday 9:00 AM to 5:00 PM. Closed: 11-27-2026; 12-24-2026 12:00 PM to 5:00 PM; every Sunday; last Friday of the month.',
  ],
  [
    'no closing that is over',
    [monthly],
    [dated('2026-11-16')],
    'Hours: first Monday of the month 10:00 AM to 12:00 PM.',
  ],
  ['nothing at all', [], [], ''],
])('%s', (_name, schedules, closings, expected) => {
  expect(say(schedules, closings)).toBe(expected);
});

test('in Spanish', () => {
  expect(say([monthly], [dated('2026-11-27'), weekly('SUNDAY')], 'es')).toBe(
    'Horario: primer lunes del mes 10:00 a. m. a 12:00 p. m. Cerrado: 11-27-2026; cada domingo.',
  );
});

test('lists only the next of many closings', () => {
  const days = ['20', '21', '22', '23', '24', '25', '26'].map((day) => dated(`2026-12-${day}`));
  expect(say([monthly], days)).toMatch(/Closed: 12-20-2026; .*12-24-2026; other days on its page\.$/);
});

test.each([
  ['en', 1, 'The nearest is 1 mile away.'],
  ['en', 1.5, 'The nearest is 1.5 miles away.'],
  ['es', 1, 'El más cercano está a 1 milla.'],
  ['es', 0.4, 'El más cercano está a 0.4 millas.'],
] as const)('one mile is singular (%s, %d)', (language, miles, expected) => {
  expect(chatTexts(language)('chat.answers.theNearest', { miles })).toBe(expected);
});
