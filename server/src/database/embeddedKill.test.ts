import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';
import { isReachable } from './embeddedAccount.ts';
import { endLeftovers, readPid } from './leftovers.ts';

const WRITER = fileURLToPath(new URL('./embeddedKillWriter.ts', import.meta.url));
const SILENT = { info() {}, warn() {}, error() {} };
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** A folder with a database, and the rows that were acknowledged to us. */
interface Place {
  dataDir: string;
  account: typeof NOBODY | undefined;
  written: Set<number>;
}

const places: Place[] = [];
const writers: ChildProcess[] = [];

afterEach(async () => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL');
  for (const { dataDir } of places.splice(0)) {
    await endLeftovers(join(dataDir, 'database/cluster'), join(dataDir, 'database/socket'), SILENT);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});

function newPlace(account?: typeof NOBODY): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'amparo-kill-'));
  if (account) chownSync(dataDir, account.uid, account.gid);
  else chmodSync(dataDir, 0o711);
  const place = { dataDir, account, written: new Set<number>() };
  places.push(place);
  return place;
}

/** Starts the writer; `heard` waits for a line that begins so, and throws if the writer ends without it. */
function startWriter(place: Place) {
  const child = spawn(process.execPath, [WRITER, place.dataDir], {
    ...place.account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writers.push(child);
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const ended = Promise.withResolvers<void>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (line.startsWith('wrote ')) place.written.add(Number(line.slice('wrote '.length)));
    for (const [start, { resolve }] of waiting) if (line.startsWith(start)) resolve(line);
  });
  child.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`the writer ended: ${complaint}`));
    ended.resolve();
  });
  const heard = (start: string) => {
    const waiter = Promise.withResolvers<string>();
    waiting.set(start, waiter);
    return waiter.promise.finally(() => waiting.delete(start));
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended.promise;
  };
  /** Kills node and what it has started, initdb or the server, with what those have started. */
  const killFamily = () => {
    for (const pid of findFamily(child.pid!)) killProcess(pid);
    return ended.promise;
  };
  return { heard, kill, killFamily };
}

function killServer(place: Place): void {
  const pid = readPid(join(place.dataDir, 'database/cluster/postmaster.pid'));
  expect(pid).toBeGreaterThan(1);
  process.kill(pid!, 'SIGKILL');
}

/** The process, its children, theirs, and so on. */
function findFamily(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap((it) => findFamily(Number(it)))];
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It may have ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until a cluster is being made, or is there. */
async function seeCluster({ dataDir }: Place): Promise<void> {
  const home = join(dataDir, 'database');
  while (!existsSync(home) || !readdirSync(home).some((it) => it.startsWith('cluster'))) await delay(5);
}

async function startAndCheck(place: Place) {
  const known = new Set(place.written);
  const writer = startWriter(place);
  const found = new Set<number>(JSON.parse((await writer.heard('found ')).slice('found '.length)));
  expect([...known.difference(found)], 'acknowledged rows that are lost').toEqual([]);
  return writer;
}

type Target = 'node' | 'server and node' | 'node and server' | 'server' | 'node while it starts';

async function killRound(place: Place, target: Target, moment: number): Promise<void> {
  if (target === 'node while it starts') {
    const writer = startWriter(place);
    await delay(moment);
    return writer.kill();
  }
  const writer = await startAndCheck(place);
  await delay(moment);
  if (target === 'node') return writer.kill();
  if (target === 'server and node') {
    killServer(place);
    return writer.kill();
  }
  if (target === 'node and server') {
    await writer.kill();
    return killServer(place);
  }
  const back = writer.heard('the database server is back');
  killServer(place);
  await back;
  await writer.heard('wrote ');
  return writer.kill();
}

/** Starts a last time, ends in order, and has PostgreSQL's own checker compare the index with the table. */
async function checkAtLast(place: Place): Promise<void> {
  const writer = await startAndCheck(place);
  await writer.heard('wrote ');
  await writer.kill();
  if (place.account && isRoot) return;
  const embedded = await startEmbedded({ dataDir: place.dataDir, log: SILENT });
  const client = new pg.Client({ ...embedded.connection, ssl: false });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS amcheck');
  await client.query(`SELECT bt_index_check('kept_pkey', true)`);
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

describe('no acknowledged write is lost, and the next start needs no help, when kill -9 hits', () => {
  const targets: [Target, rounds: number, longest: number][] = [
    ['node', 6, 200],
    ['server and node', 4, 200],
    ['node and server', 3, 200],
    ['server', 4, 200],
    ['node while it starts', 5, 250],
  ];

  test.each(targets)('%s, %i times', { timeout: 60_000 }, async (target, rounds, longest) => {
    const place = newPlace();
    const random = randomFrom(rounds * longest);
    for (let round = 0; round < rounds; round++) await killRound(place, target, random() * longest);
    await checkAtLast(place);
    expect(place.written.size).toBeGreaterThan(0);
  });

  const ways = process.platform === 'linux' ? (['kill', 'killFamily'] as const) : (['kill'] as const);
  test.each(ways)('the very first start, 5 times, by %s', { timeout: 60_000 }, async (way) => {
    const random = randomFrom(8);
    for (let round = 0; round < 5; round++) {
      const place = newPlace();
      const first = startWriter(place);
      // Most of the rounds hit initdb at its work, the others anything from node's own start on.
      if (round < 3) await seeCluster(place);
      await delay(random() * (round < 3 ? 400 : 900));
      await first[way]();
      const writer = await startAndCheck(place);
      await writer.heard('wrote ');
      await writer.kill();
    }
  });

  const canBeNobody = isRoot && [WRITER, process.execPath].every((it) => isReachable(join(it, '..'), NOBODY));
  test.runIf(canBeNobody)('an ordinary user, 4 times', { timeout: 60_000 }, async () => {
    const place = newPlace(NOBODY);
    const random = randomFrom(4);
    const order: Target[] = ['node while it starts', 'node', 'server', 'server and node'];
    for (const target of order) await killRound(place, target, random() * 300);
    await checkAtLast(place);
  });
});
