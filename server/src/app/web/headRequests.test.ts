import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { loadWeb } from './loadWeb.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ web: await loadWeb() });
});
afterAll(() => server.close());

const paths = ['/crisis_lines', '/robots.txt', '/sitemap.xml', '/api/liaisons'];

test.each(paths)('HEAD requests never replace the response to GET: %s', async (url) => {
  for (let time = 0; time < 3; time += 1) expect((await server.app.inject({ method: 'HEAD', url })).body).toBe('');
  for (let time = 0; time < 3; time += 1) {
    const { statusCode, body } = await server.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body.length).toBeGreaterThan(20);
  }
});

test.each(paths)('HEAD gets the headers of GET, without a body: %s', async (path) => {
  // No response to this address is in the cache yet.
  const url = `${path}?from=head`;
  const head = await server.app.inject({ method: 'HEAD', url });
  const get = await server.app.inject({ url });
  const headersOf = ({ headers }: typeof get) => [headers['content-type'], headers['content-length'], headers.etag];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(headersOf(head)).toEqual(headersOf(get));
});
