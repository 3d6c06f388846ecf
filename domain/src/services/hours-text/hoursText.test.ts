import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryMoment } from '../hours/arbitraryHours.ts';
import { endMinuteOf, isPermanentlyClosed, minuteOf } from '../hours/hoursRows.ts';
import { ClosingEntry, type Hours, ScheduleEntry } from '../hours/schedule.ts';
import { openStatus } from '../open-status/openStatus.ts';
import { readHours, writeHours } from '../readHours.ts';

const today = '2026-11-23';
const zone = 'America/Chicago';

const isEmpty = ({ schedules, closeSchedules, isContact }: Hours) =>
  !isContact && schedules.length + closeSchedules.length === 0;
/** An entry such as 9:00 to 9:00 is never open, so the text does not have it. */
const hasLength = ({ startTime, endTime }: ScheduleEntry) =>
  startTime === undefined || startTime !== endTime || endTime === '23:59';

describe.each(['en', 'es'] as const)('hours written in %s', (language) => {
  // In UTC: where clocks change, 1:00-1:15 and 1:15-2:00 can differ from 1:00-2:00.
  test('are read as hours with the same status', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ hours, at }) => {
        const stored = {
          ...hours,
          schedules: hours.schedules.filter(hasLength),
          closeSchedules: hours.closeSchedules.filter(hasLength),
        };
        fc.pre(!isEmpty(stored));
        const text = writeHours(stored, { language });
        const again = readHours(text, { language, today });
        expect(again, text).not.toBeNull();
        expect(openStatus(again!, at, 'UTC'), text).toEqual(openStatus(stored, at, 'UTC'));
      }),
      { numRuns: 800 },
    );
  });

  test('have the same status in every hour of a year', () => {
    const halfHours = fc
      .integer({ min: 0, max: 47 })
      .map((n) => `${String(n >> 1).padStart(2, '0')}:${n % 2 ? '30' : '00'}`);
    const span = fc.tuple(halfHours, halfHours).filter(([a, b]) => a < b);
    const weekly = fc.tuple(fc.constantFrom(...(['MONDAY', 'WEDNESDAY', 'SATURDAY', 'SUNDAY'] as const)), span);
    fc.assert(
      fc.property(fc.array(weekly, { minLength: 1, maxLength: 5 }), (entries) => {
        const schedules = entries.map(([day, [startTime, endTime]]) => {
          return { type: 'WEEKLY' as const, day, startTime, endTime };
        });
        const hours: Hours = {
          schedules: [
            ...schedules,
            { type: 'MONTHLY', period: 'LAST', day: 'FRIDAY', startTime: '10:00', endTime: '12:00' },
          ],
          closeSchedules: [{ type: 'DATE_RANGE', startDate: '2026-12-24', endDate: '2027-01-02' }],
          isContact: false,
        };
        const again = readHours(writeHours(hours, { language }), { language, today })!;
        for (let at = Date.parse('2026-11-23T06:15Z'); at < Date.parse('2027-11-23T06:15Z'); at += 3_600_000 * 7) {
          const instant = new Date(at).toISOString();
          expect(openStatus(again, instant, zone)).toEqual(openStatus(hours, instant, zone));
        }
      }),
      { numRuns: 6 },
    );
  });
});

const words =
  'Mon Tue-Thu lunes a viernes sáb 9 12 1-5 8:30 17:00 am pm noon medianoche closed cerrado except excepto also 1st 3rd último of the month del mes Dec 24 Nov-Mar 12/25 2027 daily 24/7 24 hours by appointment con cita lunch dinner ( ) , ; : / & - to hasta \n pantry (325) 555-0123 holidays Christmas every other or M T R S L X'.split(
    /(?<!\n) (?!\n)/,
  );
const anyText = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((list) => list.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
);

test('any text is null or valid hours without overlaps', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en' as const, 'es' as const, undefined), (text, language) => {
      const hours = readHours(text, { language, today });
      if (!hours) return;
      expect(hours.schedules.map((entry) => ScheduleEntry.safeParse(entry).success)).not.toContain(false);
      expect(hours.closeSchedules.map((entry) => ClosingEntry.safeParse(entry).success)).not.toContain(false);
      expect(isEmpty(hours), text).toBe(false);
      if (!isPermanentlyClosed(hours)) expect(overlapsIn(hours.schedules), text).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

test('texts that repeat do not take long', () => {
  const texts = ['('.repeat(3_000), 'Mon, '.repeat(600), '9-5 '.repeat(700), '1st & '.repeat(400), 'a@'.repeat(1_500)];
  expect(texts.map((text) => readHours(text, { today }))).toEqual([null, null, null, null, null]);
  expect(readHours('Mon 9-5, Tue 10-4; '.repeat(40), { today })?.schedules).toHaveLength(2);
});

function overlapsIn(schedules: readonly ScheduleEntry[]): [ScheduleEntry, ScheduleEntry][] {
  const isSame = (a: ScheduleEntry, b: ScheduleEntry) => a.type === 'WEEKLY' && a.type === b.type && a.day === b.day;
  return schedules.flatMap((a, i) =>
    schedules
      .slice(i + 1)
      .filter((b) => isSame(a, b) && startOf(a) < endOf(b) && startOf(b) < endOf(a))
      .map((b): [ScheduleEntry, ScheduleEntry] => [a, b]),
  );
}

const startOf = ({ startTime = '00:00' }: ScheduleEntry) => minuteOf(startTime);
const endOf = ({ endTime = '23:59' }: ScheduleEntry) => endMinuteOf(endTime);
