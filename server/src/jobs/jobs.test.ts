import { expect, test } from 'vitest';
import { createTestDatabase } from '../database/test-kit/testDatabase.ts';
import { Jobs } from './jobs.ts';

const log = { info() {}, warn() {}, error: console.error };

test('two processes share one hourly schedule, and schedules of earlier releases are removed', async () => {
  const database = await createTestDatabase();
  const mail = { name: 'mail', retryLimit: 1 };
  const before = new Jobs(database.connection, log);
  await before.start(mail);
  await before.workHourly({ 'earlier-job': async () => undefined });
  await before.stop();
  const processes = [new Jobs(database.connection, log), new Jobs(database.connection, log)];
  let done = 0;
  for (const jobs of processes) {
    await jobs.start(mail);
    const clean = async () => {
      done += 1;
    };
    await jobs.workHourly({ clean });
  }
  const { rows } = await database.pool.query('SELECT name, cron, timezone FROM pgboss.schedule');
  expect(rows).toEqual([{ name: 'clean', cron: '0 * * * *', timezone: 'UTC' }]);
  // The schedule does the same each hour.
  await processes[0]!.enqueue({ name: 'clean', retryLimit: 3 }, {}, database.db);
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  for (const jobs of processes) await jobs.stop();
  await database.drop();
});
