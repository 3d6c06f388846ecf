import { expect, test } from 'vitest';
import { openSpans } from './openSpans.ts';

const chicago = 'America/Chicago';
const monday = ['2026-11-23T06:00:00Z', '2026-11-24T06:00:00Z'].map((at) => Temporal.Instant.from(at)) as [
  Temporal.Instant,
  Temporal.Instant,
];
const weekly = (startTime: string, endTime: string) => ({
  type: 'WEEKLY' as const,
  day: 'MONDAY' as const,
  startTime,
  endTime,
});
const hours = (schedules: ReturnType<typeof weekly>[], closeSchedules: ReturnType<typeof weekly>[] = []) => ({
  schedules,
  closeSchedules,
  isContact: false,
});

test('returns each open interval of a day', () => {
  expect(openSpans(hours([weekly('09:00', '12:00'), weekly('13:00', '16:00')]), ...monday, chicago)).toEqual([
    { from: '2026-11-23T15:00:00Z', until: '2026-11-23T18:00:00Z' },
    { from: '2026-11-23T19:00:00Z', until: '2026-11-23T22:00:00Z' },
  ]);
});

test('leaves out closings and other days', () => {
  expect(openSpans(hours([weekly('09:00', '12:00')], [weekly('09:00', '10:00')]), ...monday, chicago)).toEqual([
    { from: '2026-11-23T16:00:00Z', until: '2026-11-23T18:00:00Z' },
  ]);
  const tuesday = [monday[1], monday[1].add({ hours: 24 })] as const;
  expect(openSpans(hours([weekly('09:00', '12:00')]), ...tuesday, chicago)).toEqual([]);
});
