import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { isReachable } from './account.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { readPid, stopOrphanedServer } from './stopOrphanedServer.ts';

const WRITER = fileURLToPath(new URL('./testKillWriter.ts', import.meta.url));
const SILENT = { info() {}, warn() {}, error() {} };
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** A data folder, the account that uses it, and the ids of the rows with an acknowledged commit. */
interface Scene {
  dataDir: string;
  account: typeof NOBODY | undefined;
  written: Set<number>;
}

const scenes: Scene[] = [];
const writers: ChildProcess[] = [];

afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL');
  for (const { dataDir } of scenes.splice(0)) {
    await stopOrphanedServer(join(dataDir, 'database/cluster'), join(dataDir, 'database/socket'), SILENT);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});

function newScene(account?: typeof NOBODY): Scene {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-kill-'));
  if (account) chownSync(dataDir, account.uid, account.gid);
  else chmodSync(dataDir, 0o711);
  const scene = { dataDir, account, written: new Set<number>() };
  scenes.push(scene);
  return scene;
}

/** Starts the writer. `waitForLine` waits for a line with this start, and throws if the writer ends before it. */
function startWriter(scene: Scene) {
  const child = spawn(process.execPath, [WRITER, scene.dataDir], {
    ...scene.account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writers.push(child);
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const ended = Promise.withResolvers<void>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('wrote ')) scene.written.add(Number(line.slice('wrote '.length)));
    for (const [start, { resolve }] of waiting) if (line.startsWith(start)) resolve(line);
  });
  child.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`the writer ended: ${complaint}`));
    ended.resolve();
  });
  const waitForLine = (start: string) => {
    const waiter = Promise.withResolvers<string>();
    waiting.set(start, waiter);
    return waiter.promise.finally(() => waiting.delete(start));
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended.promise;
  };
  /** Kills node and all processes below it: initdb, or the server and its children. */
  const killTree = () => {
    for (const pid of findTree(child.pid!)) killProcess(pid);
    return ended.promise;
  };
  return { waitForLine, kill, killTree };
}

function killServer(scene: Scene): void {
  const pid = readPid(join(scene.dataDir, 'database/cluster/postmaster.pid'));
  expect(pid).toBeGreaterThan(1);
  process.kill(pid!, 'SIGKILL');
}

/** Returns the process and all processes below it. */
function findTree(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap((it) => findTree(Number(it)))];
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It may have ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until a cluster exists or is being created. */
async function waitForCluster({ dataDir }: Scene): Promise<void> {
  const home = join(dataDir, 'database');
  while (!existsSync(home) || !readdirSync(home).some((it) => it.startsWith('cluster'))) await delay(5);
}

async function startAndCheck(scene: Scene) {
  const known = new Set(scene.written);
  const writer = startWriter(scene);
  const found = new Set<number>(JSON.parse((await writer.waitForLine('found ')).slice('found '.length)));
  expect([...known.difference(found)], 'lost rows with an acknowledged commit').toEqual([]);
  return writer;
}

type Target = 'node' | 'server and node' | 'node and server' | 'server' | 'node while it starts';

async function killRound(scene: Scene, target: Target, moment: number): Promise<void> {
  if (target === 'node while it starts') {
    const writer = startWriter(scene);
    await delay(moment);
    return writer.kill();
  }
  const writer = await startAndCheck(scene);
  await delay(moment);
  if (target === 'node') return writer.kill();
  if (target === 'server and node') {
    killServer(scene);
    return writer.kill();
  }
  if (target === 'node and server') {
    await writer.kill();
    return killServer(scene);
  }
  const back = writer.waitForLine('the database server is back');
  killServer(scene);
  await back;
  await writer.waitForLine('wrote ');
  return writer.kill();
}

/** Starts once more, and compares the index with the table by PostgreSQL's own checker. */
async function checkAtEnd(scene: Scene): Promise<void> {
  const writer = await startAndCheck(scene);
  await writer.waitForLine('wrote ');
  await writer.kill();
  if (scene.account && isRoot) return;
  const embedded = await startEmbeddedPostgres({ dataDir: scene.dataDir, name: 'example', log: SILENT });
  const client = new pg.Client({ ...embedded.connection, ssl: false });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  await client.query(`SELECT bt_index_check('written_pkey', true)`);
  await client.end();
  await embedded.stop();
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('after kill -9 the next start recovers every acknowledged write, if the killed process was', () => {
  const targets: [Target, rounds: number, longest: number][] = [
    ['node', 6, 200],
    ['server and node', 4, 200],
    ['node and server', 3, 200],
    ['server', 4, 200],
    ['node while it starts', 5, 250],
  ];

  test.each(targets)('%s (%i rounds)', { timeout: 60_000 }, async (target, rounds, longest) => {
    const scene = newScene();
    const random = randomFrom(rounds * longest);
    for (let round = 0; round < rounds; round++) await killRound(scene, target, random() * longest);
    await checkAtEnd(scene);
    expect(scene.written.size).toBeGreaterThan(0);
  });

  const ways = process.platform === 'linux' ? (['kill', 'killTree'] as const) : (['kill'] as const);
  test.each(ways)('the first start (5 rounds), by %s', { timeout: 60_000 }, async (way) => {
    const random = randomFrom(8);
    for (let round = 0; round < 5; round++) {
      const scene = newScene();
      const first = startWriter(scene);
      // Three rounds hit initdb. The others can hit any moment from the start of node.
      if (round < 3) await waitForCluster(scene);
      await delay(random() * (round < 3 ? 400 : 900));
      await first[way]();
      const writer = await startAndCheck(scene);
      await writer.waitForLine('wrote ');
      await writer.kill();
    }
  });

  const canBeNobody = isRoot && [WRITER, process.execPath].every((it) => isReachable(join(it, '..'), NOBODY));
  test.runIf(canBeNobody)('a process of an ordinary user (4 rounds)', { timeout: 60_000 }, async () => {
    const scene = newScene(NOBODY);
    const random = randomFrom(4);
    const order: Target[] = ['node while it starts', 'node', 'server', 'server and node'];
    for (const target of order) await killRound(scene, target, random() * 300);
    await checkAtEnd(scene);
  });
});
