import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, testUrl } from '../test-kit/testApp.ts';
import { loadWeb } from './loadWeb.ts';

const clara = { email: 'clara@example.org', password: 'open sesame', displayName: 'Clara' };
const form = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  origin: testUrl,
  host: new URL(testUrl).host,
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ web: await loadWeb() });
  await server.ask('/api/auth/sign-up', { method: 'POST', payload: clara });
});
afterAll(() => server.close());

/** Sends a form as a browser without scripts. */
function send(url: string, fields: Record<string, string>, cookie = '') {
  const payload = new URLSearchParams(fields).toString();
  return server.app.inject({ method: 'POST', url, headers: { ...form, cookie }, payload });
}

test.each([
  ['with NUL', '/assets/%00', 403],
  ['that is too long', `/assets/${'a'.repeat(5000)}`, 403],
  ['with NUL, in the documentation of the API', '/api/docs/static/%00', 403],
])('an address %s is an error of the client', async (_name, url, status) => {
  expect((await server.app.inject({ url })).statusCode).toBe(status);
});

test('a URL that cannot be parsed gets the security headers too', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/%ff' });
  expect(statusCode).toBe(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('signing in without scripts makes the device known', async () => {
  const { email, password } = clara;
  const answer = await send('/login', { email, password });
  expect(answer.statusCode).toBe(302);
  const device = answer.cookies.find(({ name }) => name === 'device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 400 * 24 * 60 * 60 });
  const { rows } = await server.database.pool.query('SELECT count(*)::int AS devices FROM known_devices');
  expect(rows).toEqual([{ devices: 2 }]);
  const cookie = `language=en; device=${device?.value}`;
  expect((await send('/login', { email, password }, cookie)).statusCode).toBe(302);
  expect((await server.database.pool.query('SELECT FROM known_devices')).rowCount).toBe(2);
});

test('a refused form without scripts is recorded in the audit log', async () => {
  const { email, password } = clara;
  const { cookies } = await send('/login', { email, password });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const [{ id }] = (await server.ask('/api/services?limit=1')).body.data;
  await send(`/services/${id}/delete`, {}, cookie);
  const { rows } = await server.database.pool.query(`SELECT kind, detail FROM audit_entries WHERE kind = 'DENIED'`);
  expect(rows).toEqual([{ kind: 'DENIED', detail: 'DELETE /services/:id' }]);
});
