import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
});
afterAll(() => server.close());

async function find(query: string): Promise<Service[]> {
  return (await server.ask(`/api/services?${query}`)).body.data;
}

test.each([
  ['name', 'shelter', /shelter/i],
  ['name', 'pantry', /pantry/i],
  ['name', 'food', /food/i],
  ['name', 'clinic', /clinic/i],
  ['name', 'diaper', /diaper/i],
  ['name', 'Woodson', /woodson/i],
  ['name', 'salvation', /salvation/i],
  ['serviceSummary', 'groceries', /groceries/i],
])('search=%s&q=%s finds the services with the word in this field', async (field, word, pattern) => {
  const all = await find('limit=0');
  const having = all.filter((service) => pattern.test(String(service[field as 'name'])));
  const found = await find(`search=${field}&q=${word}&limit=0`);
  expect(having.length).toBeGreaterThan(0);
  expect(having.filter(({ id }) => !found.some((service) => service.id === id))).toEqual([]);
});

test('a search in two fields finds services with the word in either field', async () => {
  const both = await find('search=name,description&q=shelter&limit=0');
  expect(both.length).toBeGreaterThan((await find('search=name&q=shelter&limit=0')).length);
  expect(both.every(({ name, description }) => /shelter/i.test(name + description))).toBe(true);
});

test('a local telephone number finds its service, but not as a name', async () => {
  const [service] = (await find('limit=0')).filter(({ phone }) => /^\(\d{3}\) \d{3}-\d{4}$/.test(phone));
  const local = service!.phone.slice(-8);
  const ids = async (query: string) => (await find(query)).map(({ id }) => id);
  expect(await ids(`q=${local}`)).toContain(service!.id);
  expect(await ids(`search=phone&q=${local}`)).toContain(service!.id);
  expect(await ids(`search=name&q=${encodeURIComponent(service!.phone)}`)).toEqual([]);
});

test('administrators find services by the email address of the owner, guests do not', async () => {
  const call = testCaller(server);
  const owner = await setScene(server, 'USER', { relation: 'own' });
  const admin = await setScene(server, 'ADMINISTRATOR', { relation: 'own' });
  const { email } = (await call('GET /auth/profile', { token: owner.me.token })).body.data;
  for (const query of [`search=userEmail&q=${email}`, `search=name,userEmail&q=${email}`, `q=${email}`]) {
    const ids = async (token: string | null) =>
      (await call(`GET /services?${query}`, token ? { token } : {})).body.data.map(({ id }: Service) => id);
    expect(await ids(admin.me.token)).toContain(owner.service);
    expect(await ids(owner.me.token)).toContain(owner.service);
    expect(await ids(null)).not.toContain(owner.service);
  }
});
