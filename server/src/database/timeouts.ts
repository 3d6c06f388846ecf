import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/**
 * A statement ends after half a minute; waiting for a lock, after ten seconds. Both are a 503 (errorHandler.ts). A
 * transaction may be idle for five minutes, because the one that sends a mail waits for the mail server meanwhile.
 */
const TIMEOUTS = `SET statement_timeout = '30s'; SET lock_timeout = '10s';
  SET idle_in_transaction_session_timeout = '5min'`;

/** Limits each new connection. A statement, because PgBouncer refuses such parameters of a connection. */
export async function setTimeouts(client: pg.ClientBase, statementMs?: number): Promise<void> {
  await client.query(TIMEOUTS);
  if (statementMs !== undefined) await client.query(`SET statement_timeout = ${statementMs}`);
}

/** Runs a statement of background work that reads or changes whole tables, however long it takes. */
export function withoutTimeout<T>(db: Kysely<Database>, run: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    return run(trx);
  });
}
