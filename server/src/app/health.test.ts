import { Agent, get } from 'node:http';
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

test('while the process ends, requests in progress get their response, and their connections end', async () => {
  const ending = await startTestApp({ beside: server });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  ending.app.get('/held', () => held.then(() => 'held'));
  const origin = await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    get(origin + path, { agent }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
    }).on('error', reject);
    return promise;
  };
  expect(await ask('/healthz')).toEqual([200, 'keep-alive']);
  const isHeld = new Promise((resolve) => ending.app.server.once('request', resolve));
  const first = ask('/held');
  await isHeld;
  const closing = ending.close();
  await expect.poll(() => ending.app.server.listening).toBe(false);
  answer();
  expect(await first).toEqual([200, 'close']);
  await closing;
});
