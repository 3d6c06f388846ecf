import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConnection, startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { stopOrphanedServer } from '@amparo/embedded-postgres/stopOrphanedServer.ts';
import pg from 'pg';
import { connectDatabase, type DatabaseAddress, EMBEDDED_NAME, type OpenDatabase } from '../database.ts';

const PREFIX = 'amparo-test-';
export const quietLog = { info() {}, warn() {}, error: console.error };

/** A PostgreSQL server for tests and benchmarks: in memory where possible, and removed when it stops. */
export interface TestPostgres {
  connection: DatabaseConnection;
  /** A folder that is removed together with the server. */
  dataDir: string;
  stop(): Promise<void>;
}

/** `fill` puts a database into the empty folder. `settings` are settings of PostgreSQL. */
export async function startTestPostgres({
  settings = {},
  fill = async () => {},
}: {
  settings?: Record<string, string>;
  fill?: (dataDir: string) => Promise<void>;
} = {}): Promise<TestPostgres> {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL's account must be able to enter the folder.
  chmodSync(dataDir, 0o711);
  await fill(dataDir);
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    name: EMBEDDED_NAME,
    log: quietLog,
    isDisposable: true,
    settings,
  });
  return { connection, dataDir, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Connects to the server's first database. close() also stops and removes the server. */
export async function openDisposableDatabase(): Promise<OpenDatabase & { dataDir: string }> {
  const { connection, dataDir, stop } = await startTestPostgres();
  const database = await connectDatabase({ connection, log: quietLog });
  return { ...database, dataDir, close: () => database.close().finally(stop) };
}

/** Stops and removes the servers of test runs that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = join(parent, name, 'database');
    await stopOrphanedServer(join(folder, 'cluster'), join(folder, 'socket'), quietLog).catch(() => undefined);
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the connection to another database of the same server. */
export function within(connection: DatabaseConnection, database: string): DatabaseConnection;
export function within(connection: DatabaseAddress, database: string): DatabaseAddress;
export function within(connection: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
}

/** The URL of a database of an embedded server. */
export function urlOf({ host, port, user, database }: DatabaseConnection): string {
  return `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user })}`;
}

/** Runs one statement on a connection of its own, for example CREATE DATABASE. */
export async function queryServer(connection: DatabaseAddress, sql: string): Promise<void> {
  const client = new pg.Client(typeof connection === 'string' ? connection : { ...connection, ssl: false });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
