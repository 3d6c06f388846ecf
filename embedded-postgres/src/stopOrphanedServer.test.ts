import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identifyProcess, stopOrphanedServer } from './stopOrphanedServer.ts';

const SILENT = { info() {}, warn() {}, error() {} };
let folder: string;
let parent: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-orphan-'));
  mkdirSync(join(folder, 'cluster'));
});

afterEach(() => {
  parent?.kill('SIGKILL');
  parent = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts a process that ends while its parent is stopped, so that the parent cannot reap it. */
async function makeZombie(): Promise<number> {
  const code = `console.log(require('node:child_process').spawn('true').pid); process.kill(process.pid, 'SIGSTOP')`;
  parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout!, 'data');
  const pid = Number(line);
  await expect.poll(() => identifyProcess(pid, folder), { interval: 5, timeout: 10_000 }).toBe('zombie');
  return pid;
}

const endedProcess = () => spawnSync('true').pid;

test.each([
  ['a zombie', makeZombie, 'zombie'],
  ['another program', () => process.pid, 'other'],
  ['a process that has ended', endedProcess, 'gone'],
])('%s is not taken for a server', async (_name, make, kind) => {
  expect(identifyProcess(await make(), join(folder, 'cluster'))).toBe(kind);
});

test.each([
  ['a zombie', makeZombie, false],
  ['another program', () => process.pid, false],
  // PostgreSQL handles these itself: it knows whether their shared memory is still in use.
  ['a process that has ended', endedProcess, true],
])('pid files with the number of %s', async (_name, make, remain) => {
  const cluster = join(folder, 'cluster');
  const files = [join(cluster, 'postmaster.pid'), join(folder, '.s.PGSQL.5432.lock'), join(folder, '.s.PGSQL.5432')];
  const pid = await make();
  for (const it of files) writeFileSync(it, `${pid}\n${cluster}\n`);
  await stopOrphanedServer(cluster, folder, SILENT);
  expect(files.map((it) => existsSync(it))).toEqual([remain, remain, remain]);
});

test('a missing or empty pid file is left as it is', async () => {
  await stopOrphanedServer(join(folder, 'cluster'), folder, SILENT);
  const pidFile = join(folder, 'cluster/postmaster.pid');
  writeFileSync(pidFile, '');
  await stopOrphanedServer(join(folder, 'cluster'), folder, SILENT);
  expect(existsSync(pidFile)).toBe(true);
});
