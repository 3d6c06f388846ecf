import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type OpenDatabase } from '../database.ts';
import { quietLog, startTestPostgres, type TestPostgres } from '../test-kit/testPostgres.ts';
import { copyToReplica, primarySettings } from '../test-kit/testReplica.ts';
import { startSilentProxy } from '../test-kit/testSilentProxy.ts';
import { readPosition } from './position.ts';
import { Replica } from './replica.ts';

const silentLog = { info() {}, warn() {}, error() {} };
let primaryServer: TestPostgres;
let replicaServer: TestPostgres;
let primary: OpenDatabase;
/** A connection for the operator. */
let standby: OpenDatabase;
let replica: Replica;
let reports: (string | null)[];

beforeAll(async () => {
  primaryServer = await startTestPostgres({ settings: primarySettings });
  primary = await connectDatabase({ connection: primaryServer.connection, log: quietLog });
  await primary.pool.query('CREATE TABLE notes (n integer)');
  await startReplica();
});
afterAll(async () => {
  await standby.close();
  await primary.close();
  await replicaServer.stop();
  await primaryServer.stop();
});
beforeEach(() => {
  reports = [];
  replica = open(replicaServer.connection);
});
afterEach(() => replica.close());

async function startReplica(): Promise<void> {
  replicaServer = await startTestPostgres({ fill: (dataDir) => copyToReplica(primaryServer, dataDir) });
  standby = await connectDatabase({ connection: replicaServer.connection, log: silentLog });
}

function open(
  connection: OpenDatabase['connection'],
  { answerMs = 60_000, ...parts }: { answerMs?: number; primary?: pg.Pool } = {},
): Replica {
  const report = (failure: string | null) => void reports.push(failure);
  // A busy machine is no failure.
  return new Replica({ connection, primary: primary.pool, report, log: silentLog, answerMs, ...parts });
}

/** The primary, with other answers to the queries of the pool itself, which read its position. */
function primaryThatAnswers(answerOf: (row: object) => object): pg.Pool {
  const query = async (text: string) => ({ rows: (await primary.pool.query(text)).rows.map(answerOf) });
  const { options } = primary.pool;
  return { query, options, connect: () => primary.pool.connect() } as unknown as pg.Pool;
}

/** The number of notes as a read sees it, and the server that it came from. */
async function readNotes({ db } = replica): Promise<{ count: number; isReplica: boolean }> {
  const { rows } = await sql<{ count: number; isReplica: boolean }>`SELECT count(*)::int AS count,
    pg_is_in_recovery() AS "isReplica" FROM notes`.execute(db.withoutPlugins());
  return rows[0]!;
}

const addNote = () => primary.pool.query('INSERT INTO notes VALUES (1)');
const countNotes = async () => Number((await primary.pool.query('SELECT count(*) AS n FROM notes')).rows[0].n);
const waitForReplica = () => expect.poll(async () => (await readNotes()).isReplica).toBe(true);

test('a read after a write sees it, and reads go to the replica', async () => {
  await waitForReplica();
  for (let round = 0; round < 50; round += 1) {
    await addNote();
    const expected = await countNotes();
    for (const { count } of await Promise.all([readNotes(), readNotes(), readNotes()])) expect(count).toBe(expected);
  }
  expect(replica.reads.replica).toBeGreaterThan(0);
  await waitForReplica();
  expect(reports.at(-1)).toBe(null);
  expect(replica.state.isUp).toBe(true);
});

test('while the replica is behind, reads go to the primary', async () => {
  await waitForReplica();
  await standby.pool.query('SELECT pg_wal_replay_pause()');
  await expect
    .poll(async () => (await standby.pool.query('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0].state)
    .toBe('paused');
  await addNote();
  expect(await readNotes()).toEqual({ count: await countNotes(), isReplica: false });
  expect(replica.state.behindSeconds).toBeGreaterThan(0);
  await standby.pool.query('SELECT pg_wal_replay_resume()');
  await waitForReplica();
  expect((await readNotes()).count).toBe(await countNotes());
});

test('a query that the replica cancels runs on the primary', async () => {
  await waitForReplica();
  let isRead = false;
  const reading = sql<{ isReplica: boolean }>`SELECT pg_sleep(CASE WHEN pg_is_in_recovery() THEN 60 ELSE 0 END),
    pg_is_in_recovery() AS "isReplica"`
    .execute(replica.db.withoutPlugins())
    .finally(() => {
      isRead = true;
    });
  // The limit of statements on the replica would cancel it too.
  const cancel = async () => {
    await standby.pool.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE 'SELECT pg_sleep%'`,
    );
    return isRead;
  };
  await expect.poll(cancel).toBe(true);
  expect((await reading).rows).toMatchObject([{ isReplica: false }]);
  expect(reports).toContain('57014');
});

test('while the replica does not answer, reads go to the primary', async () => {
  const proxy = await startSilentProxy(standby);
  const silent = open(proxy.connection, { answerMs: 300 });
  proxy.silence('all');
  expect(await silent.isCurrent()).toBe(false);
  expect(reports).toContain('TIMEOUT');
  expect(silent.state.isUp).toBe(false);
  const closing = silent.close();
  proxy.close();
  await closing;
});

test('a server that is no replica is not used', async () => {
  const wrong = open(primaryServer.connection);
  expect(await wrong.isCurrent()).toBe(false);
  expect(reports).toContain('NO_REPLICA');
  await wrong.close();
});

test.each([
  { behind: 'another cluster', position: { system: '1' }, failure: 'OTHER_CLUSTER' },
  { behind: 'a primary with another history', position: { timeline: 7 }, failure: 'OTHER_TIMELINE' },
])('once the address of the primary leads to $behind, the replica is not used', async ({ position, failure }) => {
  let other = {};
  const left = open(replicaServer.connection, { primary: primaryThatAnswers((row) => ({ ...row, ...other })) });
  await expect.poll(() => left.isCurrent()).toBe(true);
  other = position;
  expect(await left.isCurrent()).toBe(false);
  expect(reports).toContain(failure);
  await left.close();
});

test('if the primary refuses to report its position, it answers the reads itself', async () => {
  const refusing = open(replicaServer.connection, {
    primary: primaryThatAnswers(() => {
      throw Object.assign(new Error('permission denied for function pg_control_system'), { code: '42501' });
    }),
  });
  expect(await readNotes(refusing)).toEqual({ count: await countNotes(), isReplica: false });
  expect(reports).toContain('42501');
  await refusing.close();
});

test('transactions are refused with a replica and without', async () => {
  const begin = ({ db }: Replica) => db.transaction().execute(async () => undefined);
  await waitForReplica();
  await expect(begin(replica)).rejects.toThrow('app.reads has no transactions');
  const unused = open(primaryServer.connection);
  await expect(begin(unused)).rejects.toThrow('app.reads has no transactions');
  await unused.close();
});

test('without the replica, reads go to the primary, and to the replica once it is back', async () => {
  await waitForReplica();
  await standby.close();
  await replicaServer.stop();
  for (let round = 0; round < 3; round += 1) {
    await addNote();
    expect(await readNotes()).toEqual({ count: await countNotes(), isReplica: false });
  }
  expect(replica.state.isUp).toBe(false);
  expect(reports.at(-1)).toEqual(expect.any(String));
  await replica.close();
  await startReplica();
  replica = open(replicaServer.connection);
  await waitForReplica();
  expect((await readNotes()).count).toBe(await countNotes());
});

test('a promoted replica is not used, and continues on another timeline', async () => {
  await waitForReplica();
  const { timeline } = await readPosition(primary.pool);
  await standby.pool.query('SELECT pg_promote()');
  expect((await readPosition(standby.pool)).timeline).toBeGreaterThan(timeline);
  await addNote();
  expect(await readNotes()).toEqual({ count: await countNotes(), isReplica: false });
  expect(reports).toContain('NO_REPLICA');
});
