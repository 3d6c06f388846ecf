import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-kit/testDatabase.ts';
import { deleteExpiredRateLimits, RateLimiter } from './rateLimiter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE rate_limits'));

const limit = { name: 'knock', max: 5, seconds: 60 };
const makeLimit = () => new RateLimiter(database.pool).limit(limit);

test('several processes share one count, also for simultaneous tries', async () => {
  const processes = [makeLimit(), makeLimit()];
  const tries = Array.from({ length: 12 }, (_, n) => processes[n % 2]!.assertAllowed('ana'));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const [refusal] = results.filter((result) => result.status === 'rejected');
  expect(refusal?.reason).toMatchObject({ key: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 });
});

test('each subject and each action has its own count', async () => {
  for (let time = 0; time < 5; time += 1) await makeLimit().assertAllowed('ana');
  await expect(makeLimit().assertAllowed('ana')).rejects.toThrow();
  await makeLimit().assertAllowed('bea');
  await new RateLimiter(database.pool).limit({ ...limit, name: 'ring' }).assertAllowed('ana');
});

test('the count ends with the time or a reset', async () => {
  for (let time = 0; time < 5; time += 1) await makeLimit().assertAllowed('ana');
  await database.pool.query('UPDATE rate_limits SET expire = expire - 60000');
  for (let time = 0; time < 5; time += 1) await makeLimit().assertAllowed('ana');
  await expect(makeLimit().assertAllowed('ana')).rejects.toThrow();
  await makeLimit().reset('ana');
  await makeLimit().assertAllowed('ana');
});

test('only hashes are stored, and expired rows are deleted', async () => {
  await makeLimit().assertAllowed('ana@example.org');
  const { rows } = await database.pool.query('SELECT r::text AS row FROM rate_limits r');
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain('ana');
  const now = Temporal.Now.instant();
  await deleteExpiredRateLimits(database.db, now.add({ seconds: 50 }));
  expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(1);
  await deleteExpiredRateLimits(database.db, now.add({ seconds: 70 }));
  expect((await database.pool.query('SELECT FROM rate_limits')).rowCount).toBe(0);
});

test('without the database the process counts by itself', async () => {
  const gone = await createTestDatabase();
  const alone = new RateLimiter(gone.pool).limit(limit);
  await gone.drop();
  for (let time = 0; time < 5; time += 1) await alone.assertAllowed('ana');
  await expect(alone.assertAllowed('ana')).rejects.toMatchObject({ key: 'TOO_MANY_REQUESTS' });
});
