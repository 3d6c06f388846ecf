import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { deleteExpiredAudit, networkOf, recordAudit } from '../../audit/auditLog.ts';

const at = '2026-11-24T18:00:00Z';
let server: TestApp;
let call: ReturnType<typeof testCaller>;
let admin: string;
beforeAll(async () => {
  server = await startTestApp({ at, hasSampleData: false });
  call = testCaller(server);
  // The app's clock is fixed, and the test kit's is not.
  admin = await administratorOf(server);
});
afterAll(() => server.close());

const ana = { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana' };
let anasId: string;
let token: string;
const from = '203.0.113.77';
beforeEach(async () => {
  await server.database.pool.query(`DELETE FROM users WHERE email LIKE 'ana%'; DELETE FROM rate_limits`);
  const { body } = await call('POST /auth/sign-up', { body: ana });
  ({
    token,
    user: { id: anasId },
  } = body.data);
  await server.database.pool.query('DELETE FROM audit_entries');
});

const entries = async (query = '') => (await call(`GET /audit${query}`, { token: admin })).body;
const kinds = async () => (await entries()).data.map(({ kind }: { kind: string }) => kind);

test('a sign-in and a failed one are recorded, without the password and the whole address', async () => {
  const { email, password } = ana;
  await call('POST /auth/sign-in', { body: { email, password: 'wrong sesame' }, from });
  await call('POST /auth/sign-in', { body: { email, password: 'wrong sesame' }, from });
  await call('POST /auth/sign-in', { body: { email: 'typed.password@example.org', password }, from });
  await call('POST /auth/sign-in', { body: { email, password }, from });
  const { data, total } = await entries();
  const user = { id: anasId, name: 'Ana' };
  const shared = { actor: null, network: '203.0.113.0', detail: '', firstAt: '2026-11-24T18:00:00.000Z' };
  expect(total).toBe(3);
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...shared, kind: 'SIGN_IN', user, times: 1 }),
      expect.objectContaining({ ...shared, kind: 'SIGN_IN_FAILED', user, times: 2 }),
      expect.objectContaining({ ...shared, kind: 'SIGN_IN_FAILED', user: null, times: 1 }),
    ]),
  );
  const { rows } = await server.database.pool.query('SELECT e::text FROM audit_entries e');
  expect(JSON.stringify([data, rows])).not.toMatch(/sesame|typed|113\.77/);
});

test('a refusal is recorded with its route, over HTTP and by a form without scripts', async () => {
  expect((await call('GET /users/019ab000-0000-7000-8000-000000000001', { token, from })).status).toBe(403);
  const { data } = await entries();
  expect(data).toEqual([
    expect.objectContaining({ kind: 'DENIED', user: { id: anasId, name: 'Ana' }, detail: 'GET /users/:id' }),
  ]);
  // A guest's 401 is no refusal: everybody meets it.
  await call('GET /users', { from });
  expect(await kinds()).toEqual(['DENIED']);
});

test('a change of role is recorded with the person who made it, also by an import', async () => {
  const path = `POST /users/${anasId}/set-permission`;
  await call(path, { token: admin, body: { role: 'SUPER USER' }, from });
  await call(path, { token: admin, body: { role: 'SUPER USER' }, from });
  const csv = `id,role\n${anasId},USER\n`;
  const imported = await call('POST /imports/users', { token: admin, body: { csv } });
  expect(imported.status).toBe(200);
  const { data } = await entries('?kind=ROLE_CHANGED');
  const shown = data.map(({ detail, actor, user }: Record<string, { name: string }>) => [
    detail,
    actor?.name,
    user?.name,
  ]);
  expect(shown.sort()).toEqual([
    ['SUPER USER → USER', 'Ada Sample', 'Ana'],
    ['USER → SUPER USER', 'Ada Sample', 'Ana'],
  ]);
});

test('a new password, ended sessions, and a deleted account are recorded; the entry stays after the deletion', async () => {
  const { body } = await call('POST /auth/sign-in', { body: { email: ana.email, password: ana.password }, from });
  await call('DELETE /auth/sessions', { token: body.data.token, from });
  const change = { oldPassword: ana.password, newPassword: 'close sesame' };
  await call('PUT /auth/password', { token: body.data.token, body: change, from });
  await call(`DELETE /users/${anasId}`, { token: admin, from });
  expect((await kinds()).sort()).toEqual(['PASSWORD_CHANGED', 'SESSIONS_ENDED', 'SIGN_IN', 'USER_DELETED']);
  const [deleted] = (await entries('?kind=USER_DELETED')).data;
  expect(deleted).toMatchObject({ user: { id: anasId, name: '' }, actor: { name: 'Ada Sample' } });
});

test('pages, newest first', async () => {
  const now = Temporal.Instant.from(at);
  for (let hours = 0; hours < 30; hours++) {
    const event = { kind: 'SIGN_IN', userId: anasId, address: from } as const;
    await recordAudit(server.database.db, event, now.subtract({ hours: 2 * hours }));
  }
  const first = await entries();
  expect([first.total, first.data.length, first.data[0].at]).toEqual([30, 25, '2026-11-24T18:00:00.000Z']);
  expect((await entries('?skip=25')).data).toHaveLength(5);
});

test('entries are deleted after 180 days', async () => {
  const now = Temporal.Instant.from(at);
  const event = { kind: 'SIGN_IN', userId: anasId, address: from } as const;
  for (const days of [179, 181]) await recordAudit(server.database.db, event, now.subtract({ hours: 24 * days }));
  await deleteExpiredAudit(server.database.db, now);
  expect((await entries()).total).toBe(1);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::', '2001:db8:12::'],
  ['2001:db8::', '2001:db8::'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
