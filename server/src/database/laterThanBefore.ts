import { type RawBuilder, sql } from 'kysely';

/** For a table's `updated_at`: now, and always later than it was, so that two changes are told apart. */
export function laterThanBefore(table: string): RawBuilder<never> {
  return sql`greatest(clock_timestamp(), ${sql.ref(`${table}.updated_at`)} + interval '1 millisecond')`;
}
