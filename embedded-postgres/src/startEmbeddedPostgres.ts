import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './findBinaries.ts';
import { lockFolder } from './lockFolder.ts';
import type { Log } from './log.ts';
import { openRotatingLog } from './openRotatingLog.ts';
import { clusterSettings, prepareCluster } from './prepareCluster.ts';
import { type Folders, prepareFolders } from './prepareFolders.ts';
import { type Postmaster, type PostmasterSetup, startPostmaster } from './startPostmaster.ts';

/** How to reach a database. For an embedded one, `host` is the folder of its socket. */
export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface EmbeddedPostgres {
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** The name of the database and of its user. It cannot change once the database exists. */
  name: string;
  log: Log;
  /** For tests: faster, and a crash may lose all data. */
  isDisposable?: boolean;
  /** Settings of PostgreSQL that replace the usual ones. */
  settings?: Record<string, string>;
}

/** Starts the bundled PostgreSQL on a data folder, and restarts it after crashes. The first start creates the database. */
export async function startEmbeddedPostgres({
  dataDir,
  name,
  log,
  isDisposable = false,
  settings: given = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(dataDir, name);
  const lock = lockFolder(folders);
  try {
    const binaries = findBinaries(folders);
    await prepareCluster(folders, binaries, isDisposable);
    const writeLog = openRotatingLog(join(dataDir, 'postgresql.log'), (it) => log.warn(it));
    const settings = { ...clusterSettings(isDisposable), ...given };
    const supervisor = await supervise({ folders, binaries, settings, log, writeLog });
    const connection = connectionTo(folders);
    try {
      await createDatabase(connection);
    } catch (error) {
      await supervisor.stop();
      throw error;
    }
    let stopped: Promise<void> | undefined;
    return { connection, stop: () => (stopped ??= supervisor.stop().finally(() => lock.release())) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns how to reach the database of these folders while its server runs. */
export function connectionTo({ name, socketFolder }: Folders): DatabaseConnection {
  return { host: socketFolder, port: 5432, user: name, database: name };
}

/** Starts the server, and starts it again whenever it ends by itself. */
async function supervise(setup: PostmasterSetup): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let postmaster = await startPostmaster(setup);
  const watching = (async () => {
    for (;;) {
      await postmaster.ended;
      if (stopping.signal.aborted) return;
      setup.log.warn('the database server ended unexpectedly: starting it again');
      const restarted = await restart(setup, stopping.signal);
      if (!restarted) return;
      postmaster = restarted;
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

async function restart(setup: PostmasterSetup, stopping: AbortSignal): Promise<Postmaster | undefined> {
  for (let pauseMs = 250; !stopping.aborted; pauseMs = Math.min(pauseMs * 2, 10_000)) {
    try {
      const restarted = await startPostmaster(setup);
      if (!stopping.aborted) return restarted;
      await restarted.stop();
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
