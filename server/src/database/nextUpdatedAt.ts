import { type RawBuilder, sql } from 'kysely';

/** Returns the next `updated_at` of a row: now, but always later than before, so that every change has its own time. */
export function nextUpdatedAt(table: string): RawBuilder<never> {
  return sql`greatest(clock_timestamp(), ${sql.ref(`${table}.updated_at`)} + interval '1 millisecond')`;
}
