import type { Weekday } from '@amparo/domain/services/hours/scheduleTypes.ts';
import type { WeekLine } from '@amparo/domain/services/hours-plan/hoursPlan.ts';

/** The list with another item at an index or, without an item, without the one at the index. */
export function replaceAt<Item>(items: readonly Item[], index: number, item?: Item): Item[] {
  return items.flatMap((one, i) => (i === index ? (item === undefined ? [] : [item]) : [one]));
}

/** Sets the days of one group. They leave their former groups, and groups that become empty are removed. */
export function giveDays(lines: readonly WeekLine[], index: number, days: Weekday[]): WeekLine[] {
  return lines.flatMap((line, i) => {
    if (i === index) return [{ ...line, days }];
    const others = line.days.filter((day) => !days.includes(day));
    return others.length > 0 || line.days.length === 0 ? [{ ...line, days: others }] : [];
  });
}
