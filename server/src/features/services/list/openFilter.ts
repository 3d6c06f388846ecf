import { type MomentDay, openMoment } from '@amparo/domain/services/hours/openMoment.ts';
import { type RawBuilder, sql } from 'kysely';
import { minuteRangesAt } from '../persistence/openMinuteRanges.ts';
import type { HoursInUse } from './hoursInUse.ts';
import { openByLines } from './openByLines.ts';

export interface OpenFilterOptions {
  /** The instant asked about. */
  at: string | Temporal.Instant;
  hours: HoursInUse;
  /** The zone of services that name none. */
  fallbackZone: string;
}

type Condition = RawBuilder<boolean>;

/**
 * Whether `services s` is open at an instant, true or false for every row: exactly where openStatus says `open`
 * (rules.md §1). RangeError for an unknown zone.
 */
export async function openFilter({ at, hours, fallbackZone }: OpenFilterOptions): Promise<Condition> {
  const groups = groupByMoment(at, [...new Set([...(await hours.zones()), fallbackZone])]);
  const conditions = await Promise.all(groups.map(({ days }) => isOpenOn(days, hours)));
  if (conditions.length === 1) return conditions[0]!;
  const zone = sql`coalesce(s.time_zone, ${fallbackZone})`;
  const cases = groups.map(({ zones }, n) => sql`WHEN ${zone} = ANY(${zones}::text[]) THEN ${conditions[n]}`);
  return sql`CASE ${sql.join(cases, sql` `)} ELSE false END`;
}

interface ZonesAtMoment {
  zones: string[];
  days: MomentDay[];
}

/** Zones whose clocks show the same ask the same of the hours. */
function groupByMoment(at: string | Temporal.Instant, zones: string[]): ZonesAtMoment[] {
  const groups = new Map<string, ZonesAtMoment>();
  for (const zone of zones) {
    const days = openMoment(at, zone);
    const key = JSON.stringify(days);
    const group = groups.get(key) ?? { zones: [], days };
    group.zones.push(zone);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** From the two columns where they can tell; else, as in the hour after clocks went forward, from the lines of hours. */
async function isOpenOn(days: MomentDay[], hours: HoursInUse): Promise<Condition> {
  const minutes = minuteRangesAt(days);
  if (minutes === null) return openByLines(sql.ref('s.id'), days);
  const now = sql`${minutes}::int4multirange`;
  const isOpenNow = sql`s.open_minutes && ${now} AND NOT s.closed_minutes && ${now}`;
  const openIds = await hours.openByLines(days);
  return sql`coalesce(${isOpenNow}, ${openIds.length === 0 ? sql`false` : sql`s.id = ANY(${openIds}::uuid[])`})`;
}
