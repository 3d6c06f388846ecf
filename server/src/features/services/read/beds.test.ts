import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/testApp.ts';
import { testCaller } from '../../../app/testCaller.ts';

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
  return { service, beds };
}

test('a trusted user sees the shelters that they own or manage, a coordinator sees all', async () => {
  const liaison = await owner('AUTO USER', 'Sample house of a liaison');
  const coordinator = await owner('SUPER USER', 'Sample house of a coordinator');
  expect((await liaison.beds('isManaged=true')).data.map(({ id }) => id)).toEqual([liaison.service]);
  const all = await liaison.beds('');
  expect(all.total).toBeGreaterThan(2);
  expect((await coordinator.beds('isManaged=true')).total).toBe(all.total);
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
