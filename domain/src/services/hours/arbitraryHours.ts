// Random hours and instants for the property tests, here and on the server.
import fc from 'fast-check';
import { DAY_MS } from './calendarDay.ts';
import type { Hours, ScheduleEntry } from './schedule.ts';
import { monthPeriods, weekdays } from './scheduleTypes.ts';

const testZones = [
  'America/Chicago',
  'America/Denver',
  'America/New_York',
  'Asia/Kolkata',
  'Europe/London',
  'UTC',
] as const;

const oddTimes = ['00:00', '01:00', '01:30', '02:00', '02:20', '02:30', '03:00', '03:10', '12:00', '23:00', '23:59'];
const anyTime = fc
  .integer({ min: 0, max: 1_439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const time = fc.oneof(fc.constantFrom(...oddTimes), anyTime);

const times = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 5,
    arbitrary: fc.tuple(time, time).map((both) => {
      const [startTime, endTime] = both.sort();
      return { startTime, endTime };
    }),
  },
);

const day = fc
  .integer({ min: 0, max: 1_500 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
/** Clock changes with their zones, and a leap day. */
const changes = [
  ['America/Chicago', '2026-03-08T08:00Z'],
  ['America/Chicago', '2026-11-01T07:00Z'],
  ['America/Denver', '2027-03-14T09:00Z'],
  ['America/Denver', '2026-11-01T08:00Z'],
  ['America/New_York', '2028-03-12T07:00Z'],
  ['America/New_York', '2027-11-07T06:00Z'],
  ['Europe/London', '2026-03-29T01:00Z'],
  ['Europe/London', '2026-10-25T01:00Z'],
  ['UTC', '2028-02-29T12:00Z'],
] as const;
const oddDay = fc.constantFrom(...changes.map(([, instant]) => instant.slice(0, 10)));
const dates = fc
  .tuple(fc.oneof(day, oddDay), fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 150 })))
  .map(([startDate, length]) => {
    const end = new Date(Date.parse(startDate) + length * DAY_MS);
    return { startDate, endDate: end.toISOString().slice(0, 10) };
  });

const weekly = fc.tuple(fc.constantFrom(...weekdays), times).map(([weekday, clock]): ScheduleEntry => {
  return { type: 'WEEKLY', day: weekday, ...clock };
});
const monthly = fc
  .tuple(fc.constantFrom(...weekdays), fc.constantFrom(...monthPeriods), times)
  .map(([weekday, period, clock]): ScheduleEntry => ({ type: 'MONTHLY', day: weekday, period, ...clock }));
const dated = fc
  .tuple(dates, times)
  .map(([range, clock]): ScheduleEntry => ({ type: 'DATE_RANGE', ...range, ...clock }));
const always = fc.constant<ScheduleEntry>({ type: 'FULL_DAY' });
const gone = fc.constant<ScheduleEntry>({ type: 'PERMANENTLY_CLOSED' });

const entry = fc.oneof(
  { weight: 12, arbitrary: weekly },
  { weight: 5, arbitrary: monthly },
  { weight: 5, arbitrary: dated },
  { weight: 1, arbitrary: always },
);
const closing = fc.oneof({ weight: 20, arbitrary: entry }, { weight: 1, arbitrary: gone });

/** Hours of all kinds. A few are contact-only or permanently closed. */
const arbitraryHours: fc.Arbitrary<Hours> = fc.record({
  schedules: fc.array(entry, { maxLength: 7 }),
  closeSchedules: fc.oneof(fc.constant<ScheduleEntry[]>([]), fc.array(closing, { maxLength: 3 })),
  isContact: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
});

const smallHours = fc
  .tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => [start * 15, (start + length) * 15])
  .map((both) => both.map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)));
const atNight = fc.tuple(fc.constantFrom<ScheduleEntry>({ type: 'WEEKLY', day: 'SUNDAY' }), smallHours);
const nightEntry = atNight.map(([entry, [startTime, endTime]]): ScheduleEntry => ({ ...entry, startTime, endTime }));
const nightHours: fc.Arbitrary<Hours> = fc.record({
  schedules: fc.array(fc.oneof({ weight: 4, arbitrary: nightEntry }, { weight: 1, arbitrary: weekly }), {
    minLength: 1,
    maxLength: 3,
  }),
  closeSchedules: fc.array(nightEntry, { maxLength: 1 }),
  isContact: fc.constant(false),
});

const anyInstant = fc.integer({ min: 0, max: 4 * 365 * 1_440 }).map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);

interface Moment {
  hours: Hours;
  at: string;
  timeZone: string;
}

const ordinary: fc.Arbitrary<Moment> = fc.record({
  hours: arbitraryHours,
  at: fc.tuple(anyInstant, fc.constantFrom(0, 29_999)).map(([ms, more]) => new Date(ms + more).toISOString()),
  timeZone: fc.constantFrom(...testZones),
});

/** Night hours of a Sunday on which the clocks change, at an instant within three hours of the change. */
const atChange: fc.Arbitrary<Moment> = fc
  .tuple(nightHours, fc.constantFrom(...changes), fc.integer({ min: -180, max: 180 }))
  .map(([hours, [timeZone, change], minute]) => {
    return { hours, at: new Date(Date.parse(change) + minute * 60_000).toISOString(), timeZone };
  });

/** Hours, an instant within four years, and a zone. Half of the instants are near a clock change. */
export const arbitraryMoment: fc.Arbitrary<Moment> = fc.oneof(ordinary, atChange);
