import { type RawBuilder, sql } from 'kysely';

/** Whether the person that a column names owns or manages `services s`. */
export function keptBy(column: string): RawBuilder<boolean> {
  const person = sql.ref(column);
  return sql`(s.owner_id = ${person}
    OR EXISTS (SELECT FROM service_managers m WHERE m.service_id = s.id AND m.user_id = ${person}))`;
}
