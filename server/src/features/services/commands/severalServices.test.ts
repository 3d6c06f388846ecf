import { afterAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

const now = '2026-11-21T18:00:00Z';
const server = await startTestApp({ at: now });
const call = testCaller(server);
afterAll(() => server.close());

async function scene() {
  const [first, second] = [
    await setScene(server, 'ADMINISTRATOR', { relation: 'foreign' }),
    await setScene(server, 'USER', { relation: 'own' }),
  ];
  const as = (name: string, body?: unknown, { token } = first.me) => call(name, { body, token });
  return { as, services: [first.service, second.service], owner: second.me };
}
const unknown = '00000000-0000-4000-8000-000000000000';

test('an administrator gives several services one owner, and the history can undo it', async () => {
  const { as, services, owner } = await scene();
  const [foreign = '', own = ''] = services;
  const assign = (userEmail: string) =>
    as('POST /services/assign-services', { services: [...services, unknown], userEmail });
  expect((await assign('nobody@example.org')).body.errors).toEqual({ userEmail: 'UNKNOWN_ACCOUNT' });
  expect((await assign(owner.email.toUpperCase())).body.data).toEqual({
    done: services,
    unchanged: [own],
    refused: [{ id: unknown, key: 'NOT_FOUND' }],
  });
  expect((await as(`GET /services/${foreign}`)).body.data.user).toBe(owner.id);
  const log = async (id: string) => (await as(`GET /services/${id}/changes`)).body.data;
  expect(await log(own)).toEqual([]);
  const [change] = await log(foreign);
  expect(change).toMatchObject({ kind: 'updated', after: { user: owner.id } });
  expect((await as(`POST /services/${foreign}/changes/${change.id}/revert`)).status).toBe(200);
  expect((await as(`GET /services/${foreign}`)).body.data.user).not.toBe(owner.id);
  expect((await assign('')).body.data.done).toEqual(services);
  expect((await as(`GET /services/${own}`)).body.data.user).toBeNull();
});

test('several services are confirmed, except those that were changed meanwhile or belong to others', async () => {
  const { as, services, owner } = await scene();
  const [foreign = '', own = ''] = services;
  const { body: stored } = await as(`GET /services/${own}`);
  const confirm = (ifUnmodifiedSince: string, token = owner.token) =>
    as(
      'POST /services/confirm-services',
      { services: [foreign, own, unknown].map((id) => ({ id, ifUnmodifiedSince })) },
      { ...owner, token },
    );
  const before = new Date(Date.parse(stored.data.updatedAt) - 1000).toISOString();
  expect((await confirm(before)).body.data).toEqual({
    done: [],
    refused: [
      { id: foreign, key: 'NOT_ALLOWED' },
      { id: own, key: 'CHANGED_MEANWHILE' },
      { id: unknown, key: 'NOT_FOUND' },
    ],
  });
  expect((await confirm(stored.data.updatedAt)).body.data.done).toEqual([own]);
  expect((await as(`GET /services/${own}`)).body.data.verifiedAt).toBe('2026-11-21T18:00:00.000Z');
});

test('an export contains only the chosen services', async () => {
  const { as, services } = await scene();
  const file = await as(`GET /exports/services?_id=${services.join()},${unknown}`);
  expect(file.status).toBe(200);
  const ids = String(file.body).match(/^[\w-]{36}(?=,)/gm);
  expect(ids).toEqual(services);
});
