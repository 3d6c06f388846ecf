import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStatus } from '../openStatus.ts';
import { arbitraryMoment } from './arbitraryHours.ts';
import { hoursRows } from './hoursRows.ts';
import { isOpenOn, openMoment } from './openMoment.ts';

const chicago = 'America/Chicago';

describe('openMoment', () => {
  test('on an ordinary day, rows apply that begin by this minute and end after it', () => {
    expect(openMoment('2026-12-29T20:15:40Z', chicago)).toEqual([
      { date: '2026-12-29', dayKeys: [0, 2, 52, 62], begun: [[0, 855]], unended: [[856, 1_440]] },
    ]);
  });

  test('in spring at 3:15, times in the gap move forward by an hour', () => {
    expect(openMoment('2026-03-08T08:15:00Z', chicago)).toEqual([
      {
        date: '2026-03-08',
        dayKeys: [0, 7, 27],
        begun: [
          [0, 135],
          [180, 195],
        ],
        unended: [
          [136, 179],
          [196, 1_440],
        ],
      },
    ]);
  });

  test('in autumn at the second 1:15, all minutes of that hour have begun', () => {
    const [day] = openMoment('2026-11-01T07:15:00Z', chicago);
    expect(day).toMatchObject({ begun: [[0, 119]], unended: [[120, 1_440]] });
  });

  test('the rows of hours agree with openStatus', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ hours, at, timeZone }) => {
        const isOpen = isOpenOn(openMoment(at, timeZone), hoursRows(hours));
        expect(isOpen).toBe(openStatus(hours, at, timeZone).kind === 'open');
      }),
      { numRuns: 1_500 },
    );
  });
});
