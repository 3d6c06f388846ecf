import { expect, test } from 'vitest';
import { createTestDatabase } from '../database/testDatabase.ts';
import { Jobs } from './jobs.ts';

const log = { info() {}, warn() {}, error: console.error };

test('what is to be done hourly is noted in the database once, however many processes say so, and is done', async () => {
  const database = await createTestDatabase();
  const queue = { name: 'tidy', retryLimit: 1 };
  const processes = [new Jobs(database.connection, log), new Jobs(database.connection, log)];
  let done = 0;
  for (const jobs of processes) {
    await jobs.start([queue]);
    await jobs.workHourly(queue, async () => {
      done += 1;
    });
  }
  const { rows } = await database.pool.query('SELECT name, cron, timezone FROM pgboss.schedule');
  expect(rows).toEqual([{ name: 'tidy', cron: '0 * * * *', timezone: 'UTC' }]);
  // As the hour does.
  await processes[0]!.enqueue(queue, {}, database.db);
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  for (const jobs of processes) await jobs.stop();
  await database.drop();
});
