import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStatus } from '../open-status/openStatus.ts';
import { arbitraryMoment } from './arbitraryHours.ts';
import type { Hours, ScheduleEntry } from './schedule.ts';
import { endedSeason } from './season.ts';

const zone = 'America/Chicago';
const range = (startDate: string, endDate: string): ScheduleEntry => ({ type: 'DATE_RANGE', startDate, endDate });
const hours = (...schedules: ScheduleEntry[]): Hours => ({ schedules, closeSchedules: [], isContact: false });

test.each<[string, Hours, string, string | null]>([
  ['is in season on the last day', hours(range('2026-11-01', '2026-11-18')), '2026-11-19T05:59:00Z', null],
  ['is over after the last day', hours(range('2026-11-01', '2026-11-18')), '2026-11-19T06:00:00Z', '2026-11-18'],
  [
    'waits for a later season',
    hours(range('2025-01-01', '2025-02-01'), range('2027-01-01', '2027-02-01')),
    '2026-11-19T06:00:00Z',
    null,
  ],
  [
    'names the last of several days',
    hours(range('2025-05-01', '2025-06-01'), range('2024-01-01', '2024-02-01')),
    '2026-11-19T06:00:00Z',
    '2025-06-01',
  ],
  [
    'has no end with a weekly day',
    hours(range('2025-01-01', '2025-02-01'), { type: 'WEEKLY', day: 'MONDAY' }),
    '2026-11-19T06:00:00Z',
    null,
  ],
  ['is unknown without hours, not over', hours(), '2026-11-19T06:00:00Z', null],
  [
    'is by appointment, not over',
    { ...hours(range('2025-01-01', '2025-02-01')), isContact: true },
    '2026-11-19T06:00:00Z',
    null,
  ],
])('%s', (_name, season, at, expected) => {
  expect(endedSeason(season, at, zone)).toBe(expected);
});

test('a season is over exactly if nothing opens again, whatever is closed meanwhile', () => {
  fc.assert(
    fc.property(arbitraryMoment, ({ hours: { schedules, ...rest }, at, timeZone }) => {
      // Two thirds of the entries are weekly, which never end.
      const dated = { ...rest, schedules: schedules.filter(({ type }) => type === 'DATE_RANGE') };
      const isOver = endedSeason(dated, at, timeZone) !== null;
      if (isOver) expect(openStatus(dated, at, timeZone)).toEqual({ kind: 'closed', opensAt: null });
      // As whole days without closings, every coming day of a range is open. No range starts later than in two years.
      const wholeDays = dated.schedules.map(({ type, startDate, endDate }) => ({ type, startDate, endDate }));
      const status = openStatus(
        { ...dated, schedules: wholeDays as ScheduleEntry[], closeSchedules: [] },
        at,
        timeZone,
      );
      const isClosedForGood = dated.closeSchedules.some(({ type }) => type === 'PERMANENTLY_CLOSED');
      if (!isClosedForGood && isWithinTwoYears(dated, at))
        expect(isOver).toBe(status.kind === 'closed' && status.opensAt === null);
    }),
    { numRuns: 500 },
  );
});

function isWithinTwoYears({ schedules }: Hours, at: string): boolean {
  const year = Number(at.slice(0, 4));
  return schedules.every(({ startDate }) => Number(startDate!.slice(0, 4)) < year + 2);
}
