import type { MinuteRange, MomentDay } from '@amparo/domain/services/hours/openMoment.ts';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<boolean>;

/** Whether the service of this id is open, by the lines of its hours. */
export function openByLines(id: RawBuilder<unknown>, days: MomentDay[]): Condition {
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
