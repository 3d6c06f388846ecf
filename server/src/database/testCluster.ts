import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseConnection, startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { stopOrphanedServer } from '@amparo/embedded-postgres/stopOrphanedServer.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from './database.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The server of one test run, and the migrated database on it that each test's database is a copy of. */
export interface TestServer {
  connection: DatabaseConnection | string;
  template: string;
}

const PREFIX = 'amparo-test-';
const QUIET = { info() {}, warn() {}, error: console.error };

/** Vitest's global setup: one server with a migrated template for the whole run, TEST_DATABASE_URL's or one of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const own = url ? undefined : await startOwnServer();
  const connection = own?.connection ?? url!;
  const template = `amparo_template_${process.pid}_${Date.now().toString(36)}`;
  await queryServer(connection, `CREATE DATABASE ${template}`);
  const database = await connectDatabase({ connection: within(connection, template), log: QUIET });
  await migrate(database.pool).finally(() => database.close());
  project.provide('testServer', { connection, template });
  return async () => {
    if (own) await own.stop();
    else await queryServer(connection, `DROP DATABASE ${template} WITH (FORCE)`);
  };
}

async function startOwnServer() {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  await sweep(parent);
  const dataDir = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, name: 'amparo', log: QUIET, isDisposable: true });
  return {
    connection: server.connection,
    stop: () => server.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}

/** Removes the servers of test runs that were killed. */
async function sweep(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const home = join(parent, name, 'database');
    await stopOrphanedServer(join(home, 'cluster'), join(home, 'socket'), QUIET).catch(() => undefined);
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The same server's connection to another of its databases. */
export function within(connection: DatabaseConnection | string, database: string): DatabaseConnection | string {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement outside of any test's database. */
export async function queryServer(connection: DatabaseConnection | string, sql: string): Promise<void> {
  const client = new pg.Client(typeof connection === 'string' ? connection : { ...connection, ssl: false });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
