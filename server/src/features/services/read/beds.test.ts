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

/** Who keeps a shelter of this name. */
async function keeper(role: Parameters<typeof setScene>[1], name: string) {
  const { me, service } = await setScene(server, role, { whose: 'own' });
  await server.database.db
    .updateTable('services')
    .set({ name, city: 'Sweetwater', type: ['SHELTER'], totalBeds: 8 })
    .where('id', '=', service)
    .execute();
  const beds = async (query: string): Promise<{ data: Listed[]; total: number }> =>
    (await call(`GET /services/beds?${query}`, { token: me.token })).body;
  return { service, beds };
}

test('a liaison is told of the shelters they keep, a coordinator of all', async () => {
  const liaison = await keeper('AUTO USER', 'Sample house of a liaison');
  const coordinator = await keeper('SUPER USER', 'Sample house of a coordinator');
  expect((await liaison.beds('isManaged=true')).data.map(({ id }) => id)).toEqual([liaison.service]);
  const all = await liaison.beds('');
  expect(all.total).toBeGreaterThan(2);
  expect((await coordinator.beds('isManaged=true')).total).toBe(all.total);
});

test('shelters are found by half a word of name or city, and come in parts', async () => {
  const { beds } = await keeper('ADMINISTRATOR', 'Casa Ñandú');
  expect((await beds('q=casa%20nand')).data).toMatchObject([{ name: 'Casa Ñandú' }]);
  expect((await beds('q=sweetw&isManaged=true')).data.map(({ name }) => name)).toContain('Casa Ñandú');
  const { data, total } = await beds('');
  const part = await beds('limit=2&skip=1');
  expect(part).toEqual({ data: data.slice(1, 3), total });
  expect(await beds(`limit=2&skip=${total}`)).toEqual({ data: [], total });
  expect((await call('GET /services/beds?isManaged=true')).body).toEqual({ data: [], total: 0 });
});
