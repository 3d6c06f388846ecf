import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { monthPeriods, type Weekday, weekdays } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { Random } from './random.ts';

export interface ChosenHours {
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
}

const workdays = weekdays.slice(0, 5);
const officeHours = [
  '08:00-17:00',
  '09:00-17:00',
  '08:30-16:30',
  '09:00-16:00',
  '10:00-18:00',
  '07:30-17:30',
  '08:00-16:30',
];
const shortHours = [
  '09:00-12:00',
  '10:00-13:00',
  '13:00-16:00',
  '17:30-19:00',
  '18:00-20:00',
  '09:30-11:30',
  '11:00-12:30',
  '16:00-18:00',
];
const seasons = [
  '2026-11-15/2027-03-15',
  '2027-01-25/2027-04-15',
  '2027-06-01/2027-08-13',
  '2026-12-01/2026-12-24',
  '2026-08-01/2026-09-30',
];
const holidays = [
  '2026-11-26/2026-11-27',
  '2026-12-24/2026-12-26',
  '2027-01-01/2027-01-01',
  '2027-05-31/2027-05-31',
  '2026-12-21/2027-01-04',
];

/** Chooses opening hours in the proportions of real directories: mostly office hours. */
export function chooseHours(random: Random, isNightShelter: boolean): ChosenHours {
  const isContact = random.chance(0.06);
  const schedules = isNightShelter && random.chance(0.6) ? nights() : chooseSchedules(random);
  const closeSchedules: ScheduleEntry[] = random.chance(0.12) ? [dates(random.pick(holidays))] : [];
  if (random.chance(0.02)) closeSchedules.push(monthly(random.pick(workdays), 'LAST'));
  return { schedules, closeSchedules, isContact };
}

function chooseSchedules(random: Random): ScheduleEntry[] {
  const kind = random.next();
  if (kind < 0.5) return weekly(workdays, [random.pickEarly(officeHours)]);
  if (kind < 0.62) return weekly(workdays, ['08:00-12:00', '13:00-17:00']);
  if (kind < 0.76) return weekly(random.some(weekdays, random.int(1, 3)), [random.pick(shortHours)]);
  if (kind < 0.8) return [...weekly(workdays, ['09:00-18:00']), ...weekly(['SATURDAY'], ['09:00-13:00'])];
  if (kind < 0.88) return months(random);
  if (kind < 0.91) return [dates(random.pick(seasons), random.chance(0.7) ? random.pick(officeHours) : undefined)];
  if (kind < 0.96) return [{ type: 'FULL_DAY' }];
  return kind < 0.97 ? [{ type: 'PERMANENTLY_CLOSED' }] : [];
}

function weekly(days: readonly Weekday[], spans: string[]): ScheduleEntry[] {
  return days.flatMap((day) => spans.map((span): ScheduleEntry => ({ type: 'WEEKLY', day, ...timesOf(span) })));
}

function nights(): ScheduleEntry[] {
  return weekly(weekdays, ['00:00-07:00', '18:00-23:59']);
}

function months(random: Random): ScheduleEntry[] {
  const day = random.pick(weekdays);
  const span = random.pick(shortHours);
  return random.some(monthPeriods, random.int(1, 2)).map((period) => monthly(day, period, span));
}

function monthly(day: Weekday, period: (typeof monthPeriods)[number], span?: string): ScheduleEntry {
  return { type: 'MONTHLY', period, day, ...(span && timesOf(span)) };
}

function dates(range: string, span?: string): ScheduleEntry {
  const [startDate, endDate] = range.split('/') as [string, string];
  return { type: 'DATE_RANGE', startDate, endDate, ...(span && timesOf(span)) };
}

function timesOf(span: string) {
  const [startTime, endTime] = span.split('-') as [string, string];
  return { startTime, endTime };
}
