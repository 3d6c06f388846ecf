import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseLog } from './databaseLog.ts';
import { type DatabaseConnection, startEmbedded } from './embedded.ts';
import type { Database } from './schema.ts';

const OLDEST_MAJOR = 15;
/** Type numbers of pg_type: what pg would else give as a text, and as a Date in the machine's own time zone. */
const INT8 = 20;
const DATE = 1082;

export interface ConnectOptions {
  connection: DatabaseConnection | string;
  log: DatabaseLog;
  poolSize?: number;
}

/** An open database: `db` for queries, `pool` for what needs plain SQL or LISTEN. */
export interface OpenDatabase {
  connection: DatabaseConnection | string;
  pool: pg.Pool;
  db: Kysely<Database>;
  close(): Promise<void>;
}

/** Opens the database of DATABASE_URL, or the embedded one in DATA_DIR when there is no URL; close() ends that one too. */
export async function openDatabase(config: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  poolSize?: number;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log, poolSize } = config;
  if (databaseUrl) return connectDatabase({ connection: databaseUrl, log, poolSize });
  const embedded = await startEmbedded({ dataDir, log });
  try {
    const database = await connectDatabase({ connection: embedded.connection, log, poolSize });
    return { ...database, close: () => database.close().finally(() => embedded.stop()) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Connects to a PostgreSQL server, or throws when it is older than Amparo needs. int8 comes as a number, date as a text. */
export async function connectDatabase({ connection, log, poolSize = 10 }: ConnectOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : { ...connection, ssl: false }),
    max: poolSize,
    // A server that went without a word is noticed.
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'amparo',
    types: { getTypeParser: parserOf },
  });
  // Without this, a connection that breaks while idle would end the process; the pool replaces it by itself.
  pool.on('error', (error) => log.warn(`a database connection broke: ${error.message}`));
  try {
    refuseOldServer(await readServerVersion(pool));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const close = async () => {
    await db.destroy(); // ends the pool only if a query went through Kysely
    if (!pool.ending) await pool.end();
  };
  return { connection, pool, db, close };
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

/** Throws when a server of this version ("16.4 (Debian …)", "18beta1") is too old for Amparo. */
export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new Error(`Amparo needs PostgreSQL ${OLDEST_MAJOR} or later; the server of DATABASE_URL is ${version}.`);
}
