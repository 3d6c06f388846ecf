// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import {
  type MonthPeriod,
  monthPeriods,
  type ScheduleType,
  scheduleTypes,
  type Weekday,
  weekdays,
} from './scheduleTypes.ts';

const WallClock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'MALFORMED'));
/** PostgreSQL has no year 0. */
const CalendarDate = z.iso.date('MALFORMED').check(z.refine((date) => !date.startsWith('0000'), 'MALFORMED'));

/** Schedule entry of a response. It was checked when it was stored, so this schema is simple and fast. */
export const StoredScheduleEntry = z.object({
  type: z.enum(scheduleTypes),
  day: z.optional(z.enum(weekdays)),
  period: z.optional(z.enum(monthPeriods)),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  startTime: z.optional(z.string()),
  endTime: z.optional(z.string()),
  startTimeSeconds: z.optional(z.number()),
});

/**
 * One entry of opening or closing hours (rules.md §1): local times `HH:mm` and dates `YYYY-MM-DD`, both included.
 * Screens show `MM-dd-yyyy` and a 12-hour clock.
 */
export const ScheduleEntry = z.pipe(
  z
    .strictObject({
      type: z.enum(scheduleTypes),
      day: z.optional(z.enum(weekdays)),
      period: z.optional(z.enum(monthPeriods)),
      startDate: z.optional(CalendarDate),
      endDate: z.optional(CalendarDate),
      startTime: z.optional(WallClock),
      endTime: z.optional(WallClock),
      /** Seconds from Monday 00:00, derived from day and startTime. A sent value is ignored. */
      startTimeSeconds: z.optional(z.int()),
    })
    .check(z.superRefine(rejectIncompleteEntries)),
  z.transform(withStartTimeSeconds),
);
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;

/** Entry of closing hours. "Never open" is PERMANENTLY_CLOSED; closing hours have no FULL_DAY (spec §4). */
export const ClosingEntry = ScheduleEntry.check(
  z.refine(({ type }) => type !== 'FULL_DAY', { path: ['type'], error: 'NOT_ONE_OF' }),
);

/** The fields of a service that determine when it is open. */
export interface Hours {
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
}

type RawEntry = {
  type: ScheduleType;
  day?: Weekday;
  period?: MonthPeriod;
  startDate?: string;
  endDate?: string;
  startTime?: string;
  endTime?: string;
  startTimeSeconds?: number;
};

function rejectIncompleteEntries(entry: RawEntry, ctx: z.core.$RefinementCtx): void {
  const addIssue = (field: keyof RawEntry, key: string) =>
    ctx.addIssue({ code: 'custom', path: [field], message: key });
  if ((entry.type === 'WEEKLY' || entry.type === 'MONTHLY') && !entry.day) addIssue('day', 'REQUIRED');
  if (entry.type === 'MONTHLY' && !entry.period) addIssue('period', 'REQUIRED');
  if (entry.type === 'DATE_RANGE') {
    if (!entry.startDate) addIssue('startDate', 'REQUIRED');
    if (!entry.endDate) addIssue('endDate', 'REQUIRED');
    if (entry.startDate && entry.endDate && entry.endDate < entry.startDate) addIssue('endDate', 'CHECK_DATE_START');
  }
  if (entry.type === 'FULL_DAY' || entry.type === 'PERMANENTLY_CLOSED') return;
  if (entry.startTime && !entry.endTime) addIssue('endTime', 'REQUIRED');
  if (entry.endTime && !entry.startTime) addIssue('startTime', 'REQUIRED');
  if (entry.startTime && entry.endTime && entry.startTime > entry.endTime) addIssue('startTime', 'CHECK_TIME_START');
}

function withStartTimeSeconds(entry: RawEntry): RawEntry {
  const { startTimeSeconds: _sent, ...rest } = entry;
  if (rest.type === 'FULL_DAY' || rest.type === 'PERMANENTLY_CLOSED') return { type: rest.type };
  if (!rest.day || !rest.startTime) return rest;
  const [hours, minutes] = rest.startTime.split(':').map(Number) as [number, number];
  return { ...rest, startTimeSeconds: weekdays.indexOf(rest.day) * 86_400 + hours * 3_600 + minutes * 60 };
}
