import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Jobs } from '../jobs/jobs.ts';
import { Changes } from './changes.ts';
import { connectDatabase, type OpenDatabase } from './database.ts';
import { createTestDatabase, type TestDatabase } from './test-kit/testDatabase.ts';
import { quietLog } from './test-kit/testPostgres.ts';
import { startSilentProxy } from './test-kit/testSilentProxy.ts';
import { withoutTimeout } from './timeouts.ts';

const log = { info() {}, warn() {}, error: console.error };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const timeoutsOf = async ({ pool }: Pick<OpenDatabase, 'pool'>) => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await pool.query(
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
  );
  return Object.values(rows[0]);
};

test('every connection for requests has timeouts, and those of commands have none', async () => {
  expect(await timeoutsOf(database)).toEqual(['30s', '10s', '5min']);
  const command = await connectDatabase({ connection: database.connection, log: quietLog, hasTimeouts: false });
  expect(await timeoutsOf(command)).toEqual(['0', '0', '0']);
  await command.close();
});

test('the connections for jobs have them too', async () => {
  const jobs = new Jobs(database.connection, log);
  await jobs.start({ name: 'mail', retryLimit: 1 });
  // pg-boss does not return settings. A statement in a job's own connection writes them to a table.
  await database.pool.query('CREATE TABLE seen (timeout text)');
  await database.pool.query(`CREATE FUNCTION note_timeout() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO seen VALUES (current_setting('statement_timeout')); RETURN NEW; END $$`);
  await database.pool.query(
    'CREATE TRIGGER noted AFTER INSERT OR UPDATE ON pgboss.queue FOR EACH ROW EXECUTE FUNCTION note_timeout()',
  );
  await jobs.workHourly({ 'some-job': async () => undefined });
  await jobs.stop();
  const { rows } = await database.pool.query('SELECT DISTINCT timeout FROM seen');
  expect(rows).toEqual([{ timeout: '30s' }]);
});

test('background work on whole tables has no statement timeout, and the next statement has it again', async () => {
  const timeout = sql<{ timeout: string }>`SELECT current_setting('statement_timeout') AS timeout`;
  const within = await withoutTimeout(database.db, (trx) => timeout.execute(trx));
  expect(within.rows).toEqual([{ timeout: '0' }]);
  expect((await timeout.execute(database.db)).rows).toEqual([{ timeout: '30s' }]);
});

test('requests do not wait for a frozen database longer than the heartbeats, and work again afterwards', async () => {
  const proxy = await startSilentProxy(database);
  const frozen = await connectDatabase({ connection: proxy.connection, log });
  const changes = new Changes(proxy.connection, log, { heartbeatMs: 100 });
  changes.onUnresponsive(() => frozen.dropConnections());
  await changes.listen();
  await frozen.pool.query('SELECT 1');
  proxy.silence('all');
  await expect(frozen.pool.query('SELECT 2')).rejects.toThrow(/^Connection terminated/);
  proxy.silence('none');
  expect((await frozen.pool.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }]);
  await expect.poll(() => changes.isListening, { interval: 20 }).toBe(true);
  await changes.close();
  await frozen.close();
  proxy.close();
});

test('a connection whose database freezes before it has its limits does not keep its place in the pool', async () => {
  const proxy = await startSilentProxy(database);
  const frozen = await connectDatabase({ connection: proxy.connection, log, poolSize: 2 });
  const held = await frozen.pool.connect();
  // The new connection is open, and its limits are not answered.
  proxy.silenceAfter('statement_timeout');
  const first = frozen.pool.query('SELECT 1').catch((error: Error) => error.message);
  await proxy.hasSilenced;
  frozen.dropConnections();
  expect(await first).toMatch(/^Connection terminated/);
  held.release(true);
  proxy.silence('none');
  expect((await frozen.pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  await frozen.close();
  proxy.close();
});
