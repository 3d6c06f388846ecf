import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../withClient.ts';
import { adoptFirstRelease } from './adoptFirstRelease.ts';
import { buildIndex, isWithoutTransaction } from './buildIndex.ts';
import { type AppliedMigration, type Migration, migrationsFolder, readMigrations } from './readMigrations.ts';

/** Any number that nothing else locks in this database. */
const LOCK = 2_611_200_001;
const LOCK_PAUSE_MS = 100;
/** While a migration waits for a table, requests for this table wait too. Between two attempts they go on. */
const TABLE_PAUSE_MS = 1000;
const UNDEFINED_TABLE = '42P01';
const LOCK_NOT_AVAILABLE = '55P03';

/** Brings the database up to date. One process works at a time. Returns the names of the applied migrations. */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const names: string[] = [];
  for (;;) {
    const outcome = await applyNext(pool, migrations);
    if (outcome === 'current') return names;
    if (outcome === 'locked') await delay(LOCK_PAUSE_MS);
    else if (outcome === 'table in use') await delay(TABLE_PAUSE_MS);
    else names.push(outcome.name);
  }
}

/** Returns whether exactly the migrations of this release have been applied. */
export async function areMigrationsCurrent(pool: pg.Pool, folder = migrationsFolder): Promise<boolean> {
  const migrations = await readMigrations(folder);
  try {
    const applied = await readApplied(pool);
    return applied.length === migrations.length && applied.every((it, i) => it.checksum === migrations[i]?.checksum);
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

/** Returns how many migrations the next start applies. Throws if the database and this release contradict each other. */
export async function countPending(pool: pg.Pool): Promise<number> {
  const migrations = await readMigrations();
  const { rows } = await pool.query(`SELECT to_regclass('schema_migrations') AS found`);
  const applied = rows[0].found ? await readApplied(pool) : [];
  const next = findNext(applied, migrations);
  return next ? migrations.length - migrations.indexOf(next) : 0;
}

/** Applies the migrations that are not applied yet, in the transaction of `client`. Nothing else may use the database. */
export async function migrateInTransaction(client: pg.ClientBase, migrations: Migration[]): Promise<void> {
  await createTable(client);
  const applied = await readApplied(client);
  for (let next = findNext(applied, migrations); next; next = findNext(applied, migrations)) {
    // Without readers, the index can be built inside the transaction.
    await runMigration(next, () => client.query(next.sql.replace('INDEX CONCURRENTLY', 'INDEX')));
    await recordMigration(client, next);
    applied.push(next);
  }
}

type Outcome = Migration | 'current' | 'locked' | 'table in use';

async function applyNext(pool: pg.Pool, migrations: Migration[]): Promise<Outcome> {
  try {
    return await tryNext(pool, migrations);
  } catch (error) {
    const { code } = (error as { cause?: pg.DatabaseError }).cause ?? {};
    if (code === LOCK_NOT_AVAILABLE) return 'table in use';
    throw error;
  }
}

function tryNext(pool: pg.Pool, migrations: Migration[]): Promise<Outcome> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    // The lock belongs to the transaction: a connection pooler may change the session with each transaction. Try instead of
    // waiting: a waiting statement would block CREATE INDEX CONCURRENTLY, which waits for the statements of others.
    const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS locked`);
    const next = rows[0].locked ? await applyNextLocked(client, pool, migrations) : 'locked';
    await client.query('COMMIT');
    return next;
  });
}

async function applyNextLocked(client: pg.PoolClient, pool: pg.Pool, migrations: Migration[]) {
  await createTable(client);
  const applied = await readApplied(client);
  const [baseline] = migrations;
  if (baseline && (await adoptFirstRelease(client, applied))) {
    await recordMigration(client, baseline);
    applied.splice(0, applied.length, baseline);
  }
  const next = findNext(applied, migrations);
  if (!next) return 'current';
  await apply(client, pool, next);
  return next;
}

async function createTable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('schema_migrations') AS found`);
  if (rows[0].found) return;
  await client.query(`CREATE TABLE schema_migrations (
    version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

/** Returns the first migration that is not applied yet. Throws if the database and this release contradict each other. */
export function findNext(applied: AppliedMigration[], migrations: Migration[]): Migration | undefined {
  for (const [i, past] of applied.entries()) {
    const file = migrations[i];
    if (file?.version === past.version && file.checksum === past.checksum) continue;
    if (file?.version === past.version) {
      throw new Error(
        `Migration ${past.name} was changed after it was applied: restore the file, and add a new one instead.`,
      );
    }
    if (file && file.version < past.version) {
      throw new Error(
        `Migration ${file.name} comes before ${past.name}, which was applied already: give it a later number.`,
      );
    }
    throw new Error(
      `The database has migration ${past.name}, which this release does not know: start the newer release.`,
    );
  }
  return migrations[applied.length];
}

async function apply(client: pg.PoolClient, pool: pg.Pool, migration: Migration): Promise<void> {
  await runMigration(migration, () =>
    isWithoutTransaction(migration) ? applyWithoutTransaction(pool, migration) : client.query(migration.sql),
  );
  await recordMigration(client, migration);
}

/** Runs the SQL of a migration. An error names the migration and the line. */
async function runMigration(migration: Migration, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { message, position } = error as pg.DatabaseError;
    const line = position && migration.sql.slice(0, Number(position)).split('\n').length;
    throw new Error(`Migration ${migration.name} failed${line ? ` at line ${line}` : ''}: ${message}`, {
      cause: error,
    });
  }
}

/** Uses a second connection: the first one holds the lock in its transaction. */
async function applyWithoutTransaction(pool: pg.Pool, migration: Migration): Promise<void> {
  const client = await pool.connect();
  try {
    await buildIndex(client, migration);
  } finally {
    // It has no timeout any more, so no request may get it.
    client.release(true);
  }
}

async function recordMigration(client: pg.ClientBase, { version, name, checksum }: Migration): Promise<void> {
  const insert = 'INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)';
  await client.query(insert, [version, name, checksum]);
}

async function readApplied(queryable: pg.Pool | pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await queryable.query<AppliedMigration>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  return rows;
}
