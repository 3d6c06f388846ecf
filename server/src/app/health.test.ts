import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
});
afterAll(() => server.close());

test('/readyz answers within about two seconds while the database does not', async () => {
  expect(await server.ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  const client = await server.database.pool.connect();
  await client.query('BEGIN; LOCK TABLE schema_migrations');
  const start = performance.now();
  const answer = await server.ask('/readyz');
  const took = performance.now() - start;
  await client.query('ROLLBACK');
  client.release();
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  // Without the limit, it would wait as long as the lock.
  expect(took).toBeGreaterThan(1900);
  expect((await server.ask('/healthz')).status).toBe(200);
  expect((await server.ask('/readyz')).status).toBe(200);
});

test('/readyz refuses a database without the migrations of this release', async () => {
  await server.database.pool.query(`UPDATE schema_migrations SET checksum = 'other' WHERE version = 2`);
  expect((await server.ask('/readyz')).status).toBe(503);
});
