import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { createTestDatabase, type TestDatabase } from './test-kit/testDatabase.ts';
import { startSilentProxy } from './test-kit/testSilentProxy.ts';

const log = { info() {}, warn() {}, error: console.error };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const notify = (payload: string) => database.pool.query("SELECT pg_notify('data_changed', $1)", [payload]);

test('a heartbeat of any process is no change', async () => {
  const changes = new Changes(database.connection, log);
  await changes.listen();
  const { version } = changes;
  await notify('heartbeat');
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBe(version + 1);
  await changes.close();
});

test('a connection that went silent is replaced, and everything counts as changed', async () => {
  const proxy = await startSilentProxy(database);
  const changes = new Changes(proxy.connection, log, { heartbeatMs: 200 });
  let silences = 0;
  changes.onUnresponsive(() => {
    silences += 1;
  });
  await changes.listen();
  const { version } = changes;
  proxy.silence('existing');
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBeGreaterThan(version);
  await expect.poll(() => changes.isListening, { interval: 20 }).toBe(true);
  expect(silences).toBe(1);
  const afterwards = changes.version;
  await notify('services');
  await expect.poll(() => changes.version, { interval: 20 }).toBeGreaterThan(afterwards);
  await changes.close();
  proxy.close();
});

test('after a write in any process, catching up receives its notification', async () => {
  // So long that a busy computer does not fail the test.
  const changes = new Changes(database.connection, log, { catchUpMs: 20_000 });
  await changes.listen();
  for (let round = 0; round < 50; round += 1) {
    const { version } = changes;
    await notify('services');
    expect(await changes.catchUp()).toBe(true);
    expect(changes.version).toBe(version + 1);
  }
  await changes.close();
});

test('without a connection that answers, nothing is caught up', async () => {
  const proxy = await startSilentProxy(database);
  const changes = new Changes(proxy.connection, log);
  expect(await changes.catchUp()).toBe(false);
  await changes.listen();
  await expect.poll(() => changes.catchUp()).toBe(true);
  proxy.silence('existing');
  expect(await Promise.all([changes.catchUp(), changes.catchUp()])).toEqual([false, false]);
  proxy.close();
  await changes.close();
});

test('an answer that arrives while this process is busy counts', async () => {
  const changes = new Changes(database.connection, log, { catchUpMs: 1 });
  await changes.listen();
  let busyMs = 50;
  const catchUpWhileBusy = async () => {
    // Here, Node runs expired timers before it reads what has arrived.
    await setImmediate();
    const isCaughtUp = changes.catchUp();
    // The query is sent now, and no answer can be read yet.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
    busyMs *= 2;
    return isCaughtUp;
  };
  await expect.poll(catchUpWhileBusy).toBe(true);
  await changes.close();
});

/** Each connection that listens, or is about to, has one lock. */
async function countConnections(): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows[0].count;
}

test('a connection that goes silent before it listens is given up', async () => {
  const proxy = await startSilentProxy(database);
  const changes = new Changes(proxy.connection, log, { answerMs: 300 });
  proxy.silenceAfter('LISTEN');
  await expect(changes.listen()).rejects.toThrow('timeout');
  await expect.poll(countConnections).toBe(0);
  proxy.close();
});

test('closing while it connects again ends that connection too', async () => {
  const proxy = await startSilentProxy(database);
  const changes = new Changes(proxy.connection, log, { answerMs: 120_000 });
  await changes.listen();
  proxy.silenceAfter('LISTEN');
  await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  await proxy.hasSilenced;
  await expect.poll(countConnections).toBe(1);
  await changes.close();
  await expect.poll(countConnections, { timeout: 15_000 }).toBe(0);
  expect(changes.isListening).toBe(false);
  proxy.close();
});
