import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { WeekLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';

/** The list with another item at a place, or without any there. */
export function replaceAt<Item>(items: readonly Item[], index: number, item?: Item): Item[] {
  return items.flatMap((one, i) => (i === index ? (item === undefined ? [] : [item]) : [one]));
}

/** A group is given its days; they leave the groups in which they stood, and a group left without any goes. */
export function giveDays(lines: readonly WeekLine[], index: number, days: Weekday[]): WeekLine[] {
  return lines.flatMap((line, i) => {
    if (i === index) return [{ ...line, days }];
    const left = line.days.filter((day) => !days.includes(day));
    return left.length > 0 || line.days.length === 0 ? [{ ...line, days: left }] : [];
  });
}
