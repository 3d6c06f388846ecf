import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { administratorOf } from '../test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { testCaller } from '../test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  call = testCaller(server);
  token = await administratorOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query('TRUNCATE crisis_lines, liaisons, regional_notices, units, regions');
});

const ask = (name: string, body?: unknown) => call(name, { body, token });
const missing = `${randomUUIDv7()}`;

const line = { name: 'Sample Line', description: 'A person listens.', phone: '988', area: 'USA', time: '24/7' };
const liaison = {
  ...{ county: 'Taylor', schoolDistrict: 'Sample ISD', displayName: 'Ana Sample', title: 'Liaison' },
  phone: '3255550100',
};
const region = { name: 'Education Service Center Region 14', website: 'esc.example.org', counties: ['Taylor'] };
const notice = { title: 'Ice storm tonight', text: 'Call 2-1-1.', lastDay: '2099-12-31', counties: ['Taylor'] };
const coordinator = { displayName: 'Ana Sample', title: 'Coordinator', officePhone: '3255550100' };
const unit = async () => ({
  name: 'Sample Unit',
  region: (await ask('POST /regions', region)).body.data.id,
  coordinators: [coordinator],
});

const directories: [path: string, input: () => unknown, change: Record<string, unknown>][] = [
  ['/crisis-lines', () => line, { name: 'Another Line', isUrgent: true }],
  ['/liaisons', () => liaison, { title: 'Homeless liaison', email: 'ana@example.org' }],
  ['/regional-notices', () => notice, { isUrgent: true, counties: [] }],
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

  test('lists what was added and edited', async () => {
    const { input, added } = await add();
    expect(await listed()).toEqual([added]);
    const { status, body } = await ask(`PUT ${path}/${added.id}`, { ...input, ...change });
    expect([status, body.data]).toEqual([200, expect.objectContaining(change)]);
    expect(Date.parse(body.data.updatedAt)).toBeGreaterThan(Date.parse(added.updatedAt));
    expect(await listed()).toEqual([body.data]);
  });

  const listed = async () => (await ask(`GET ${path}`)).body.data;

  test('answers 409 with the newer state if another person has edited it', async () => {
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

  test('keeps optional fields that an edit leaves out', async () => {
    const { input, added } = await add();
    await ask(`PUT ${path}/${added.id}`, { ...input, ...change });
    const { body } = await ask(`PUT ${path}/${added.id}`, input);
    const optional = Object.fromEntries(Object.entries(change).filter(([field]) => !(field in input)));
    expect(body.data).toMatchObject(optional);
  });

  test('answers 404 after a deletion', async () => {
    const { added } = await add();
    expect((await ask(`DELETE ${path}/${added.id}`)).body).toEqual({ data: { id: added.id } });
    expect((await ask(`GET ${path}/${added.id}`)).status).toBe(404);
    expect((await ask(`DELETE ${path}/${added.id}`)).status).toBe(404);
  });

  test('answers 404 for an unknown id and 400 for a malformed one', async () => {
    const input = await inputOf();
    for (const [id, status] of [
      [missing, 404],
      ['not-an-id', 400],
    ]) {
      expect((await ask(`GET ${path}/${id}`)).status).toBe(status);
      expect((await ask(`PUT ${path}/${id}`, input)).status).toBe(status);
      expect((await ask(`DELETE ${path}/${id}`)).status).toBe(status);
    }
  });

  test('refuses an edit with invalid fields and keeps the stored ones', async () => {
    const { input, added } = await add();
    const { status, body } = await ask(`PUT ${path}/${added.id}`, { ...input, name: '', displayName: '' });
    expect([status, body.key]).toEqual([400, 'VALIDATION']);
    expect(await listed()).toEqual([added]);
  });

  test('refuses changes by a guest and changes nothing', async () => {
    const { input, added } = await add();
    expect((await call(`PUT ${path}/${added.id}`, { body: { ...input, ...change } })).status).toBe(401);
    expect((await call(`DELETE ${path}/${added.id}`)).status).toBe(401);
    expect(await listed()).toEqual([added]);
  });
});

test.each<[string, () => unknown, Record<string, string>]>([
  ['/crisis-lines', () => ({}), { name: 'REQUIRED', description: 'REQUIRED', phone: 'REQUIRED', area: 'REQUIRED' }],
  ['/crisis-lines', () => ({ ...line, description: 'a'.repeat(1001) }), { description: 'TOO_LONG' }],
  ['/crisis-lines', () => ({ ...line, website: 'javascript:alert(1)' }), { website: 'MALFORMED' }],
  ['/crisis-lines', () => ({ ...line, position: 1 }), { position: 'UNKNOWN_FIELD' }],
  ['/crisis-lines', () => ({ ...line, name: null, phone: 988 }), { name: 'REQUIRED', phone: 'WRONG_TYPE' }],
  ['/regions', () => ({ ...region, counties: ['Taylor', 'Nowhere'] }), { counties: 'NOT_ONE_OF' }],
  ['/liaisons', () => ({ ...liaison, county: 'Adams' }), { county: 'NOT_ONE_OF' }],
  ['/liaisons', () => ({ ...liaison, email: 'ana@' }), { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
  ['/liaisons', () => ({ ...liaison, phone: '325' }), { phone: 'MALFORMED' }],
  ['/regional-notices', () => ({ ...notice, lastDay: '' }), { lastDay: 'REQUIRED' }],
  ['/regional-notices', () => ({ ...notice, lastDay: '2026-02-30' }), { lastDay: 'MALFORMED' }],
  ['/regional-notices', () => ({ ...notice, counties: ['Travis'] }), { counties: 'NOT_ONE_OF' }],
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
])('POST %s refuses invalid fields: %#', async (path, input, errors) => {
  const { status, body } = await ask(`POST ${path}`, await input());
  expect([status, body.errors]).toEqual([400, expect.objectContaining(errors)]);
  expect((await ask(`GET ${path}`)).body.total).toBe(0);
});

test.each<[string, () => unknown, Record<string, unknown>, Record<string, string>]>([
  ['/liaisons', () => liaison, { county: 'Adams' }, { county: 'NOT_ONE_OF' }],
  ['/units', unit, { region: missing }, { region: 'UNKNOWN_REGION' }],
])('PUT %s checks what only the server knows: %#', async (path, inputOf, change, errors) => {
  const input = (await inputOf()) as object;
  const { body: added } = await ask(`POST ${path}`, input);
  const { status, body } = await ask(`PUT ${path}/${added.data.id}`, { ...input, ...change });
  expect([status, body.errors]).toEqual([400, errors]);
  expect((await ask(`GET ${path}/${added.data.id}`)).body.data).toEqual(added.data);
});

describe('lists', () => {
  const addAll = async (path: string, inputs: object[]) => {
    for (const input of inputs) expect((await ask(`POST ${path}`, input)).status).toBe(201);
  };
  const names = async (path: string) => {
    const { data, total } = (await ask(`GET ${path}`)).body;
    return [data.map((row: { name?: string; displayName?: string }) => row.name ?? row.displayName), total];
  };

  test('liaisons: by county and district, filtered by county and text, in pages', async () => {
    await addAll('/liaisons', [
      { ...liaison, displayName: 'Zoe', schoolDistrict: 'Wylie ISD' },
      { ...liaison, displayName: 'José', schoolDistrict: 'Abilene ISD' },
      { ...liaison, displayName: 'Bea', county: 'Shackelford' },
    ]);
    expect(await names('/liaisons')).toEqual([['Bea', 'José', 'Zoe'], 3]);
    expect(await names('/liaisons?county=taylor')).toEqual([['José', 'Zoe'], 2]);
    expect(await names('/liaisons?county=Shackleford')).toEqual([['Bea'], 1]);
    expect(await names('/liaisons?q=jose')).toEqual([['José'], 1]);
    expect(await names('/liaisons?q=%25')).toEqual([[], 0]);
    expect(await names('/liaisons?limit=1&skip=1')).toEqual([['José'], 3]);
  });

  test('regions: by the number in the name, filtered by text, in pages', async () => {
    const all = ['ESC Region 14', 'ESC Region 9', 'ESC Region 15'].map((name) => ({ ...region, name }));
    await addAll('/regions', all);
    expect(await names('/regions')).toEqual([['ESC Region 9', 'ESC Region 14', 'ESC Region 15'], 3]);
    expect(await names('/regions?q=region%201')).toEqual([['ESC Region 14', 'ESC Region 15'], 2]);
    expect(await names('/regions?limit=1&skip=1')).toEqual([['ESC Region 14'], 3]);
  });

  test('regions: counties are spelled as in Texas, each once', async () => {
    const counties = ['Shackleford', 'Taylor County', 'Taylor'];
    const { body } = await ask('POST /regions', { ...region, counties });
    expect(body.data.counties).toEqual(['Shackelford', 'Taylor']);
  });

  test('units: filtered by region and text, with the region’s website and counties', async () => {
    const first = await unit();
    const second = { ...(await unit()), name: 'Office of Region 15' };
    await addAll('/units', [first, second]);
    expect(await names(`/units?region=${second.region}`)).toEqual([['Office of Region 15'], 1]);
    expect(await names('/units?q=sample')).toEqual([['Sample Unit'], 1]);
    const [plain] = (await ask('GET /units?q=sample')).body.data;
    expect(plain).toMatchObject({ region: first.region, website: 'http://esc.example.org', counties: ['Taylor'] });
    const [populated] = (await ask('GET /units?q=sample&populate=region')).body.data;
    expect(populated.region).toMatchObject({ id: first.region, name: region.name });
  });

  test('crisis lines: filtered by text, in pages', async () => {
    await addAll('/crisis-lines', [line, { ...line, name: 'Línea de ayuda', phone: '211' }]);
    expect(await names('/crisis-lines?q=linea')).toEqual([['Línea de ayuda'], 1]);
    expect(await names('/crisis-lines?q=211')).toEqual([['Línea de ayuda'], 1]);
    expect(await names('/crisis-lines?limit=1')).toEqual([['Sample Line'], 2]);
    await addAll(
      '/crisis-lines',
      Array.from({ length: 25 }, (_, n) => ({ ...line, name: `Sample Line ${n}` })),
    );
    expect((await ask('GET /crisis-lines')).body).toMatchObject({ data: { length: 25 }, total: 27 });
    expect((await ask('GET /crisis-lines?limit=0')).body).toMatchObject({ data: { length: 27 }, total: 27 });
  });
});

test('normalizes phone numbers, addresses and county names', async () => {
  const { body } = await ask('POST /liaisons', { ...liaison, county: 'shackleford county' });
  expect(body.data).toMatchObject({ county: 'Shackelford', phone: '(325) 555-0100', email: '', isSample: false });
  expect((await ask('POST /regions', region)).body.data.website).toBe('http://esc.example.org');
});

test('an edited sample no longer counts as a sample', async () => {
  const { body } = await ask('POST /liaisons', liaison);
  await server.database.db.updateTable('liaisons').set({ isSample: true }).execute();
  expect((await ask(`PUT /liaisons/${body.data.id}`, liaison)).body.data.isSample).toBe(false);
});

test('a region with coordinators cannot be deleted', async () => {
  const { body } = await ask('POST /units', await unit());
  const refused = await ask(`DELETE /regions/${body.data.region}`);
  expect([refused.status, refused.body.key]).toEqual([409, 'REGION_IN_USE']);
  await ask(`DELETE /units/${body.data.id}`);
  expect((await ask(`DELETE /regions/${body.data.region}`)).status).toBe(200);
});

test('orders the given crisis lines first and keeps the order of the others', async () => {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    ids.push((await ask('POST /crisis-lines', { ...line, name })).body.data.id);
  }
  const { status, body } = await ask('POST /crisis-lines/order', { crisisLines: [ids[3], missing, ids[1]] });
  expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([200, ['four', 'two', 'one', 'three']]);
  expect((await ask('POST /crisis-lines', line)).body.data.position).toBe(5);
});
