import type { MonthPeriod, Weekday } from '../hours/scheduleTypes.ts';

/** Start and end as the form has them: `HH:mm`, or empty. The end `00:00` means midnight. */
export interface Span {
  start: string;
  end: string;
  isAllDay: boolean;
  /** An end that is not after the start belongs to the next day. */
  isPastMidnight: boolean;
}

/** Days with the same hours. Each day is in one line only. */
export interface WeekLine {
  days: Weekday[];
  spans: Span[];
}

export interface MonthLine {
  period: MonthPeriod;
  day: Weekday;
  span: Span;
}

/** Dates `YYYY-MM-DD`, both included. An empty end means the start. */
export interface DateLine {
  startDate: string;
  endDate: string;
  span: Span;
}

/** `gone` means permanently closed. The plan keeps entered hours when the user chooses another kind. */
export const hoursKinds = ['hours', 'always', 'contact', 'gone'] as const;
export type HoursKind = (typeof hoursKinds)[number];

/** Hours as people enter them: a night is one span, and days with the same hours are one line (rules.md §1). */
export interface HoursPlan {
  kind: HoursKind;
  week: WeekLine[];
  monthly: MonthLine[];
  dated: DateLine[];
  closedWeek: WeekLine[];
  closedMonthly: MonthLine[];
  closedDates: DateLine[];
}

/** The default times (spec §9). */
export const usualSpan: Span = { start: '08:00', end: '17:00', isAllDay: false, isPastMidnight: false };
export const allDay: Span = { ...usualSpan, isAllDay: true };

export const emptyPlan: HoursPlan = {
  kind: 'hours',
  week: [{ days: [], spans: [usualSpan] }],
  monthly: [],
  dated: [],
  closedWeek: [],
  closedMonthly: [],
  closedDates: [],
};

/** Returns true if the span ends on the next day. The checkbox alone is not enough: the end must not be after the start. */
export function runsPastMidnight({ start, end, isAllDay, isPastMidnight }: Span): boolean {
  return isPastMidnight && !isAllDay && end !== '' && end <= start;
}
