import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withClient } from '../database/withClient.ts';
import { BackupError, type BackupHeader } from './backupFormat.ts';

/** Any number that nothing else locks in this database. */
const LOCK = 2_611_200_003;
const PART_BYTES = 1024 * 1024;

type Table = BackupHeader['tables'][number];

/** One moment of the database, however long it takes to read. */
export interface Snapshot {
  postgres: string;
  migrations: BackupHeader['migrations'];
  tables: Table[];
  imageNames: string[];
  /** The rows of a table in PostgreSQL's text format, in parts of about 1 MiB. */
  rowsOf(table: Table): AsyncGenerator<Buffer>;
}

/** Opens a snapshot for `read`. Throws BackupError if another process makes a backup of this database. */
export function withSnapshot<Result>(pool: pg.Pool, read: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
      SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'`);
    const result = await read(await describe(client));
    await client.query('COMMIT');
    return result;
  });
}

async function describe(client: pg.PoolClient): Promise<Snapshot> {
  const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isOurs",
    current_setting('server_version') AS postgres, to_regclass('schema_migrations') IS NOT NULL AS "hasMigrations"`);
  const { isOurs, postgres, hasMigrations } = rows[0];
  if (!isOurs) throw new BackupError('Another process makes a backup of this database right now.');
  if (!hasMigrations) throw new BackupError('The database is empty: there is nothing to back up.');
  const columns = await readColumns(client);
  // As pg_dump does: no migration of a newer release can change a table while this runs.
  await client.query(`LOCK TABLE ${columns.map(({ name }) => quote(name)).join(', ')} IN ACCESS SHARE MODE`);
  const tables: Table[] = [];
  for (const table of sortByReferences(columns, await readReferences(client)))
    tables.push({ ...table, rows: await countRows(client, table.name) });
  const migrations = await client.query('SELECT version, name, checksum FROM schema_migrations ORDER BY version');
  const images = await client.query<{ name: string }>('SELECT name FROM feedback_images ORDER BY name');
  return {
    postgres,
    migrations: migrations.rows,
    tables,
    imageNames: images.rows.map(({ name }) => name),
    rowsOf: (table) => inParts(client.query(copyTo(`COPY ${target(table)} TO STDOUT`))),
  };
}

/**
 * Returns the tables with the columns to store: not the generated ones, and not the transaction numbers, which mean
 * nothing on another server. A restored row gets the number of the restoring transaction.
 */
async function readColumns(client: pg.PoolClient): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query(`SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' AND a.atttypid <> 'xid8'::regtype
    GROUP BY 1 ORDER BY 1`);
  return rows;
}

async function readReferences(client: pg.PoolClient): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query(`SELECT f.relname AS from, t.relname AS to
    FROM pg_constraint o JOIN pg_class f ON f.oid = o.conrelid JOIN pg_class t ON t.oid = o.confrelid
    WHERE o.contype = 'f' AND f.relnamespace = current_schema()::regnamespace AND f.oid <> t.oid`);
  return rows;
}

/** Returns each table after the tables that its foreign keys refer to. */
function sortByReferences<T extends { name: string }>(tables: T[], references: { from: string; to: string }[]): T[] {
  const sorted: T[] = [];
  const waiting = [...tables];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.some((table) => table.name === to)),
    );
    if (next === -1) throw new BackupError(`The tables ${waiting.map(({ name }) => name)} refer to each other.`);
    sorted.push(...waiting.splice(next, 1));
  }
  return sorted;
}

async function countRows(client: pg.PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${quote(table)}`);
  return Number(rows[0]?.count);
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The table and its columns, as COPY needs them. */
export function target({ name, columns }: Omit<Table, 'rows'>): string {
  return `${quote(name)} (${columns.map(quote).join(', ')})`;
}
