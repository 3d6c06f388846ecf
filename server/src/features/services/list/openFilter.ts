import { type MinuteRange, type MomentDay, openMoment } from '@amparo/domain/services/openMoment.ts';
import { type RawBuilder, sql } from 'kysely';
import { minutesAt } from '../store/hoursMinutes.ts';

/** The instant asked about, the zones that services name, and the zone of those that name none. */
export interface OpenFilterOptions {
  at: string | Temporal.Instant;
  zones: readonly string[];
  fallbackZone: string;
}

type Condition = RawBuilder<boolean>;

/**
 * Whether `services s` is open at an instant, true or false for every row: exactly where openStatus says `open`
 * (rules.md §1). RangeError for an unknown zone.
 */
export function openFilter({ at, zones, fallbackZone }: OpenFilterOptions): Condition {
  const groups = groupByMoment(at, [...new Set([...zones, fallbackZone])]);
  if (groups.length === 1) return isOpenOn(groups[0]!.days);
  const zone = sql`coalesce(s.time_zone, ${fallbackZone})`;
  const cases = groups.map(({ zones, days }) => sql`WHEN ${zone} = ANY(${zones}::text[]) THEN ${isOpenOn(days)}`);
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
function isOpenOn(days: MomentDay[]): Condition {
  const minutes = minutesAt(days);
  if (minutes === null) return isOpenByLines(sql.ref('s.id'), days);
  const now = sql`${minutes}::int4multirange`;
  // An array, as it is made once and only if a service needs it, and a subquery per service would mislead the planner.
  const openByLines = sql`ARRAY(SELECT l.id FROM services l
    WHERE l.open_minutes IS NULL AND ${isOpenByLines(sql.ref('l.id'), days)})`;
  return sql`coalesce(s.open_minutes && ${now} AND NOT s.closed_minutes && ${now}, s.id = ANY(${openByLines}))`;
}

function isOpenByLines(id: RawBuilder<unknown>, days: MomentDay[]): Condition {
  const holds = anyOf(days.map(isHoldingOn));
  return sql`(EXISTS (SELECT FROM service_hours h WHERE h.service_id = ${id} AND NOT h.is_closing AND ${holds})
    AND NOT EXISTS (SELECT FROM service_hours h WHERE h.service_id = ${id} AND h.is_closing AND ${holds}))`;
}

function isHoldingOn({ date, dayKeys, begun, unended }: MomentDay): Condition {
  return sql`(h.day_key = ANY(${dayKeys}::smallint[])
    AND (h.first_date IS NULL OR h.first_date <= ${date}::date)
    AND (h.last_date IS NULL OR h.last_date >= ${date}::date)
    AND ${anyOf(begun.map((range) => isBetween(sql.ref('h.start_minute'), range)))}
    AND ${anyOf(unended.map((range) => isBetween(sql.ref('h.end_minute'), range)))})`;
}

function isBetween(minute: RawBuilder<unknown>, [first, last]: MinuteRange): Condition {
  return sql`${minute} BETWEEN ${first} AND ${last}`;
}

function anyOf(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` OR `)})`;
}
