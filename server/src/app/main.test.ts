import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
/** The bundle, as `npm start` runs it. */
const program = fileURLToPath(new URL('server/build/main.js', root));
beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/buildServer.mjs'], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}, 120_000);

const cluster = () => join(dataDir, 'database', 'cluster');
/** PostgreSQL's own mark that it runs. */
const isDatabaseThere = () => existsSync(join(cluster(), 'postmaster.pid'));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'amparo-main-'));
  // The account that PostgreSQL runs under for root must be able to pass through.
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function start(): ChildProcess {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawn(process.execPath, [program], {
    env: { ...env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', SAMPLE_DATA: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function untilReady(server: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: server.stdout! })) if (line.startsWith('Amparo is ready')) return;
  throw new Error('it ended before it was ready');
}

test('three equal signals at once, as with Ctrl-C under npm start, stop the server and its database', async () => {
  const server = start();
  const ended = once(server, 'exit');
  await untilReady(server);
  expect(isDatabaseThere()).toBe(true);
  for (let n = 0; n < 3; n += 1) {
    server.kill('SIGINT');
    await delay(50);
  }
  expect(await ended).toEqual([0, null]);
  expect(isDatabaseThere()).toBe(false);
}, 60_000);

test('a signal during the start stops the database too', async () => {
  const first = start();
  const firstEnded = once(first, 'exit');
  await untilReady(first);
  first.kill('SIGTERM');
  await firstEnded;
  const server = start();
  const ended = once(server, 'exit');
  while (!isDatabaseThere()) await delay(5);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(isDatabaseThere()).toBe(false);
}, 120_000);
