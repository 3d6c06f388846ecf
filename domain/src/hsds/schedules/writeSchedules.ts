import { END_OF_DAY, type HoursRow, hoursRows, isPermanentlyClosed } from '../../services/hours/hoursRows.ts';
import type { Hours } from '../../services/hours/schedule.ts';
import type { HsdsSchedule } from '../records/hsdsRecords.ts';
import { bydayOf, isMonthly } from './dayKeys.ts';
import { subtractClosings } from './subtractClosings.ts';

/** What a schedule says that is not an opening. HSDS has no field for it: it is an attribute of the schedule. */
export const scheduleKinds = ['CLOSED', 'CALL_FOR_HOURS', 'PERMANENTLY_CLOSED'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** A schedule without its id. `kind` becomes an attribute with `value`: the times that are closed, as JSON. */
interface ScheduleDraft {
  rule: Omit<HsdsSchedule, 'id' | 'attributes'>;
  kind?: ScheduleKind;
  value?: string;
}

/** The days and times of a closing: the same fields as those of an opening. */
export type ClosingRule = Pick<HsdsSchedule, 'freq' | 'byday' | 'valid_from' | 'valid_to' | 'opens_at' | 'closes_at'>;

/**
 * Returns hours as HSDS schedules. Openings are recurrence rules (RFC 5545) with local times, without the times that are
 * closed. Each closing is also a schedule of its own without an opening, so that `readSchedules` returns the same hours.
 */
export function writeSchedules(hours: Hours): ScheduleDraft[] {
  if (isPermanentlyClosed(hours)) return [{ rule: { description: 'Permanently closed' }, kind: 'PERMANENTLY_CLOSED' }];
  if (hours.isContact) return [{ rule: { description: 'Call for hours' }, kind: 'CALL_FOR_HOURS' }];
  if (hours.schedules.length === 0) return [];
  const rows = hoursRows(hours);
  const closings = rows.filter(({ isClosing }) => isClosing);
  const openings = subtractClosings(
    rows.filter(({ isClosing }) => !isClosing),
    closings,
  );
  const written = [...groupDays(openings).map((rule) => ({ rule })), ...closings.map(closingOf)];
  return written.length > 0 ? written : [{ rule: { description: 'Closed' }, kind: 'CLOSED' }];
}

/** One rule for all days with the same times: `MO,TU,WE`. */
function groupDays(openings: readonly HoursRow[]): ScheduleDraft['rule'][] {
  const groups = Map.groupBy(openings, (row) =>
    [isMonthly(row.dayKey), row.firstDate, row.lastDate, row.startMinute, row.endMinute].join(),
  );
  return [...groups.values()].map((rows) => {
    const keys = [...new Set(rows.map(({ dayKey }) => dayKey))].sort((a, b) => a - b);
    const byday = keys.includes(0) ? bydayOf(0) : keys.map(bydayOf).join(',');
    const { freq, ...rule } = ruleOf(rows[0]!);
    return { freq, interval: 1, ...rule, byday };
  });
}

function ruleOf({ dayKey, firstDate, lastDate, startMinute, endMinute }: HoursRow): ClosingRule {
  return {
    freq: isMonthly(dayKey) ? 'MONTHLY' : 'WEEKLY',
    byday: bydayOf(dayKey),
    ...(firstDate === null ? {} : { valid_from: firstDate }),
    ...(lastDate === null ? {} : { valid_to: lastDate }),
    opens_at: clockOf(startMinute),
    closes_at: clockOf(endMinute),
  };
}

/** `23:59` is the end of the day, as in hours: HSDS has no 24:00. */
function clockOf(minute: number): string {
  const shown = minute === END_OF_DAY ? END_OF_DAY - 1 : minute;
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

function closingOf(row: HoursRow): ScheduleDraft {
  const rule = ruleOf(row);
  const { valid_from, valid_to, opens_at, closes_at, byday } = rule;
  const isWholeDay = row.startMinute === 0 && row.endMinute === END_OF_DAY;
  const days = row.dayKey === 0 ? '' : ` on ${byday}`;
  const dates = valid_from === undefined ? '' : ` from ${valid_from} to ${valid_to}`;
  const times = isWholeDay ? '' : `, ${opens_at} to ${closes_at}`;
  return {
    rule: {
      ...(valid_from === undefined ? {} : { valid_from, valid_to }),
      description: `Closed${days}${dates}${times}`,
    },
    kind: 'CLOSED',
    value: JSON.stringify(rule),
  };
}
