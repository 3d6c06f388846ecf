import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else locks in this database. */
const LOCK = 2_611_200_001;
const UNDEFINED_TABLE = '42P01';

/** A numbered SQL file. */
export interface Migration {
  version: number;
  name: string;
  checksum: string;
  sql: string;
}

type Applied = Pick<Migration, 'version' | 'name' | 'checksum'>;

/** Brings the database up to date, one process at a time, each file in a transaction; returns the names it applied. */
export async function migrate(pool: pg.Pool, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const names: string[] = [];
  for (;;) {
    const applied = await applyNext(pool, migrations);
    if (!applied) return names;
    names.push(applied);
  }
}

/** Whether this release's migrations, and no others, have been applied. */
export async function areMigrationsCurrent(pool: pg.Pool, folder = FOLDER): Promise<boolean> {
  const migrations = await readMigrations(folder);
  try {
    const applied = await readApplied(pool);
    return applied.length === migrations.length && applied.every((it, i) => it.checksum === migrations[i]?.checksum);
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

/** Reads the folder's migrations in order; throws on a name that is not NNNN_name.sql and on a number used twice. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((it) => it.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  for (const [i, migration] of migrations.entries()) {
    const before = migrations[i - 1];
    if (before?.version === migration.version) {
      throw new Error(`Two migrations have one number: ${before.name} and ${migration.name}.`);
    }
  }
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file)) throw new Error(`${file} is not named like a migration, 0001_name.sql.`);
  // Git may write other line ends on another machine.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { version: Number(file.slice(0, 4)), name: file.slice(0, -'.sql'.length), checksum, sql };
}

async function applyNext(pool: pg.Pool, migrations: Migration[]): Promise<string | undefined> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // Locked per transaction: a connection pooler between us and the server may change the session with each.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); SET LOCAL statement_timeout = 0`);
    await createTable(client);
    const next = findNext(await readApplied(client), migrations);
    if (next) await apply(client, next);
    await client.query('COMMIT');
    return next?.name;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // After a failure the connection is dropped, and its transaction with it.
    client.release(failure);
  }
}

async function createTable(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('schema_migrations') AS found`);
  if (rows[0].found) return;
  await client.query(`CREATE TABLE schema_migrations (
    version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

/** The first migration still to apply; throws where the database and this release's files contradict each other. */
export function findNext(applied: Applied[], migrations: Migration[]): Migration | undefined {
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

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const { message, position } = error as pg.DatabaseError;
    const line = position && migration.sql.slice(0, Number(position)).split('\n').length;
    throw new Error(`Migration ${migration.name} failed${line ? ` at line ${line}` : ''}: ${message}`, {
      cause: error,
    });
  }
  await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
    migration.version,
    migration.name,
    migration.checksum,
  ]);
}

async function readApplied(queryable: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  return (await queryable.query<Applied>('SELECT version, name, checksum FROM schema_migrations ORDER BY version'))
    .rows;
}
