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

test.each(['/healthz', '/readyz', '/api/openapi.json', '/api/missing', '/missing'])(
  '%s says that it may not be stored',
  async (path) => {
    expect((await server.ask(path)).headers['cache-control']).toBe('no-store');
  },
);

test('the pages of the API documentation load nothing from other hosts, and cannot be framed', async () => {
  const { status, headers } = await server.ask('/api/docs');
  const policy = String(headers['content-security-policy']);
  expect(status).toBe(200);
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).not.toMatch(/https:|validator/);
});
