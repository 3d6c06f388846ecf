import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './databaseLog.ts';
import { findBinaries } from './embeddedBinaries.ts';
import { clusterSettings, EMBEDDED_USER, prepareCluster } from './embeddedCluster.ts';
import { type EmbeddedHome, prepareHome } from './embeddedHome.ts';
import { lockHome } from './embeddedLock.ts';
import { openPostgresLog } from './postgresLog.ts';
import { type Postmaster, type PostmasterSetup, startPostmaster } from './postmaster.ts';

const DATABASE = 'amparo';

/** How to reach a database; `host` is a socket folder for the embedded one. */
export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface EmbeddedDatabase {
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: DatabaseLog;
  /** For tests: fast, and not meant to survive anything. */
  isDisposable?: boolean;
}

/** Starts Amparo's own PostgreSQL on DATA_DIR and keeps it running until stopped; makes the database at the first start. */
export async function startEmbedded({
  dataDir,
  log,
  isDisposable = false,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = prepareHome(dataDir);
  const lock = lockHome(home);
  try {
    const binaries = findBinaries(home);
    await prepareCluster(home, binaries, isDisposable);
    const writeLog = openPostgresLog(join(dataDir, 'postgresql.log'), (it) => log.warn(it));
    const keeper = await keepRunning({ home, binaries, settings: clusterSettings(isDisposable), log, writeLog });
    const connection = connectionOf(home);
    try {
      await createDatabase(connection);
    } catch (error) {
      await keeper.stop();
      throw error;
    }
    let stopped: Promise<void> | undefined;
    return { connection, stop: () => (stopped ??= keeper.stop().finally(() => lock.release())) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** How the database of a home is reached while its server runs. */
export function connectionOf(home: EmbeddedHome): DatabaseConnection {
  return { host: home.socketFolder, port: 5432, user: EMBEDDED_USER, database: DATABASE };
}

/** Starts the server, and starts it again whenever it ends before it is told to. */
async function keepRunning(setup: PostmasterSetup): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let postmaster = await startPostmaster(setup);
  const watching = (async () => {
    for (;;) {
      await postmaster.ended;
      if (stopping.signal.aborted) return;
      setup.log.warn('the database server ended unexpectedly: starting it again');
      const revived = await revive(setup, stopping.signal);
      if (!revived) return;
      postmaster = revived;
      setup.log.info('the database server is back');
    }
  })();
  const stop = async () => {
    stopping.abort();
    await postmaster.stop();
    await watching;
  };
  return { stop };
}

async function revive(setup: PostmasterSetup, stopping: AbortSignal): Promise<Postmaster | undefined> {
  for (let pauseMs = 250; !stopping.aborted; pauseMs = Math.min(pauseMs * 2, 10_000)) {
    try {
      const revived = await startPostmaster(setup);
      if (!stopping.aborted) return revived;
      await revived.stop();
    } catch (error) {
      setup.log.error(`the database server cannot be started again: ${(error as Error).message}`);
      await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return undefined;
}

async function createDatabase(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', ssl: false });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [connection.database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}
