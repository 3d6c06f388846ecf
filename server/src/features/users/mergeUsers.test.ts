import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { movedColumns, movedOnce } from './mergeUsersRepository.ts';

const at = '2026-11-18T16:00:00Z';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let admin: string;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false, at });
  call = testCaller(server);
  admin = await administratorOf(server);
});
afterAll(() => server.close());

interface Person {
  id: string;
  token: string;
  email: string;
}
let kept: Person;
let other: Person;
const password = 'open sesame 12';
let people = 0;

async function signUp(): Promise<Person> {
  people += 1;
  const email = `ana${people}@example.org`;
  const body = { email, password, displayName: 'Ana Sample' };
  const answer = (await call('POST /auth/sign-up', { body })).body.data;
  return { id: answer.user.id, token: answer.token, email };
}

const rows = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const merge = (body: object, token = admin) => call(`POST /users/${kept.id}/merge`, { token, body });
const roleOf = async ({ id }: Person) => (await call(`GET /users/${id}`, { token: admin })).body.data?.roles[0];
const setRole = (id: string, role: Role) =>
  server.database.db.updateTable('users').set({ role }).where('id', '=', id).execute();
const contentsOf = async ({ id }: Person) => (await call(`GET /users/${id}/contents`, { token: admin })).body.data;

beforeEach(async () => {
  await server.database.pool.query('TRUNCATE audit_entries, rate_limits');
  [kept, other] = [await signUp(), await signUp()];
  await server.database.pool.query('TRUNCATE mails');
});

const pantry = {
  ...{ name: 'Sample Pantry', description: 'Food for everyone.', serviceSummary: 'Groceries' },
  ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
  ...{ isContact: true, phone: '3255550100' },
};

test('the services, their history, and the notifications move; what both accounts have is there once', async () => {
  const owned = (await call('POST /services', { token: other.token, body: pantry })).body.data.id;
  const managed = (await call('POST /services', { token: kept.token, body: { ...pantry, name: 'Other' } })).body.data
    .id;
  await rows('INSERT INTO service_managers VALUES ($1, $2)', [managed, other.id]);
  for (const [id, key] of [
    [kept.id, 'a'],
    [other.id, 'a'],
    [other.id, 'b'],
  ])
    await rows(
      `INSERT INTO notifications (id, user_id, kind, key, details, created_at, is_in_app)
        VALUES (gen_random_uuid(), $1, 'approved', $2, '{}', $3, true)`,
      [id, key, at],
    );
  expect(await contentsOf(other)).toMatchObject({
    countOwned: 1,
    countManaged: 1,
    countSessions: 1,
    hasPassword: true,
  });

  expect((await merge({ other: other.id })).status).toBe(200);
  expect(await rows('SELECT owner_id FROM services WHERE id = ANY ($1)', [[owned, managed]])).toEqual(
    Array(2).fill({ owner_id: kept.id }),
  );
  expect(await rows('SELECT * FROM service_managers')).toEqual([]);
  const changes = await rows('SELECT kind, user_id FROM service_changes WHERE service_id = $1 ORDER BY made_at', [
    owned,
  ]);
  expect(changes[0]).toEqual({ kind: 'created', user_id: kept.id });
  expect(changes.at(-1)).toMatchObject({ kind: 'updated' });
  const keys = await rows('SELECT key FROM notifications WHERE user_id = $1 AND key IN ($2, $3) ORDER BY key', [
    ...[kept.id, 'a', 'b'],
  ]);
  expect(keys).toEqual([{ key: 'a' }, { key: 'b' }]);
});

test('the other account is signed out, and its email opens nothing any more', async () => {
  await merge({ other: other.id });
  expect((await call('GET /auth/profile', { token: other.token })).status).toBe(401);
  expect((await call('GET /auth/profile', { token: kept.token })).status).toBe(200);
  const signIn = ({ email }: Person) => call('POST /auth/sign-in', { body: { email, password } });
  expect([(await signIn(other)).body.key, (await signIn(kept)).status]).toEqual(['EMAIL_OR_PASSWORD_INVALID', 200]);
  expect((await call('POST /auth/request-reset-password', { body: { email: other.email } })).status).toBe(404);
});

test('both emails get a mail, in the language of each account, and both accounts are in the log', async () => {
  await rows(
    `INSERT INTO notification_settings (user_id, language, unsubscribe_token) VALUES ($1, 'es', 'x')
      ON CONFLICT (user_id) DO UPDATE SET language = 'es'`,
    [other.id],
  );
  await merge({ other: other.id });
  const mails = await rows('SELECT recipient, subject, text FROM mails ORDER BY recipient');
  expect(mails.map(({ recipient, subject }) => [recipient, subject.split(' · ')[0]])).toEqual([
    [kept.email, 'Your two accounts at Amparo are one now'],
    [other.email, 'Sus dos cuentas en Amparo ahora son una'],
  ]);
  for (const { text } of mails) expect([text.includes(kept.email), text.includes(other.email)]).toEqual([true, true]);
  const log = await rows(`SELECT user_id, detail FROM audit_entries WHERE kind = 'USER_MERGED' ORDER BY detail`);
  expect(log).toEqual([
    { user_id: kept.id, detail: `+ ${other.id}` },
    { user_id: other.id, detail: `→ ${kept.id}` },
  ]);
});

test('the role stays, unless the administrator chooses the role of the other account', async () => {
  await setRole(other.id, 'SUPER USER');
  expect((await merge({ other: other.id, role: 'ADMINISTRATOR' })).body.errors).toEqual({ role: 'NOT_ONE_OF' });
  await merge({ other: other.id });
  expect(await roleOf(kept)).toBe('USER');
  expect(await rows(`SELECT FROM audit_entries WHERE kind = 'ROLE_CHANGED'`)).toEqual([]);

  other = await signUp();
  await setRole(other.id, 'SUPER USER');
  await merge({ other: other.id, role: 'SUPER USER' });
  expect(await roleOf(kept)).toBe('SUPER USER');
  expect(await rows(`SELECT detail FROM audit_entries WHERE kind = 'ROLE_CHANGED'`)).toEqual([
    { detail: 'USER → SUPER USER' },
  ]);
});

test('an account is merged neither with itself nor into nothing, and nobody merges their own account away', async () => {
  expect((await merge({ other: kept.id })).body.errors).toEqual({ other: 'NOT_ONE_OF' });
  const own = (await call('GET /auth/profile', { token: admin })).body.data.id;
  expect((await merge({ other: own })).status).toBe(403);
  await merge({ other: other.id });
  expect((await merge({ other: other.id })).status).toBe(404);
});

test('every table that names an account is moved, or ends with the account', async () => {
  const columns = await rows(`SELECT conrelid::regclass::text AS "table", attname AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass`);
  const moved = [
    ...movedColumns.map(([table, column]) => `${table}.${column}`),
    ...movedOnce.map(([table]) => `${table}.user_id`),
    ...['services.owner_id', 'service_managers.user_id'],
  ];
  const ended = [
    ...['confirmation_links', 'email_proof_tokens', 'identities', 'known_devices', 'notification_settings'],
    ...['reset_tokens', 'second_factors', 'sessions', 'sign_in_challenges'],
  ].map((table) => `${table}.user_id`);
  expect(columns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([...moved, ...ended].sort());
});
