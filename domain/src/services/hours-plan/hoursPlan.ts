import type { MonthPeriod, Weekday } from '../hours/scheduleTypes.ts';

/** From when to when, as a form holds it: `HH:mm`, empty where nothing is entered. An end of `00:00` is midnight. */
export interface Span {
  start: string;
  end: string;
  isAllDay: boolean;
  /** Whether an end that is not after the start is meant for the next day. */
  isPastMidnight: boolean;
}

/** Days that have the same hours. A day stands in one line only. */
export interface WeekLine {
  days: Weekday[];
  spans: Span[];
}

export interface MonthLine {
  period: MonthPeriod;
  day: Weekday;
  span: Span;
}

/** Both dates `YYYY-MM-DD` and included; an empty end is the start. */
export interface DateLine {
  startDate: string;
  endDate: string;
  span: Span;
}

/** `gone`: closed for good. What was entered of the others stays while one of them is chosen. */
export const hoursKinds = ['hours', 'always', 'contact', 'gone'] as const;
export type HoursKind = (typeof hoursKinds)[number];

/** Hours as people enter them: a night is one span, days with the same hours are one line (rules.md §1). */
export interface HoursPlan {
  kind: HoursKind;
  week: WeekLine[];
  monthly: MonthLine[];
  dated: DateLine[];
  closedWeek: WeekLine[];
  closedMonthly: MonthLine[];
  closedDates: DateLine[];
}

/** Spec §9. */
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

/** Whether it ends on the next day: said so, and its end is not after its start anyway. */
export function runsPastMidnight({ start, end, isAllDay, isPastMidnight }: Span): boolean {
  return isPastMidnight && !isAllDay && end !== '' && end <= start;
}
