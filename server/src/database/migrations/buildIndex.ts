import type pg from 'pg';
import type { Migration } from './readMigrations.ts';

const FIRST_LINE = /^-- no-transaction\n/;
const STATEMENT = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+) ON [^;]+;?$/;

/** Returns whether the migration starts with `-- no-transaction`: it then builds an index without locking the table. */
export function isWithoutTransaction({ sql }: Migration): boolean {
  return FIRST_LINE.test(sql);
}

/**
 * Runs a migration that consists of one CREATE INDEX CONCURRENTLY. PostgreSQL leaves an invalid index when this statement
 * fails or is interrupted, so this drops it first. A valid index was built by a run that ended before it was recorded. The
 * connection has no timeouts afterwards.
 */
export async function buildIndex(client: pg.ClientBase, migration: Migration): Promise<void> {
  const index = indexOf(migration);
  const { rows } = await client.query('SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)', [index]);
  if (rows[0]?.indisvalid) return;
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
  await client.query(migration.sql);
}

function indexOf({ name, sql }: Migration): string {
  const statement = sql
    .replaceAll(/^--.*$/gm, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const index = STATEMENT.exec(statement)?.[1];
  if (index) return index;
  throw new Error(
    `Migration ${name} has no transaction, so it must consist of one statement: CREATE INDEX CONCURRENTLY name ON …`,
  );
}
