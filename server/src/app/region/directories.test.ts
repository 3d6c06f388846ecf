import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorOf } from '../testAdministrator.ts';
import { startTestApp, type TestApp } from '../testApp.ts';
import { testCaller } from '../testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ isSampleWanted: false });
  call = testCaller(server);
  token = await administratorOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE crisis_lines, liaisons, units, regions');
});

const ask = (name: string, body?: unknown) => call(name, { body, token });
const missing = `${randomUUIDv7()}`;

const line = { name: 'Sample Line', description: 'Somebody listens.', phone: '988', area: 'USA', time: '24/7' };
const liaison = {
  ...{ county: 'Taylor', schoolDistrict: 'Sample ISD', displayName: 'Ana Sample', title: 'Liaison' },
  phone: '3255550100',
};
const region = { name: 'Education Service Center Region 14', website: 'esc.example.org', counties: ['Taylor'] };
const coordinator = { displayName: 'Ana Sample', title: 'Coordinator', officePhone: '3255550100' };
const unit = async () => ({
  name: 'Sample Unit',
  region: (await ask('POST /regions', region)).body.data.id,
  coordinators: [coordinator],
});

const directories: [path: string, input: () => unknown, change: Record<string, unknown>][] = [
  ['/crisis-lines', () => line, { name: 'Another Line', isUrgent: true }],
  ['/liaisons', () => liaison, { title: 'Homeless liaison', email: 'ana@example.org' }],
  ['/regions', () => region, { counties: ['Taylor', 'Jones'] }],
  ['/units', unit, { name: 'Another Unit' }],
];

describe.each(directories)('%s', (path, inputOf, change) => {
  const add = async () => {
    const input = (await inputOf()) as Record<string, unknown>;
    const { status, body } = await ask(`POST ${path}`, input);
    expect(status).toBe(201);
    return { input, added: body.data };
  };

  test('what is added is listed, and so is what is changed', async () => {
    const { input, added } = await add();
    expect(await listed()).toEqual([added]);
    const { status, body } = await ask(`PUT ${path}/${added.id}`, { ...input, ...change });
    expect([status, body.data]).toEqual([200, expect.objectContaining(change)]);
    expect(Date.parse(body.data.updatedAt)).toBeGreaterThan(Date.parse(added.updatedAt));
    expect(await listed()).toEqual([body.data]);
  });

  const listed = async () => (await ask(`GET ${path}`)).body.data;

  test('what somebody else changed since it was read is told, and stays', async () => {
    const { input, added } = await add();
    const seen = { updatedAt: added.updatedAt };
    const first = await ask(`PUT ${path}/${added.id}`, { ...input, ...change, ...seen });
    expect(first.status).toBe(200);
    const { status, body } = await ask(`PUT ${path}/${added.id}`, { ...input, ...seen });
    expect([status, body.key, body.data]).toEqual([409, 'CHANGED_MEANWHILE', first.body.data]);
    expect(await listed()).toEqual([first.body.data]);
    const newer = { updatedAt: first.body.data.updatedAt };
    expect((await ask(`PUT ${path}/${added.id}`, { ...input, ...newer })).status).toBe(200);
  });

  test('what is not sent of what may be left out stays', async () => {
    const { input, added } = await add();
    await ask(`PUT ${path}/${added.id}`, { ...input, ...change });
    const { body } = await ask(`PUT ${path}/${added.id}`, input);
    const optional = Object.fromEntries(Object.entries(change).filter(([field]) => !(field in input)));
    expect(body.data).toMatchObject(optional);
  });

  test('what is deleted is gone', async () => {
    const { added } = await add();
    expect((await ask(`DELETE ${path}/${added.id}`)).body).toEqual({ data: { id: added.id } });
    expect((await ask(`GET ${path}/${added.id}`)).status).toBe(404);
    expect((await ask(`DELETE ${path}/${added.id}`)).status).toBe(404);
  });

  test('what is not there is not there', async () => {
    const input = await inputOf();
    expect((await ask(`PUT ${path}/${missing}`, input)).status).toBe(404);
    expect((await ask(`DELETE ${path}/${missing}`)).status).toBe(404);
  });
});

test.each<[string, () => unknown, Record<string, string>]>([
  ['/crisis-lines', () => ({}), { name: 'REQUIRED', description: 'REQUIRED', phone: 'REQUIRED', area: 'REQUIRED' }],
  ['/crisis-lines', () => ({ ...line, description: 'a'.repeat(1001) }), { description: 'TOO_LONG' }],
  ['/crisis-lines', () => ({ ...line, website: 'javascript:alert(1)' }), { website: 'MALFORMED' }],
  ['/crisis-lines', () => ({ ...line, position: 1 }), { position: 'UNKNOWN_FIELD' }],
  ['/liaisons', () => ({ ...liaison, county: 'Adams' }), { county: 'NOT_ONE_OF' }],
  ['/liaisons', () => ({ ...liaison, email: 'ana@' }), { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
  ['/liaisons', () => ({ ...liaison, phone: '325' }), { phone: 'MALFORMED' }],
  ['/regions', () => ({ ...region, name: ' ' }), { name: 'REQUIRED' }],
  ['/units', async () => ({ ...(await unit()), region: missing }), { region: 'UNKNOWN_REGION' }],
  [
    '/units',
    async () => ({ ...(await unit()), coordinators: [] }),
    { coordinators: 'PLEASE_INPUT_AT_LEAST_ONE_COORDINATOR' },
  ],
  [
    '/units',
    async () => ({ ...(await unit()), coordinators: [{ ...coordinator, title: '' }] }),
    { 'coordinators.0.title': 'REQUIRED' },
  ],
])('POST %s refuses what is not right, by its field: %#', async (path, input, errors) => {
  const { status, body } = await ask(`POST ${path}`, await input());
  expect([status, body.errors]).toEqual([400, expect.objectContaining(errors)]);
  expect((await ask(`GET ${path}`)).body.total).toBe(0);
});

test('numbers and addresses are kept as they are shown; Shackelford is understood', async () => {
  const { body } = await ask('POST /liaisons', { ...liaison, county: 'shackleford county' });
  expect(body.data).toMatchObject({ county: 'Shackelford', phone: '(325) 555-0100', email: '', isSample: false });
  expect((await ask('POST /regions', region)).body.data.website).toBe('http://esc.example.org');
});

test('a sample that was looked over is one no more', async () => {
  const { body } = await ask('POST /liaisons', liaison);
  await server.database.db.updateTable('liaisons').set({ isSample: true }).execute();
  expect((await ask(`PUT /liaisons/${body.data.id}`, liaison)).body.data.isSample).toBe(false);
});

test('a region that coordinators belong to cannot be deleted', async () => {
  const { body } = await ask('POST /units', await unit());
  const refused = await ask(`DELETE /regions/${body.data.region}`);
  expect([refused.status, refused.body.key]).toEqual([409, 'REGION_IN_USE']);
  await ask(`DELETE /units/${body.data.id}`);
  expect((await ask(`DELETE /regions/${body.data.region}`)).status).toBe(200);
});

test('crisis lines stand in the order they were put into; the others follow as they stood', async () => {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    ids.push((await ask('POST /crisis-lines', { ...line, name })).body.data.id);
  }
  const { status, body } = await ask('POST /crisis-lines/order', { crisisLines: [ids[3], missing, ids[1]] });
  expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([200, ['four', 'two', 'one', 'three']]);
  expect((await ask('POST /crisis-lines', line)).body.data.position).toBe(5);
});
