import type { Log } from '@amparo/embedded-postgres/log.ts';
import {
  type DatabaseConnection,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { UnsupportedError } from '@amparo/embedded-postgres/unsupportedError.ts';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { setTimeouts } from './timeouts.ts';

const OLDEST_MAJOR = 15;
/** The name of the embedded database, its user, and its folder below /var/lib. */
export const EMBEDDED_NAME = 'amparo';
/** Type numbers of pg_type. pg would return these as text, and as a Date in the computer's time zone. */
const INT8 = 20;
const DATE = 1082;

/** A URL, or the socket of the embedded server. */
export type DatabaseAddress = DatabaseConnection | string;

export interface ConnectOptions {
  connection: DatabaseAddress;
  log: Log;
  poolSize?: number;
  /** Commands read and write everything at once, so their statements may take long. The default is true. */
  hasTimeouts?: boolean;
}

/** An open database: `db` for queries, `pool` for plain SQL and LISTEN. */
export interface OpenDatabase {
  connection: DatabaseAddress;
  pool: pg.Pool;
  db: Kysely<Database>;
  /** Breaks all connections, so that nothing waits for a database that does not answer. The pool makes new ones. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Opens the database of DATABASE_URL, or the embedded one in DATA_DIR if there is no URL. close() stops that one too. */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  poolSize?: number;
  hasTimeouts?: boolean;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, ...options } = config;
  if (databaseUrl) return connectDatabase({ connection: databaseUrl, ...options });
  const embedded = await startEmbedded(dataDir, options.log);
  try {
    const database = await connectDatabase({ connection: embedded.connection, ...options });
    return { ...database, close: () => database.close().finally(() => embedded.stop()) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, name: EMBEDDED_NAME, log });
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    const advice = `Set DATABASE_URL to a PostgreSQL server of version ${OLDEST_MAJOR} or later instead.`;
    throw new Error(`${error.message} ${advice}`, { cause: error });
  }
}

/** Connects to a PostgreSQL server, or throws if it is older than Amparo needs. Queries return int8 as a number and date as text. */
export async function connectDatabase(options: ConnectOptions): Promise<OpenDatabase> {
  const connections = new Set<pg.ClientBase>();
  const pool = createPool(options, (client) => {
    connections.add(client);
    client.once('end', () => connections.delete(client));
  });
  try {
    refuseOldServer(await readServerVersion(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = kyselyOf(pool);
  const close = async () => {
    await db.destroy(); // ends the pool only if a query went through Kysely
    if (!pool.ending) await pool.end();
  };
  const dropConnections = () => {
    for (const client of connections) (client as pg.Client).connection.stream.destroy();
  };
  return { connection: options.connection, pool, db, dropConnections, close };
}

interface PoolOptions extends ConnectOptions {
  /** The limit of a connection attempt. */
  connectMs?: number;
  /** A limit of statements that is shorter than the usual one. */
  statementMs?: number;
}

/** Creates a pool without connecting. `onConnect` is called before the first statement, which may never be answered. */
export function createPool(options: PoolOptions, onConnect: (client: pg.ClientBase) => void = () => {}): pg.Pool {
  const { connection, log, poolSize = 10, hasTimeouts = true, connectMs = 10_000, statementMs } = options;
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : { ...connection, ssl: false }),
    max: poolSize,
    // Detects a server that disappeared without closing the connection.
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    // A server that is frozen ends no statement itself.
    ...(statementMs !== undefined && { query_timeout: statementMs + 1000 }),
    application_name: 'amparo',
    types: { getTypeParser: parserOf },
    onConnect: async (client) => {
      onConnect(client);
      if (hasTimeouts) await setTimeouts(client, statementMs);
    },
  });
  surviveBrokenConnections(pool, log);
  return pool;
}

/** Queries over a pool, with camel case in TypeScript and snake case in SQL. */
export function kyselyOf(pool: PostgresPool): Kysely<Database> {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins });
}

/**
 * Node ends the process when an 'error' event has no listener. The pool listens only while a connection is idle, so each
 * connection gets its own listener for the time it is checked out. The pool replaces broken connections.
 */
function surviveBrokenConnections(pool: pg.Pool, log: Log): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A server that stops after this process has ended its connections reports those that it has not closed yet.
      if (!pool.ending) log.warn(`a database connection broke: ${error.message}`);
    });
  });
  // The pool repeats the error of an idle connection.
  pool.on('error', () => undefined);
}

const parserOf = ((type: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (type === INT8) return Number;
    if (type === DATE) return String;
  }
  return pg.types.getTypeParser(type, format as 'text');
}) as typeof pg.types.getTypeParser;

async function readServerVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  return rows[0]?.server_version ?? '';
}

/** Throws if a server of this version ("16.4 (Debian …)", "18beta1") is too old for Amparo. */
export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new Error(`Amparo needs PostgreSQL ${OLDEST_MAJOR} or later; the server of DATABASE_URL is ${version}.`);
}
