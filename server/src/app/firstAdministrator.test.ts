import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-kit/testDatabase.ts';
import { deleteNoteOnceUsed, ensureAdministrator } from './firstAdministrator.ts';
import { startTestApp } from './test-kit/testApp.ts';

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'amparo-test-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const ensure = (settings = {}) =>
  ensureAdministrator(database.db, { dataDir, adminEmail: undefined, adminPassword: undefined, ...settings });

test('the first start creates an administrator with a random password', async () => {
  const { email, password } = await ensure();
  const [user] = await database.db.selectFrom('users').selectAll().execute();
  expect(user).toMatchObject({ email, role: 'ADMINISTRATOR' });
  expect(user!.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await verify(user!.passwordHash!, password!)).toBe(true);
});

test('later starts print the same password until its first use, and create no second account', async () => {
  const first = await ensure();
  expect(await ensure()).toEqual(first);
  const { mode } = await stat(join(dataDir, 'first-sign-in.json'));
  expect(mode & 0o077).toBe(0);
  await database.db.updateTable('users').set({ lastSignedIn: new Date() }).execute();
  expect(await ensure()).toEqual({ email: first.email, password: null });
  await expect(readFile(join(dataDir, 'first-sign-in.json'))).rejects.toThrow('ENOENT');
  expect(await database.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('uses the email and password of the settings, and prints no password', async () => {
  const signIn = await ensure({ adminEmail: 'ada@example.org', adminPassword: 'chosen by hand' });
  expect(signIn).toEqual({ email: 'ada@example.org', password: null });
  const [user] = await database.db.selectFrom('users').selectAll().execute();
  expect(await verify(user!.passwordHash!, 'chosen by hand')).toBe(true);
});

test.each(['shorter', 'aaaaaaaaaaaa', 'admin@example.org'])('refuses the easy password %s', async (adminPassword) => {
  await expect(ensure({ adminPassword })).rejects.toThrow('ADMIN_PASSWORD is easy to guess');
  expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  // The setting has no effect once there is an administrator.
  await ensure();
  await expect(ensure({ adminPassword })).resolves.toMatchObject({ email: 'admin@example.org' });
});

test('two first starts at once add one administrator, and print no wrong password', async () => {
  const signIns = await Promise.all([ensure({}), ensure({})]);
  const users = await database.db.selectFrom('users').selectAll().execute();
  expect(users).toHaveLength(1);
  const printed = signIns.flatMap(({ password }) => password ?? []);
  expect(printed).not.toEqual([]);
  for (const password of printed) expect(await verify(users[0]!.passwordHash!, password)).toBe(true);
});

test('the printed sign-in works, and its note is deleted after the first use', async () => {
  const server = await startTestApp({ hasSampleData: false });
  const { email, password } = await ensureAdministrator(server.database.db, {
    dataDir,
    adminEmail: 'Ada@Example.org',
    adminPassword: undefined,
  });
  deleteNoteOnceUsed(server.app, dataDir);
  const signIn = (payload: object) => server.ask('/api/auth/sign-in', { method: 'POST', payload });
  expect((await signIn({ email, password: 'open the door' })).status).toBe(400);
  expect(await readFile(join(dataDir, 'first-sign-in.json'), 'utf8')).toContain(password);
  const { status, body } = await signIn({ email, password });
  expect([status, body.data.user.isAdmin]).toEqual([200, true]);
  await expect.poll(() => readdir(dataDir)).toEqual([]);
  await server.close();
});
