import { expect, test } from 'vitest';
import type { Hours, ScheduleEntry } from '../hours/schedule.ts';
import { readHours } from '../readHours.ts';

/** A Monday. */
const today = '2026-11-23';

export const week = 'Mo Tu We Th Fr';
export const everyDay = `${week} Sa Su`;
export const officeHours = `${week} 09:00-17:00`;

/** One line: "Mo Tu 09:00-12:00; 1.Sa 09:00-11:00", "closed …" for closings, and "contact". A whole day has no times. */
function summary(hours: Hours | null): string | null {
  if (!hours) return null;
  const lines = [...groups(hours.schedules), ...groups(hours.closeSchedules).map((line) => `closed ${line}`)];
  return [...lines, ...(hours.isContact ? ['contact'] : [])].join('; ');
}

function groups(entries: readonly ScheduleEntry[]): string[] {
  const daysOfTimes = new Map<string, string[]>();
  for (const entry of entries) {
    const times = entry.startTime ? ` ${entry.startTime}-${entry.endTime}` : '';
    daysOfTimes.set(times, [...(daysOfTimes.get(times) ?? []), dayOf(entry)]);
  }
  return [...daysOfTimes].map(([times, days]) => `${days.join(' ')}${times}`);
}

const periods = { FIRST: 1, SECOND: 2, THIRD: 3, FOURTH: 4, FIFTH: 5, LAST: 'last' };

function dayOf({ type, day, period, startDate, endDate }: ScheduleEntry): string {
  const name = day ? `${day.slice(0, 1)}${day.slice(1, 2).toLowerCase()}` : '';
  if (type === 'WEEKLY') return name;
  if (type === 'MONTHLY') return `${periods[period!]}.${name}`;
  if (type !== 'DATE_RANGE') return type;
  return startDate === endDate ? startDate! : `${startDate}..${endDate}`;
}

type Table = [text: string, expected: string | null][];

export function examples(table: Table, language?: 'en' | 'es'): void {
  test.each(table)('%j', (text, expected) => {
    expect(summary(readHours(text, { today, ...(language && { language }) }))).toBe(expected);
  });
}
