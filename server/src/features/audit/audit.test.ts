import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { deleteExpiredAudit, networkOf, recordAudit } from '../../audit/auditLog.ts';
import { migrationsFolder } from '../../database/migrations/readMigrations.ts';

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

test('a refusal is recorded with its route', async () => {
  expect((await call('GET /users/019ab000-0000-7000-8000-000000000001', { token, from })).status).toBe(403);
  const { data } = await entries();
  expect(data).toEqual([
    expect.objectContaining({ kind: 'DENIED', user: { id: anasId, name: 'Ana' }, detail: 'GET /users/:id' }),
  ]);
  // A guest's 401 is no refusal: everybody meets it.
  await call('GET /users', { from });
  expect(await kinds()).toEqual(['DENIED']);
});

test('a refused export is recorded', async () => {
  expect((await call('GET /exports/users', { token, from })).status).toBe(403);
  const { data } = await entries();
  expect(data).toEqual([
    expect.objectContaining({ kind: 'DENIED', user: { id: anasId, name: 'Ana' }, detail: 'GET /exports/:what' }),
  ]);
});

test('an entry that cannot be stored: a refusal stays a refusal, and changes of accounts are not made', async () => {
  const { pool } = server.database;
  await pool.query('ALTER TABLE audit_entries RENAME TO hidden_entries');
  try {
    expect((await call('GET /users/019ab000-0000-7000-8000-000000000001', { token, from })).status).toBe(403);
    const { rows } = await pool.query('SELECT id FROM sessions WHERE user_id = $1', [anasId]);
    expect((await call(`DELETE /auth/sessions/${rows[0].id}`, { token, from })).status).toBe(500);
    expect((await call(`DELETE /users/${anasId}`, { token: admin, from })).status).toBe(500);
  } finally {
    await pool.query('ALTER TABLE hidden_entries RENAME TO audit_entries');
  }
  expect((await call('GET /auth/profile', { token })).body.data.id).toBe(anasId);
  expect(await kinds()).toEqual([]);
});

test('a restored account is recorded', async () => {
  await call(`DELETE /users/${anasId}`, { token: admin, from });
  await call(`POST /users/${anasId}/restore`, { token: admin, from });
  const { data } = await entries('?kind=USER_RESTORED');
  expect(data).toEqual([
    expect.objectContaining({
      ...{ user: { id: anasId, name: 'Ana' }, network: '203.0.113.0' },
      actor: expect.objectContaining({ name: 'Ada Sample' }),
    }),
  ]);
});

test('a change of role is recorded with the person who made it, also by an import', async () => {
  const path = `POST /users/${anasId}/set-permission`;
  await call(path, { token: admin, body: { role: 'SUPER USER' }, from });
  await call(path, { token: admin, body: { role: 'SUPER USER' }, from });
  const csv = `id,email,displayName,role\n${anasId},${ana.email},Ana,USER\n,ana.new@example.org,New,ADMINISTRATOR\n,ana.two@example.org,Two,\n`;
  const imported = await call('POST /imports/users', { token: admin, body: { csv }, from });
  expect(imported.body.data.counts).toMatchObject({ added: 2, changed: 1 });
  const { data } = await entries('?kind=ROLE_CHANGED');
  const shown = data.map(({ detail, actor, user }: Record<string, { name: string }>) => [
    detail,
    actor?.name,
    user?.name,
  ]);
  expect(shown.sort()).toEqual([
    ['GUEST → ADMINISTRATOR', 'Ada Sample', 'New'],
    ['SUPER USER → USER', 'Ada Sample', 'Ana'],
    ['USER → SUPER USER', 'Ada Sample', 'Ana'],
  ]);
  expect(new Set(data.map(({ network }: { network: string }) => network))).toEqual(new Set(['203.0.113.0']));
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

test('the same event is one entry an hour, also if requests record it at the same time', async () => {
  const now = Temporal.Instant.from(at);
  const event = { kind: 'SIGN_IN_FAILED', userId: null, address: from } as const;
  await Promise.all(Array.from({ length: 20 }, () => recordAudit(server.database.db, event, now)));
  await recordAudit(server.database.db, event, now.add({ minutes: 59 }));
  await recordAudit(server.database.db, event, now.add({ minutes: 60 }));
  const { data } = await entries();
  expect(data.map(({ times, at: last }: { times: number; at: string }) => [times, last])).toEqual([
    [1, '2026-11-24T19:00:00.000Z'],
    [21, '2026-11-24T18:59:00.000Z'],
  ]);
});

test('the migration merges entries that were stored twice', async () => {
  const { pool } = server.database;
  const add = (minute: number, times: number, userId: string | null) =>
    pool.query(
      `INSERT INTO audit_entries (id, kind, user_id, network, detail, times, first_at, last_at)
       VALUES (gen_random_uuid(), 'SIGN_IN', $1, '203.0.113.0', '', $2, $3, $3)`,
      [userId, times, `2026-11-24T18:${minute}:00Z`],
    );
  await pool.query(`DROP INDEX audit_entries_once_an_hour;
    CREATE INDEX audit_entries_same ON audit_entries (kind, network, first_at)`);
  await Promise.all([add(10, 2, null), add(20, 3, null), add(30, 4, anasId)]);
  await pool.query(await readFile(join(migrationsFolder, '0014_audit_once_an_hour.sql'), 'utf8'));
  const { data } = await entries();
  expect(data.map(({ times, at: last }: { times: number; at: string }) => [times, last])).toEqual([
    [4, '2026-11-24T18:30:00.000Z'],
    [5, '2026-11-24T18:20:00.000Z'],
  ]);
});

test('entries are shown for 180 days, and then deleted', async () => {
  const now = Temporal.Instant.from(at);
  const event = { kind: 'SIGN_IN', userId: anasId, address: from } as const;
  for (const days of [179, 181]) await recordAudit(server.database.db, event, now.subtract({ hours: 24 * days }));
  expect((await entries()).total).toBe(1);
  await deleteExpiredAudit(server.database.db, now);
  const { rows } = await server.database.pool.query('SELECT count(*)::int AS count FROM audit_entries');
  expect(rows).toEqual([{ count: 1 }]);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34::', '2001:db8:12::'],
  ['2001:db8::', '2001:db8::'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
