import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endLeftovers, findOccupant } from './leftovers.ts';

const SILENT = { info() {}, warn() {}, error() {} };
let folder: string;
let parent: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amparo-leftovers-'));
  mkdirSync(join(folder, 'cluster'));
});

afterEach(() => {
  parent?.kill('SIGKILL');
  parent = undefined;
  rmSync(folder, { recursive: true });
});

/** A process that has ended, and whose parent is stopped and cannot ask for it. */
async function makeZombie(): Promise<number> {
  const code = `console.log(require('node:child_process').spawn('true').pid); process.kill(process.pid, 'SIGSTOP')`;
  parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(parent.stdout!, 'data');
  const pid = Number(line);
  await expect.poll(() => findOccupant(pid, folder), { interval: 5, timeout: 10_000 }).toBe('zombie');
  return pid;
}

const goneProcess = () => spawnSync('true').pid;

test.each([
  ['a zombie', makeZombie, 'zombie'],
  ['another program', () => process.pid, 'other'],
  ['a process that is gone', goneProcess, 'gone'],
])('%s is told from a server', async (_name, make, occupant) => {
  expect(findOccupant(await make(), join(folder, 'cluster'))).toBe(occupant);
});

test.each([
  ['a zombie', makeZombie, false],
  ['another program', () => process.pid, false],
  // PostgreSQL sees to these itself, and knows more: the shared memory that may still be in use.
  ['a process that is gone', goneProcess, true],
])('pid files with the number of %s', async (_name, make, areKept) => {
  const cluster = join(folder, 'cluster');
  const files = [join(cluster, 'postmaster.pid'), join(folder, '.s.PGSQL.5432.lock'), join(folder, '.s.PGSQL.5432')];
  const pid = await make();
  for (const it of files) writeFileSync(it, `${pid}\n${cluster}\n`);
  await endLeftovers(cluster, folder, SILENT);
  expect(files.map((it) => existsSync(it))).toEqual([areKept, areKept, areKept]);
});

test('nothing to do, or a pid file with nothing in it', async () => {
  await endLeftovers(join(folder, 'cluster'), folder, SILENT);
  const pidFile = join(folder, 'cluster/postmaster.pid');
  writeFileSync(pidFile, '');
  await endLeftovers(join(folder, 'cluster'), folder, SILENT);
  expect(existsSync(pidFile)).toBe(true);
});
