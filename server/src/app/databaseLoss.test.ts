import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readPid } from '@amparo/embedded-postgres/stopOrphanedServer.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryServer } from '../database/test-kit/testPostgres.ts';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';

interface Reply {
  status: number;
  retryAfter: unknown;
}
type Post = (n: number) => Promise<Reply>;

const feedback = (n: number) => ({ type: 'APP', subject: `Message ${n}`, message: 'Hello', email: 'ana@example.org' });
/** Limits count by address. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Writes from several clients at once until it is stopped, and returns every reply. */
function writeWithoutPause(post: Post): { replies: readonly Reply[]; stop(): Promise<Reply[]> } {
  const replies: Reply[] = [];
  let isStopped = false;
  let n = 0;
  const client = async () => {
    while (!isStopped) {
      n += 1;
      replies.push(await post(n));
    }
  };
  const clients = Array.from({ length: 8 }, client);
  return {
    replies,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
      return replies;
    },
  };
}

function expectOnlySuccessAndRetryAfter(replies: Reply[]): void {
  const statuses = new Set(replies.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(statuses).toContain(201);
  for (const { status, retryAfter } of replies) if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
}

describe('an external server ends every connection during transactions', () => {
  let server: TestApp;
  let uncaught: Error[];
  const recordUncaught = (error: Error) => uncaught.push(error);
  beforeEach(async () => {
    uncaught = [];
    process.on('uncaughtExceptionMonitor', recordUncaught);
    server = await startTestApp({ hasSampleData: false });
  });
  afterEach(async () => {
    process.off('uncaughtExceptionMonitor', recordUncaught);
    await server.close();
  });

  const post: Post = async (n) => {
    const options = { method: 'POST', payload: feedback(n), remoteAddress: addressOf(n) } as const;
    const { status, headers } = await server.ask('/api/feedbacks/app', options);
    return { status, retryAfter: headers['retry-after'] };
  };

  test('writes get 503 with Retry-After, and the same process recovers', async () => {
    const { connection } = server.database;
    const name = typeof connection === 'string' ? new URL(connection).pathname.slice(1) : connection.database;
    const admin =
      typeof connection === 'string'
        ? connection.replace(/[^/]+$/, 'postgres')
        : { ...connection, database: 'postgres' };
    const writing = writeWithoutPause(post);
    for (let round = 0; round < 20; round += 1) {
      await delay(100);
      await queryServer(admin, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    }
    const replies = await writing.stop();
    expectOnlySuccessAndRetryAfter(replies);
    expect(replies.map(({ status }) => status)).toContain(503);
    await expect.poll(() => post(100_000), { timeout: 15_000 }).toMatchObject({ status: 201 });
    await expect.poll(isListening, { timeout: 15_000 }).toBe(true);
    // Without this check the test would pass: Vitest catches what would end the program.
    expect(uncaught).toEqual([]);
  });

  async function isListening(): Promise<boolean> {
    const { rows } = await server.database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN data_changed'",
    );
    return rows.length > 0;
  }
});

describe('the embedded server is killed while the program writes', () => {
  let dataDir: string;
  let program: ChildProcess;
  let origin: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'amparo-loss-'));
    // For root, PostgreSQL runs under another account, which must be able to enter the folder.
    await chmod(dataDir, 0o711);
    const { NODE_OPTIONS: _, ...env } = process.env;
    program = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { ...env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', SAMPLE_DATA: 'none', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: program.stdout! })) {
      origin = /^Amparo is ready at (\S+)/.exec(line)?.[1] ?? '';
      if (origin) break;
    }
  }, 60_000);
  afterEach(async () => {
    const ended = program.exitCode === null && program.signalCode === null ? once(program, 'exit') : undefined;
    program.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const post: Post = async (n) => {
    const response = await fetch(`${origin}/api/feedbacks/app`, {
      ...{ method: 'POST', body: JSON.stringify(feedback(n)) },
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

  const postmaster = () => readPid(join(dataDir, 'database/cluster/postmaster.pid'))!;

  /** A server process that serves one connection; PostgreSQL then restarts all of them. */
  function anyBackend(): number {
    const pid = postmaster();
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    return children.at(-1)!;
  }

  const targets = existsSync('/proc/self/task') ? { postmaster, anyBackend } : { postmaster };
  const outbox = () => join(dataDir, 'outbox');
  const sentMails = () => (existsSync(outbox()) ? readdirSync(outbox()).length : 0);

  test('writes get 503 with Retry-After, and the same process recovers', { timeout: 120_000 }, async () => {
    for (const findTarget of Object.values(targets)) {
      for (let round = 0; round < 4; round += 1) {
        const writing = writeWithoutPause(post);
        await expect.poll(() => writing.replies.length, { timeout: 15_000 }).toBeGreaterThan(8);
        await delay(round * 50);
        process.kill(findTarget(), 'SIGKILL');
        await delay(500);
        expectOnlySuccessAndRetryAfter(await writing.stop());
        await expect.poll(() => post(round), { timeout: 15_000 }).toMatchObject({ status: 201 });
        expect(program.exitCode).toBeNull();
      }
    }
    const before = sentMails();
    expect(await post(200_000)).toMatchObject({ status: 201 });
    await expect.poll(sentMails, { timeout: 15_000 }).toBeGreaterThan(before);
  });
});
