import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('a shelter that counts by group', () => {
  const women = { group: 'WOMEN', total: 10, available: 2 };
  const men = { group: 'MEN', total: 20, available: 0 };
  const idsOf = (body: { data: Listed[] }) => body.data.map(({ id }) => id);

  /** Adds a shelter for everyone by the API. */
  async function addShelter(counts: Record<string, unknown>) {
    const { me } = await setScene(server, 'ADMINISTRATOR', {});
    const body = {
      ...{ name: 'Sample house by group', serviceSummary: 'Beds', description: 'Beds.', type: ['SHELTER'] },
      ...{ category: ['ALL'], address1: '1 Sample St', city: 'Sweetwater', zip: '79556', isContact: true },
      ...{ phone: '(325) 555-0142', ...counts },
    };
    const { data } = (await call('POST /services', { token: me.token, body })).body;
    const read = async () => (await call(`GET /services/${data.id}`)).body.data;
    const edit = async (change: Record<string, unknown>) => {
      const { updatedAt } = await read();
      return call(`PUT /services/${data.id}`, { token: me.token, body: { ...body, ...change, updatedAt } });
    };
    const count = async (counted: Record<string, unknown>) =>
      (
        await call('POST /services/update-available-beds', {
          token: me.token,
          body: { services: [{ id: data.id, ...counted }] },
        })
      ).body.data;
    return { id: data.id as string, read, edit, count };
  }

  test('reports groups that add up to the totals, also to HSDS', async () => {
    const { id, read, edit } = await addShelter({ bedGroups: [women, men] });
    expect(await read()).toMatchObject({ totalBeds: 30, availableBeds: 2, bedGroups: [men, women] });
    const hsds = (await call(`GET /hsds/services/${id}`)).body;
    const capacities = hsds.capacities as { unit: { name: string }; available: number; maximum: number }[];
    expect(capacities.map(({ unit, available, maximum }) => [unit.name, available, maximum])).toEqual([
      ['Bed', 2, 30],
      ['Bed for men', 0, 20],
      ['Bed for women', 2, 10],
    ]);
    const full = { ...women, available: 11 };
    expect((await edit({ bedGroups: [full] })).body).toMatchObject({
      errors: { bedGroups: 'AVAILABLE_BEDS_LESS_THAN' },
    });
    // An older client sends only the totals. Unchanged, they keep the groups; changed, nobody knows whose beds they are.
    await edit({ totalBeds: 30, availableBeds: 2 });
    expect((await read()).bedGroups).toHaveLength(2);
    await edit({ totalBeds: 30, availableBeds: 5 });
    expect(await read()).toMatchObject({ totalBeds: 30, availableBeds: 5, bedGroups: [] });
  });

  test('is found by those who can use one of its free beds', async () => {
    const grouped = await addShelter({ bedGroups: [women, men] });
    const counted = await addShelter({ totalBeds: 4, availableBeds: 1 });
    const found = async (query: string) => {
      const ids = idsOf((await call(`GET /services?limit=0&hasFreeBeds=true${query}`)).body);
      return [grouped, counted].map(({ id }) => ids.includes(id));
    };
    expect(await found('')).toEqual([true, true]);
    expect(await found('&category=WOMEN,FAMILIES')).toEqual([true, true]);
    expect(await found('&category=MEN')).toEqual([false, true]);
    await grouped.count({ total: 3, groups: { MEN: 1 } });
    expect(await found('&category=MEN')).toEqual([true, true]);
    const full = idsOf((await call('GET /services?limit=0&hasFreeBeds=false&category=MEN')).body);
    expect(full).not.toContain(grouped.id);
  });

  test('takes the count of each group, and refuses a number that belongs to no group', async () => {
    const { id, read, count } = await addShelter({ bedGroups: [women, men] });
    expect(await count({ total: 9, groups: { WOMEN: 4, MEN: 5 } })).toMatchObject({ done: [id] });
    expect(await read()).toMatchObject({
      availableBeds: 9,
      bedGroups: [
        { ...men, available: 5 },
        { ...women, available: 4 },
      ],
    });
    expect((await count({ total: 3 })).refused).toMatchObject([{ id, key: 'COUNT_BY_GROUP', availableBeds: 9 }]);
    expect((await count({ total: 9, groups: { KIDS: 9 } })).refused).toMatchObject([{ key: 'COUNT_BY_GROUP' }]);
    expect((await count({ total: 16, groups: { WOMEN: 11 } })).refused).toMatchObject([
      { key: 'AVAILABLE_BEDS_LESS_THAN' },
    ]);
    expect(await count({ total: 9 })).toMatchObject({ done: [id] });
    expect(await count({ total: 0 })).toMatchObject({ done: [id] });
    expect(await read()).toMatchObject({
      availableBeds: 0,
      bedGroups: [
        { ...men, available: 0 },
        { ...women, available: 0 },
      ],
    });
  });
});
