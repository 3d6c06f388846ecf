import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp();
  call = testCaller(server);
});
afterAll(() => server.close());

interface Listed {
  id: string;
  name: string;
}

/** Signs in the owner of a shelter with this name. */
async function owner(role: Parameters<typeof setScene>[1], name: string) {
  const { me, service } = await setScene(server, role, { relation: 'own' });
  await server.database.db
    .updateTable('services')
    .set({ name, city: 'Sweetwater', type: ['SHELTER'], totalBeds: 8 })
    .where('id', '=', service)
    .execute();
  const beds = async (query: string): Promise<{ data: Listed[]; total: number }> =>
    (await call(`GET /services/beds?${query}`, { token: me.token })).body;
  return { service, beds, token: me.token };
}

test('a trusted user sees the shelters that they own or manage, a coordinator sees all', async () => {
  const liaison = await owner('AUTO USER', 'Sample house of a liaison');
  const coordinator = await owner('SUPER USER', 'Sample house of a coordinator');
  expect((await liaison.beds('isManaged=true')).data.map(({ id }) => id)).toEqual([liaison.service]);
  const all = await liaison.beds('');
  expect(all.total).toBeGreaterThan(2);
  expect((await coordinator.beds('isManaged=true')).total).toBe(all.total);
});

test('a coordinator sees and updates a shelter that waits for approval, which publishes it', async () => {
  const { service } = await setScene(server, 'USER', { relation: 'own', isApproved: false });
  await server.database.db
    .updateTable('services')
    .set({ name: 'Sample shelter that waits', type: ['SHELTER'], totalBeds: 8 })
    .where('id', '=', service)
    .execute();
  const coordinator = await owner('SUPER USER', 'Sample house of another coordinator');
  const liaison = await owner('AUTO USER', 'Sample house of another liaison');
  const idsOf = ({ data }: { data: Listed[] }) => data.map(({ id }) => id);
  expect(idsOf(await coordinator.beds('isManaged=true'))).toContain(service);
  expect(idsOf(await coordinator.beds(''))).not.toContain(service);
  expect(idsOf(await liaison.beds('isManaged=true'))).not.toContain(service);

  const body = { services: [{ id: service, total: 5 }] };
  const update = async (token: string | null) =>
    (await call('POST /services/update-available-beds', { token, body })).body.data;
  expect(await update(liaison.token)).toMatchObject({ done: [], refused: [{ id: service, key: 'NOT_FOUND' }] });
  expect(await update(coordinator.token)).toMatchObject({ done: [service], refused: [] });
  expect((await call(`GET /services/${service}`)).body.data).toMatchObject({ isApproved: true, availableBeds: 5 });
});

test('finds shelters by part of a word of their name or city, in pages', async () => {
  const { beds } = await owner('ADMINISTRATOR', 'Casa Ñandú');
  expect((await beds('q=casa%20nand')).data).toMatchObject([{ name: 'Casa Ñandú' }]);
  expect((await beds('q=sweetw&isManaged=true')).data.map(({ name }) => name)).toContain('Casa Ñandú');
  const { data, total } = await beds('');
  const part = await beds('limit=2&skip=1');
  expect(part).toEqual({ data: data.slice(1, 3), total });
  expect(await beds(`limit=2&skip=${total}`)).toEqual({ data: [], total });
  expect((await call('GET /services/beds?isManaged=true')).body).toEqual({ data: [], total: 0 });
});
