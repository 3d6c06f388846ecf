// Not in schedule.ts, because a page that only shows hours must not load zod.
export const scheduleTypes = ['WEEKLY', 'MONTHLY', 'DATE_RANGE', 'FULL_DAY', 'PERMANENTLY_CLOSED'] as const;
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export const monthPeriods = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'LAST'] as const;

export type ScheduleType = (typeof scheduleTypes)[number];
export type Weekday = (typeof weekdays)[number];
export type MonthPeriod = (typeof monthPeriods)[number];
