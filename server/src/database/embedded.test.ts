import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type OpenDatabase } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { readPid } from './leftovers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'amparo-embedded-'));
const said: string[] = [];
const log = { info: say, warn: say, error: say };
let embedded: EmbeddedDatabase;
let database: OpenDatabase;

function say(message: string): void {
  said.push(message);
}

const ask = async (sql: string) => (await database.pool.query(sql)).rows;

beforeAll(async () => {
  chmodSync(dataDir, 0o711);
  embedded = await startEmbedded({ dataDir, log });
  database = await connectDatabase({ connection: embedded.connection, log });
});

afterAll(async () => {
  await database.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

test('acknowledged means on the disk, letters sort the same everywhere, and no network is listened to', async () => {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding'];
  const rows = await Promise.all(settings.map((it) => ask(`SHOW ${it}`)));
  expect(rows.map(([row]) => Object.values(row)[0])).toEqual(['on', 'on', 'on', '', 'UTF8']);
  expect(await ask(`SELECT datlocprovider, datlocale FROM pg_database WHERE datname = 'amparo'`)).toEqual([
    { datlocprovider: 'b', datlocale: 'C.UTF-8' },
  ]);
  expect(await ask(`SELECT lower('ÁRBOL') AS lower`)).toEqual([{ lower: 'árbol' }]);
});

test('a second Amparo on the same folder is refused, and the first does not notice', async () => {
  const [{ pid }] = await ask('SELECT pg_backend_pid() AS pid');
  const message = `in use by a running Amparo (process ${process.pid})`;
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(message);
  expect(await ask('SELECT pg_backend_pid() AS pid')).toEqual([{ pid }]);
});

test('neither a failed statement nor its data comes into the log', async () => {
  await ask('CREATE TABLE people (email text UNIQUE)');
  const insert = `INSERT INTO people VALUES ('sample@example.org')`;
  await ask(insert);
  await expect(ask(insert)).rejects.toThrow(/duplicate key/);
  await expect(ask(`SELECT 'sample@example.org'::int`)).rejects.toThrow(/invalid input/);
  const written = readFileSync(join(dataDir, 'postgresql.log'), 'utf8');
  expect(written).toContain('ready to accept connections');
  expect(written).not.toContain('sample@example.org');
});

test('a connection that is cut while idle is replaced', async () => {
  const client = await database.pool.connect();
  const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
  client.release();
  const cut = new Promise((resolve) => database.pool.once('error', resolve));
  const other = await connectDatabase({ connection: embedded.connection, log });
  await other.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await cut;
  await other.close();
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that is killed is started again', async () => {
  const pid = readPid(join(dataDir, 'database/cluster/postmaster.pid'));
  process.kill(pid!, 'SIGKILL');
  await expect.poll(() => said.at(-1), { timeout: 15_000 }).toBe('the database server is back');
  expect(said).toContain('the database server ended unexpectedly: starting it again');
  expect(await ask('SELECT email FROM people')).toEqual([{ email: 'sample@example.org' }]);
});

test('stopped and started again it has what it had; a cluster of another major version is refused', async () => {
  await database.close();
  await Promise.all([embedded.stop(), embedded.stop()]);
  const versionFile = join(dataDir, 'database/cluster/PG_VERSION');
  const version = readFileSync(versionFile, 'utf8');
  writeFileSync(versionFile, '12\n');
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow('was made by PostgreSQL 12, and this Amparo brings 18');
  writeFileSync(versionFile, version);
  embedded = await startEmbedded({ dataDir, log });
  database = await connectDatabase({ connection: embedded.connection, log });
  expect(await ask('SELECT email FROM people')).toEqual([{ email: 'sample@example.org' }]);
});

test('a server that cannot start says why, and leaves the folder free', async () => {
  await database.close();
  await embedded.stop();
  const configuration = join(dataDir, 'database/cluster/postgresql.conf');
  const good = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, `${good}\nwork_mem = nonsense\n`);
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/The database did not start: .*work_mem/s);
  writeFileSync(configuration, good);
  embedded = await startEmbedded({ dataDir, log });
  database = await connectDatabase({ connection: embedded.connection, log });
});
