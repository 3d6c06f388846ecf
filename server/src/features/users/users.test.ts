import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { startSession } from '../../http/session.ts';
import { purgeDeletedUsers } from './deletedUserRepository.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let admin: { id: string; token: string };
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  call = testCaller(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE users, deleted_users, services CASCADE');
  admin = await addPerson('Ada Sample', 'ADMINISTRATOR');
});

async function addPerson(displayName: string, role: Role = 'USER') {
  const id = randomUUIDv7();
  const email = `${displayName.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const passwordHash = 'not a real one';
  await server.database.db.insertInto('users').values({ id, email, displayName, role, passwordHash }).execute();
  return { id, email, token: await startSession(server.database.db, id) };
}

const ask = (name: string, body?: unknown, token = admin.token) => call(name, { body, token });
const setRole = (id: string, role: Role, token = admin.token) =>
  ask(`POST /users/${id}/set-permission`, { role }, token);

const pantry = {
  ...{ name: 'Sample Pantry', description: 'Food for everyone.', serviceSummary: 'Groceries' },
  ...{ type: ['FOOD'], category: ['ALL'], address1: '1 Sample St', city: 'Abilene', zip: '79601' },
  ...{ isContact: true, phone: '3255550100' },
};
const addService = async (token: string) => (await ask('POST /services', pantry, token)).body.data.id as string;
const ownersOf = async (id: string) => {
  const { user, managedUsers } = (await ask(`GET /services/${id}?populate=managedUsers`)).body.data;
  return { user, managers: managedUsers.map((manager: { id: string }) => manager.id) };
};

describe('the list', () => {
  test('administrators find people by name, email and role, with all fields', async () => {
    const ana = await addPerson('Ana Sample', 'AUTO USER');
    await addPerson('Bea Sample');
    const { body } = await ask('GET /users?q=ana&role=AUTO%20USER,SUPER%20USER');
    expect(body).toEqual({ data: [expect.objectContaining({ id: ana.id, roles: ['AUTO USER'] })], total: 1 });
    expect(body.data[0]).toMatchObject({ totalServices: 3, countServices: 0, deletedAt: null });
    expect((await ask('GET /users?limit=2')).body).toMatchObject({ total: 3, data: [{}, {}] });
    expect(JSON.stringify(body)).not.toContain('not a real one');
  });

  test('the numbers of own and managed services are those of the list of their services', async () => {
    const ana = await addPerson('Ana Sample');
    const bea = await addPerson('Bea Sample');
    const own = await addService(ana.token);
    const managed = await addService(bea.token);
    const deleted = await addService(bea.token);
    await addService(bea.token);
    // Who owns a service and also manages it has it once.
    for (const id of [own, managed, deleted])
      await ask(`PUT /services/${id}`, { ...pantry, managedUsers: [{ id: ana.id }] });
    await ask(`DELETE /services/${deleted}`);
    const { data } = (await ask('GET /users?q=ana.sample')).body;
    expect(data).toEqual([expect.objectContaining({ id: ana.id, countServices: 1, countManaged: 1 })]);
    const list = (await ask(`GET /services?isManaged=true&user=${ana.id}`)).body.data as { id: string }[];
    expect(list.map(({ id }) => id).sort()).toEqual([own, managed].sort());
  });

  test('coordinators see only id, name and email', async () => {
    const { token } = await addPerson('Cora Sample', 'SUPER USER');
    const { body } = await ask('GET /users?q=ada&isDeleted=true', undefined, token);
    expect(body.data).toEqual([{ id: admin.id, email: 'ada.sample@example.org', displayName: 'Ada Sample' }]);
  });
});

describe('changing an account', () => {
  test('changes name, phone and service limit', async () => {
    const ana = await addPerson('Ana Sample');
    const { updatedAt } = (await ask(`GET /users/${ana.id}`)).body.data;
    const input = { displayName: 'Ana Ruiz', phone: '3255550100', totalServices: 8, updatedAt };
    const { status, body } = await ask(`PUT /users/${ana.id}`, input);
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ displayName: 'Ana Ruiz', phone: '(325) 555-0100', totalServices: 8 }),
    ]);
    const late = await ask(`PUT /users/${ana.id}`, { displayName: 'Ana', updatedAt });
    expect([late.status, late.body.key, late.body.data]).toEqual([409, 'CHANGED_MEANWHILE', body.data]);
    for (const totalServices of [null, '']) {
      await ask(`PUT /users/${ana.id}`, { totalServices: 8 });
      const { body: answer } = await ask(`PUT /users/${ana.id}`, { totalServices });
      expect(answer.data).toMatchObject({ displayName: 'Ana Ruiz', totalServices: 3 });
    }
  });

  test.each([
    [{ totalServices: 0 }, { totalServices: 'MINIMUM_TOTAL_SERVICE' }],
    [{ totalServices: 1.5 }, { totalServices: 'WRONG_TYPE' }],
    [{ totalServices: -1 }, { totalServices: 'MINIMUM_TOTAL_SERVICE' }],
    [{ phone: '325' }, { phone: 'MALFORMED' }],
    [{ email: 'other@example.org' }, { email: 'UNKNOWN_FIELD' }],
    [{ role: 'ADMINISTRATOR' }, { role: 'UNKNOWN_FIELD' }],
  ])('refuses %j', async (input, errors) => {
    const { status, body } = await ask(`PUT /users/${admin.id}`, input);
    expect([status, body.errors]).toEqual([400, errors]);
  });
});

describe('roles', () => {
  test('a new role applies from the next request', async () => {
    const ana = await addPerson('Ana Sample');
    expect((await ask('GET /users?q=a', undefined, ana.token)).status).toBe(403);
    expect((await setRole(ana.id, 'SUPER USER')).body).toEqual({ data: { id: ana.id, roles: ['SUPER USER'] } });
    expect((await ask('GET /users?q=a', undefined, ana.token)).status).toBe(200);
  });

  test('refuses to change one’s own role or an unknown account', async () => {
    expect((await setRole(admin.id, 'USER')).status).toBe(403);
    expect((await setRole(randomUUIDv7(), 'USER')).status).toBe(404);
    expect((await setRole(admin.id, 'BOSS' as Role)).body.errors).toEqual({ role: 'NOT_ONE_OF' });
  });

  test('if two administrators remove each other at once, one remains', async () => {
    const bob = await addPerson('Bob Sample', 'ADMINISTRATOR');
    // Both requests wait for the same lock before either goes on.
    const holder = await server.database.pool.connect();
    await holder.query(`BEGIN; SELECT FROM users WHERE role = 'ADMINISTRATOR' FOR UPDATE`);
    const requests = [setRole(bob.id, 'USER'), setRole(admin.id, 'USER', bob.token)];
    const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.database.pool.query(waiting)).rows[0].count).toBe(2);
    await holder.query('ROLLBACK');
    holder.release();
    const answers = await Promise.all(requests);
    const left = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMINISTRATOR')
      .execute();
    expect(left).toHaveLength(1);
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'done' : `${status} ${body.key}`)).sort();
    expect(outcomes).toEqual([expect.stringMatching(/^(403 NOT_ALLOWED|409 LAST_ADMINISTRATOR)$/), 'done']);
  });
});

describe('deleting an account', () => {
  test('its services stay without an owner and its sessions end; a restore gives everything back', async () => {
    const ana = await addPerson('Ana Sample');
    const bea = await addPerson('Bea Sample');
    const own = await addService(ana.token);
    const managed = await addService(bea.token);
    const muted = [{ channel: 'email', kind: 'approved' }];
    await ask('PUT /notifications/settings', { muted, language: 'es' }, ana.token);
    await ask(`PUT /services/${managed}`, { ...pantry, managedUsers: [{ id: ana.id }] });

    expect((await ask(`DELETE /users/${ana.id}`)).body).toEqual({ data: { id: ana.id } });
    expect((await ask(`GET /users/${ana.id}`)).status).toBe(404);
    expect((await ask('GET /auth/profile', undefined, ana.token)).status).toBe(401);
    expect(await ownersOf(own)).toEqual({ user: null, managers: [] });
    expect(await ownersOf(managed)).toEqual({ user: bea.id, managers: [] });
    const [change] = (await ask(`GET /services/${own}/changes`)).body.data;
    expect(change).toMatchObject({ kind: 'updated', before: { user: ana.id }, after: { user: null } });
    const { body } = await ask('GET /users?isDeleted=true');
    expect(body.data).toEqual([
      expect.objectContaining({ id: ana.id, countServices: 1, deletedAt: expect.any(String) }),
    ]);
    expect(JSON.stringify(body)).not.toContain('not a real one');

    const restored = await ask(`POST /users/${ana.id}/restore`);
    expect([restored.status, restored.body.data]).toEqual([
      200,
      expect.objectContaining({ email: ana.email, countServices: 1, deletedAt: null }),
    ]);
    expect(await ownersOf(own)).toEqual({ user: ana.id, managers: [] });
    expect(await ownersOf(managed)).toEqual({ user: bea.id, managers: [ana.id] });
    const token = await startSession(server.database.db, ana.id);
    expect((await ask('GET /notifications/settings', undefined, token)).body.data).toEqual({ muted, language: 'es' });
    expect((await ask(`POST /users/${ana.id}/restore`)).status).toBe(404);
  });

  test('a restore does not take services from their new owner', async () => {
    const ana = await addPerson('Ana Sample');
    const bea = await addPerson('Bea Sample');
    const own = await addService(ana.token);
    await ask(`DELETE /users/${ana.id}`);
    await ask(`PUT /services/${own}`, { ...pantry, userEmail: bea.email });
    await ask(`POST /users/${ana.id}/restore`);
    expect(await ownersOf(own)).toEqual({ user: bea.id, managers: [] });
  });

  test('a restore fails if the email has a new account', async () => {
    const ana = await addPerson('Ana Sample');
    await ask(`DELETE /users/${ana.id}`);
    const again = await addPerson('Ana Sample');
    const { status, body } = await ask(`POST /users/${ana.id}/restore`);
    expect([status, body.key]).toEqual([400, 'EMAIL_ALREADY_USED']);
    await ask(`DELETE /users/${again.id}`);
    expect((await ask(`POST /users/${ana.id}/restore`)).status).toBe(200);
  });

  test('refuses to delete the last administrator', async () => {
    const { status, body } = await ask(`DELETE /users/${admin.id}`);
    expect([status, body.key]).toEqual([409, 'LAST_ADMINISTRATOR']);
    expect((await ask(`DELETE /users/${randomUUIDv7()}`)).status).toBe(404);
  });

  test('is purged after 30 days', async () => {
    const ana = await addPerson('Ana Sample');
    await ask(`DELETE /users/${ana.id}`);
    const { db } = server.database;
    await purgeDeletedUsers(db, Temporal.Now.instant().add({ hours: 24 * 29 }));
    expect((await ask('GET /users?isDeleted=true')).body.total).toBe(1);
    await purgeDeletedUsers(db, Temporal.Now.instant().add({ hours: 24 * 31 }));
    expect((await ask('GET /users?isDeleted=true')).body.total).toBe(0);
  });
});

test('a request for more services reaches administrators once, and ends when the limit is raised', async () => {
  const ana = await addPerson('Ana Sample');
  const requested = async () => (await ask(`GET /users/${ana.id}`)).body.data.limitRequestedAt as string | null;
  const announced = async () =>
    (await ask('GET /notifications')).body.data
      .filter(({ kind }: { kind: string }) => kind === 'limitRequested')
      .map(({ page }: { page: string }) => page);
  expect(await requested()).toBeNull();
  for (const _ of 'twice') expect((await ask('POST /auth/request-more-services', {}, ana.token)).status).toBe(200);
  expect(await announced()).toEqual([`/users/${ana.id}`]);
  expect(Date.parse((await requested())!)).toBeGreaterThan(0);
  await ask(`PUT /users/${ana.id}`, { totalServices: 3 });
  expect(await requested()).not.toBeNull();
  await ask(`PUT /users/${ana.id}`, { totalServices: 6 });
  expect(await requested()).toBeNull();
});
