import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

/** Any number that no other advisory lock of this database uses as its first part. */
const LOCK = 1_634_558_067;

/** Identifies this process in the database. */
export const processId = randomInt(1, 2 ** 31);

/**
 * Lets other processes see that this one runs, until the connection ends. The lock is shared, because a new connection can
 * come before the old one has ended.
 */
export async function holdProcessLock(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [LOCK, processId]);
}

/** Whether the process with this id runs and is connected. */
export function isProcessConnected(id: RawBuilder<number | null>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(LOCK)}
    AND objid::bigint = ${id} AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
}
