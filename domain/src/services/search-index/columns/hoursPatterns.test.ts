import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMoment } from '../../hours/arbitraryHours.ts';
import type { Hours } from '../../hours/schedule.ts';
import { openStatus } from '../../open-status/openStatus.ts';
import { HoursPatterns, OPEN } from './hoursPatterns.ts';

const fallbackZone = 'America/Chicago';

interface PlacedHours {
  hours: Hours;
  timeZone: string | null;
}

/** The format that `indexedColumns` selects. */
function textOf({ hours: { schedules, closeSchedules, isContact }, timeZone }: PlacedHours): string {
  const lines = [JSON.stringify(schedules), JSON.stringify(closeSchedules), isContact ? 't' : 'f'];
  return [...lines, ...(timeZone === null ? [] : [timeZone])].join('\n');
}

/** Whether each of the services is open at an instant. */
function openNow(at: string, services: PlacedHours[]): boolean[] {
  const { patterns, numbers } = patternsOf(services);
  const rankOf = patterns.openingRankOf({ at: Temporal.Instant.from(at), fallbackZone });
  return numbers.map((number) => rankOf(number) === OPEN);
}

function compareAt(at: string, services: PlacedHours[]): void {
  const expected = services.map(
    ({ hours, timeZone }) => openStatus(hours, at, timeZone ?? fallbackZone).kind === 'open',
  );
  expect(openNow(at, services)).toEqual(expected);
}

const placedHours = fc.tuple(arbitraryMoment, fc.boolean()).map(([{ hours, timeZone }, isOwnZone]): PlacedHours => {
  return { hours, timeZone: isOwnZone ? timeZone : null };
});
/** The text of the column, as in a service of the index. */
function patternsOf(services: PlacedHours[]): { patterns: HoursPatterns; numbers: number[] } {
  const patterns = new HoursPatterns();
  return { patterns, numbers: services.map((service) => patterns.numberOf(textOf(service))) };
}

/** A local time near an instant: its own, an hour that a clock change skips or repeats, or midnight. */
function localTime(at: string, zone: string, minutes: number): Temporal.PlainDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().add({ minutes }).round('minute');
}

const someServices = fc.array(placedHours, { minLength: 20, maxLength: 40 });
const someInstants = fc.array(
  arbitraryMoment.map(({ at }) => at),
  { minLength: 4, maxLength: 4 },
);

test('agrees with openStatus for services of every zone', () => {
  fc.assert(
    fc.property(someServices, someInstants, (services, instants) => {
      for (const at of instants) compareAt(at, services);
    }),
    { numRuns: 100 },
  );
});

test('a period contains the services that are open at some minute of it, by their own clocks', () => {
  const length = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 2 * 1440 }));
  fc.assert(
    fc.property(
      someServices,
      someInstants,
      fc.integer({ min: -90, max: 90 }),
      length,
      (services, instants, by, minutes) => {
        const { patterns, numbers } = patternsOf(services);
        for (const at of instants) {
          const from = localTime(at, fallbackZone, by);
          const until = from.add({ minutes });
          const period = { from: from.toString().slice(0, 16), until: until.toString().slice(0, 16) };
          const open = patterns.openAt(period, fallbackZone);
          const expected = services.map(({ hours, timeZone }) => {
            const zone = timeZone ?? fallbackZone;
            const [first, end] = [from, until].map((time) => time.toZonedDateTime(zone).toInstant());
            const status = openStatus(hours, first!, zone);
            if (status.kind !== 'closed') return status.kind === 'open';
            return status.opensAt !== null && Temporal.Instant.compare(status.opensAt, end!) < 0;
          });
          expect(numbers.map((number) => open[number])).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('ranks patterns by how early they are open, also as time passes', () => {
  const days = 24 * 60;
  const minutesLater = fc.oneof(fc.integer({ min: -300, max: 3000 }), fc.integer({ min: 0, max: 30 * days }));
  const later = fc.array(minutesLater, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(someServices, someInstants, later, (services, [at], steps) => {
      const { patterns, numbers } = patternsOf(services);
      for (const minutes of [0, ...steps]) {
        const then = Temporal.Instant.from(at!).add({ minutes });
        const rankOf = patterns.openingRankOf({ at: then, fallbackZone });
        const expected = services.map(({ hours, timeZone }) => {
          const status = openStatus(hours, then, timeZone ?? fallbackZone);
          if (status.kind === 'open') return 0;
          if (status.kind === 'contact' || status.kind === 'unknown') return 1e15;
          if (status.kind !== 'closed' || !status.opensAt) return 2e15;
          const isWithinAWeek = then.until(status.opensAt).total('minutes') <= 7 * days;
          return Date.parse(status.opensAt) + (isWithinAWeek ? 0 : 1e15);
        });
        expect(numbers.map(rankOf)).toEqual(expected);
      }
    }),
    { numRuns: 50 },
  );
});

test('evaluates patterns that are added within the same minute', () => {
  const patterns = new HoursPatterns();
  const at = { at: Temporal.Instant.from('2026-12-01T16:00:00Z'), fallbackZone };
  const always: PlacedHours = {
    hours: { schedules: [{ type: 'FULL_DAY' }], closeSchedules: [], isContact: false },
    timeZone: null,
  };
  const never = { ...always, hours: { ...always.hours, isContact: true } };
  expect(patterns.numberOf(textOf(never))).toBe(0);
  expect(patterns.openingRankOf(at)(0)).toBe(1e15);
  expect(patterns.numberOf(textOf(always))).toBe(1);
  expect(patterns.numberOf(textOf(never))).toBe(0);
  expect([0, 1].map(patterns.openingRankOf(at))).toEqual([1e15, OPEN]);
});

const weekly = (day: 'SUNDAY' | 'TUESDAY', startTime: string, endTime: string): Hours => {
  return { schedules: [{ type: 'WEEKLY', day, startTime, endTime }], closeSchedules: [], isContact: false };
};
const summer: Hours = {
  schedules: [
    { type: 'DATE_RANGE', startDate: '2026-01-01', endDate: '2027-12-31', startTime: '09:00', endTime: '17:00' },
  ],
  closeSchedules: [{ type: 'MONTHLY', day: 'TUESDAY', period: 'LAST' }],
  isContact: false,
};

test.each<[string, Hours, string | null, string, boolean]>([
  ['open by the region’s clock', weekly('TUESDAY', '08:00', '17:00'), null, '2026-12-01T14:00:00Z', true],
  ['not yet by its own', weekly('TUESDAY', '08:00', '17:00'), 'America/Denver', '2026-12-01T14:59:59Z', false],
  ['closed at the end', weekly('TUESDAY', '08:00', '17:00'), null, '2026-12-01T23:00:00Z', false],
  [
    'from 2:30, which is 3:30 that day: not at 3:15',
    weekly('SUNDAY', '02:30', '06:00'),
    null,
    '2026-03-08T08:15:00Z',
    false,
  ],
  [
    'to 2:30, which is 3:30 that day: still at 3:15',
    weekly('SUNDAY', '00:00', '02:30'),
    null,
    '2026-03-08T08:15:00Z',
    true,
  ],
  [
    'to 1:30, the first of two: not at the second 1:15',
    weekly('SUNDAY', '00:00', '01:30'),
    null,
    '2026-11-01T07:15:00Z',
    false,
  ],
  ['two years of days, too many to keep as minutes', summer, null, '2026-12-01T16:00:00Z', true],
  ['and closed on a last Tuesday', summer, null, '2026-12-29T16:00:00Z', false],
  ['contact-only', { ...summer, isContact: true }, null, '2026-12-01T16:00:00Z', false],
])('%s', (_name, hours, timeZone, at, isOpen) => {
  expect(openNow(at, [{ hours, timeZone }])).toEqual([isOpen]);
});
