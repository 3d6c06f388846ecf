import { inspect } from 'node:util';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-kit/testApp.ts';
import { testCaller } from '../app/test-kit/testCaller.ts';
import { loadWeb } from '../app/web/loadWeb.ts';
import { logging } from './logging.ts';

let lines: string[] = [];
const log = pino({ ...logging, level: 'trace' }, { write: (line: string) => void lines.push(line) });

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false, log, web: await loadWeb() });
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const ana = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana Ruiz', phone: '(325) 555-0100' };
/** Personal data in the forms that a log line could contain. */
const secrets = [/ana(@|%40)example/i, /sesame/, /argon2/, /Ana Ruiz/, /555-0100/, /3255550100/, /99\.73/, /32\.44/];

function expectSilence(...tokens: string[]): void {
  const log = lines.join('');
  for (const secret of secrets) expect(log).not.toMatch(secret);
  for (const token of tokens) expect(log).not.toContain(token);
}

test('no log line contains what people send, with and without errors', async () => {
  const { token } = (await call('POST /auth/sign-up', { body: ana })).body.data;
  const { email, password } = ana;
  for (const body of [
    { email, password },
    { email, password: 'close sesame' },
    { email, passwort: password },
  ])
    await call('POST /auth/sign-in', { body });
  await call('POST /auth/request-reset-password', { body: { email } });
  const mails = server.database.db.selectFrom('mails').select('text').where('text', 'like', '%resetPassword%');
  const { text } = await mails.executeTakeFirstOrThrow();
  const resetToken = /token=([\w-]+)/.exec(text)![1]!;
  await server.ask(`/api/auth/profile?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
  await server.app.inject({ url: `/auth/resetPassword?token=${resetToken}&email=ana%40example.org` });
  await server.ask('/api/services?nearCoordinate=-99.733|32.449');
  await server.ask('/api/places/reverse?coordinate=-99.733|32.449');
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;
  await server.ask('/api/auth/sign-in', { ...broken, payload: `{"email":"${email}","password":"${password}` });
  expect(lines.length).toBeGreaterThan(8);
  expectSilence(token, resetToken);
});

test('a request is one line, with its method, path, and status', async () => {
  const { headers } = await server.ask('/api/crisis-lines?q=private');
  const [line, ...others] = lines.map((text) => JSON.parse(text));
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    ...{ level: 30, msg: 'request completed', reqId: headers['x-request-id'] },
    ...{ req: { method: 'GET', path: '/api/crisis-lines' }, res: { statusCode: 200 } },
    responseTime: expect.any(Number),
  });
});

test('an error in the log has the request id of its response, which the client cannot choose', async () => {
  await server.database.pool.query('ALTER TABLE liaisons RENAME TO hidden_liaisons');
  const { status, headers } = await server.ask('/api/liaisons', {
    headers: { 'x-request-id': 'ana@example.org', 'request-id': 'ana@example.org' },
  });
  await server.database.pool.query('ALTER TABLE hidden_liaisons RENAME TO liaisons');
  expect(status).toBe(500);
  const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed');
  expect(failed.map(({ reqId }) => reqId)).toEqual([headers['x-request-id']]);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
});

/** Sends the form as a browser without scripts does. Its action calls the API in this process. */
const signUpByForm = (email: string) =>
  server.app.inject({
    method: 'POST',
    url: '/login?tab=sign_up',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ ...ana, email, acceptsTerms: 'yes' }).toString(),
  });

// PostgreSQL quotes these values in the details or in the message of its error.
test.each([
  ['the row', `ADD CONSTRAINT broken CHECK (phone = '') NOT VALID`, 'DROP CONSTRAINT broken'],
  ['the key', 'ADD CONSTRAINT broken UNIQUE (display_name)', 'DROP CONSTRAINT broken'],
  ['the value', 'ALTER display_name TYPE integer USING 0', 'ALTER display_name TYPE text'],
])('nor when the database fails, and quotes %s', async (_what, breakIt, mendIt) => {
  const print = vi.spyOn(console, 'error').mockImplementation((...printed) => void lines.push(inspect(printed)));
  await server.database.pool.query(`ALTER TABLE users ${breakIt}`);
  const { status } = await call('POST /auth/sign-up', { body: { ...ana, email: 'ana@example.com' } });
  const { statusCode } = await signUpByForm('ana@example.net');
  await server.database.pool.query(`ALTER TABLE users ${mendIt}`);
  print.mockRestore();
  expect([status, statusCode]).toEqual([500, 500]);
  expect(lines.join('')).toMatch(/"msg":"request failed"/);
  expect(lines.join('')).toMatch(/"msg":"page failed"/);
  expect(lines.join('')).toMatch(/accountRepository/);
  expectSilence();
});
