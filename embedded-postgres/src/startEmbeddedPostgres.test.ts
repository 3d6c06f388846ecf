import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { release, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportsSyncErrors } from './prepareCluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { readPid } from './stopOrphanedServer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
const messages: string[] = [];
const record = (message: string) => void messages.push(message);
const log = { info: record, warn: record, error: record };
let embedded: EmbeddedPostgres;
let pool: pg.Pool;

const start = () => startEmbeddedPostgres({ dataDir, name: 'example', log });
const query = async (sql: string) => (await pool.query(sql)).rows;

async function startAndConnect(): Promise<void> {
  embedded = await start();
  pool = new pg.Pool({ ...embedded.connection, ssl: false });
  pool.on('error', () => undefined);
}

beforeAll(async () => {
  chmodSync(dataDir, 0o711);
  await startAndConnect();
});

afterAll(async () => {
  await pool.end();
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

test('commits are on the disk, sorting is the same on every computer, and there is no network port', async () => {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding'];
  const rows = await Promise.all(settings.map((it) => query(`SHOW ${it}`)));
  expect(rows.map(([row]) => Object.values(row)[0])).toEqual(['on', 'on', 'on', '', 'UTF8']);
  expect(await query(`SELECT datlocprovider, datlocale FROM pg_database WHERE datname = 'example'`)).toEqual([
    { datlocprovider: 'b', datlocale: 'C.UTF-8' },
  ]);
  expect(await query(`SELECT lower('ÁRBOL') AS lower`)).toEqual([{ lower: 'árbol' }]);
});

test('a restart after a crash syncs the file system at once if that reports errors', async () => {
  const [row] = await query('SHOW recovery_init_sync_method');
  const method = reportsSyncErrors(process.platform, release()) ? 'syncfs' : 'fsync';
  expect(row).toEqual({ recovery_init_sync_method: method });
});

test.each([
  ['linux', '6.18.44-generic', true],
  ['linux', '5.8.0', true],
  ['linux', '5.7.19', false],
  ['linux', '4.19.0-27-amd64', false],
  ['darwin', '24.1.0', false],
])('%s %s reports errors of a sync of a file system: %s', (platform, kernel, expected) => {
  expect(reportsSyncErrors(platform, kernel)).toBe(expected);
});

test('a second start on the same folder is refused, and the first goes on', async () => {
  const [{ pid }] = await query('SELECT pg_backend_pid() AS pid');
  const message = `in use by process ${process.pid}.`;
  await expect(start()).rejects.toThrow(message);
  expect(await query('SELECT pg_backend_pid() AS pid')).toEqual([{ pid }]);
});

test('the log contains neither failed statements nor their data', async () => {
  await query('CREATE TABLE people (email text UNIQUE)');
  const insert = `INSERT INTO people VALUES ('sample@example.org')`;
  await query(insert);
  await expect(query(insert)).rejects.toThrow(/duplicate key/);
  await expect(query(`SELECT 'sample@example.org'::int`)).rejects.toThrow(/invalid input/);
  const written = readFileSync(join(dataDir, 'postgresql.log'), 'utf8');
  expect(written).toContain('ready to accept connections');
  expect(written).not.toContain('sample@example.org');
});

test('a killed server starts again', async () => {
  const pid = readPid(join(dataDir, 'database/cluster/postmaster.pid'));
  process.kill(pid!, 'SIGKILL');
  await expect.poll(() => messages.at(-1), { timeout: 15_000 }).toBe('the database server is back');
  expect(messages).toContain('the database server ended unexpectedly: starting it again');
  expect(await query('SELECT email FROM people')).toEqual([{ email: 'sample@example.org' }]);
});

test('the data survives a stop and a start, and a cluster of another major version is refused', async () => {
  await pool.end();
  await Promise.all([embedded.stop(), embedded.stop()]);
  const versionFile = join(dataDir, 'database/cluster/PG_VERSION');
  const version = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '12\n');
  await expect(start()).rejects.toThrow('was created by PostgreSQL 12, and the bundled one is 18');
  writeFileSync(versionFile, version);
  await startAndConnect();
  expect(await query('SELECT email FROM people')).toEqual([{ email: 'sample@example.org' }]);
});

test('a failed start gives the reason and releases the folder', async () => {
  await pool.end();
  await embedded.stop();
  const configuration = join(dataDir, 'database/cluster/postgresql.conf');
  const good = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, `${good}\nwork_mem = nonsense\n`);
  await expect(start()).rejects.toThrow(/The database did not start: .*work_mem/s);
  writeFileSync(configuration, good);
  await startAndConnect();
});
