import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { addLines, beginRun, endRun, readLines } from './runRepository.ts';
import { type RunParts, runSource } from './runSources.ts';

let here: TestApp;
let parts: RunParts;
let as: (name: string, body?: unknown) => ReturnType<TestApp['ask']>;

beforeAll(async () => {
  here = await startTestApp({ hasSampleData: false });
  const token = await administratorOf(here);
  const call = testCaller(here);
  as = (name, body) => call(name, { body, token });
  parts = {
    ...{ db: here.database.db, findCentroid: () => null, isPrivateAllowed: true, pauseMs: 1 },
    region: { state: 'TX', timeZone: 'America/Chicago', counties: [] },
    ...{ log: { info() {}, warn() {} }, now: () => Temporal.Now.instant() },
  };
});
afterAll(() => here.close());
afterEach(async () => {
  await here.database.pool.query('TRUNCATE services, sources CASCADE');
});

async function addSource(change: object = {}): Promise<string> {
  const source = { name: 'Sample County', kind: 'UPLOAD', schedule: 'MANUAL', graceDays: 14, ...change };
  return (await as('POST /sources', source)).body.data.id;
}

/** Uploads a file, and lets the background job import it. */
async function upload(id: string, file: string | Uint8Array, query = '') {
  const { body } = await as(`POST /sources/${id}/upload${query}`, { csv: file });
  await runSource(parts, id);
  return body.data;
}
const detail = async (id: string) => (await as(`GET /sources/${id}`)).body.data;
const stored = async <Row>(columns: string) =>
  (await here.database.pool.query(`SELECT ${columns} FROM services ORDER BY name`)).rows as Row[];

const table = (rows: string[]) => ['Agency;Ort;Tel.;What they do;Kind', ...rows].join('\n');
const columns = { name: 'Agency', city: 'Ort', phone: 'Tel.', description: 'What they do', terms: 'Kind' };

describe('a table of any shape', () => {
  test('waits for its columns, shows what would happen, and remembers them', async () => {
    const id = await addSource();
    const file = table(['Sample Pantry;Abilene;325-555-0100;Groceries;Food', ';Abilene;;No name;Food']);
    expect(await upload(id, file)).toMatchObject({ status: 'COLUMNS', format: 'CSV' });
    const { data } = (await as(`GET /sources/${id}/table`)).body;
    expect(data).toMatchObject({
      header: ['Agency', 'Ort', 'Tel.', 'What they do', 'Kind'],
      columns: { name: 'Agency' },
    });
    expect((await as(`PUT /sources/${id}/columns`, { columns: {}, isImported: false })).status).toBe(400);
    await as(`PUT /sources/${id}/columns`, { columns, isImported: false });
    expect((await as(`GET /sources/${id}/table`)).body.data).toMatchObject({
      counts: { added: 1, refused: 1 },
      // As spreadsheets count: the heading is line 1.
      refusals: [{ line: 3, field: 'name', reason: 'REQUIRED' }],
    });
    // A preview stores nothing.
    expect(await stored('name')).toEqual([]);
    await as(`PUT /sources/${id}/columns`, { columns, isImported: true });
    await runSource(parts, id);
    expect(await stored('name, city, phone, type')).toEqual([
      { name: 'Sample Pantry', city: 'Abilene', phone: '(325) 555-0100', type: ['FOOD'] },
    ]);
    const next = table(['Sample Pantry;Abilene;325-555-0100;Groceries and meals;Food']);
    expect(await upload(id, next)).toMatchObject({ status: 'APPLYING' });
    expect((await detail(id)).lastRun).toMatchObject({ status: 'DONE', counts: { updated: 1, added: 0 } });
  });

  test('an administrator says once what its terms mean, and the next import applies it', async () => {
    const id = await addSource();
    await here.database.db
      .updateTable('sources')
      .set({ columns: JSON.stringify(columns) })
      .execute();
    const file = table(['One;Abilene;2-1-1;Help;Zxq 7', 'Two;Abilene;2-1-2;Hot meals;Zxq 7|Meals']);
    await upload(id, file);
    const terms = async () => (await as(`GET /sources/${id}/terms`)).body.data;
    expect((await terms())[0]).toEqual({ term: 'Zxq 7', name: 'Zxq 7', services: 2, meanings: null });
    await as(`PUT /sources/${id}/terms`, { terms: [{ term: 'Zxq 7', meanings: ['CLOTHES', 'VETERANS'] }] });
    await upload(id, file);
    const [one] = await stored<object>('type, sub_types, category');
    expect(one).toEqual({ type: ['RESOURCES'], sub_types: ['CLOTHES'], category: ['VETERANS'] });
    expect((await terms()).at(-1)).toMatchObject({ term: 'Zxq 7', meanings: ['CLOTHES', 'VETERANS'] });
  });

  test('is compared with what is here, and counts the likely duplicates', async () => {
    const pantry = {
      ...{ id: 'a', name: 'Riverbend Mission Food Pantry', description: 'Groceries', type: 'FOOD' },
      ...{ address1: '77 Quince Street', city: 'Abilene', zip: '79601', state: 'TX', phone: '325-555-0177' },
    };
    await upload(await addSource(), JSON.stringify(pantry));
    const other = await addSource({ name: 'Another directory' });
    const again = { ...pantry, id: 'b', name: 'RIVERBEND MISSION PANTRY', address1: '77 Quince St.' };
    await upload(other, JSON.stringify(again));
    const { lastRun } = await detail(other);
    expect(lastRun).toMatchObject({ status: 'DONE', counts: { added: 1, duplicates: 1 } });
    const { data } = (await as('GET /duplicates?limit=10')).body;
    expect(data).toHaveLength(1);
  });

  test('a complete file marks what it lacks; another one does not', async () => {
    const id = await addSource();
    await here.database.db
      .updateTable('sources')
      .set({ columns: JSON.stringify(columns) })
      .execute();
    const rows = Array.from({ length: 20 }, (_, i) => `Pantry ${i};Abilene;2-1-1;Groceries;Food`);
    await upload(id, table(rows), '?isComplete=true');
    await upload(id, table(rows.slice(0, 5)));
    expect((await detail(id)).missing).toBe(0);
    await upload(id, table(rows.slice(1)), '?isComplete=true');
    expect((await detail(id)).missing).toBe(1);
  });
});

const service = { id: 'h-1', name: 'Sample Pantry', description: 'Groceries', status: 'active', attributes: [] };
const cyclic = zipSync({
  'services.csv': strToU8('id,name,description,status,organization_id\nh-1,Pantry,Groceries,active,o-1\n'),
  'organizations.csv': strToU8('id,name,description,parent_organization_id\no-1,Org,Help,o-1\n'),
  'attributes.csv': strToU8('id,link_id,taxonomy_term_id\na-1,h-1,t-1\n'),
  'taxonomy_terms.csv': strToU8('id,code,name,parent_id\nt-1,BD,Food,t-2\nt-2,BD,Food,t-1\n'),
});

/** A package that says that it is unpacked to 400 MB. */
const bomb = zipSync({ 'services.csv': strToU8('id\n1\n') });
new DataView(bomb.buffer, bomb.byteOffset).setUint32(
  bomb.length - 22 - 'services.csv'.length - 46 + 24,
  400_000_000,
  true,
);

/** [title, file, what the run says, the names that are stored] */
const files: [string, string | Uint8Array, object, string[]][] = [
  ['an empty file', '', { status: 'FAILED', problem: 'EMPTY' }, []],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x41, 0xe9]), { status: 'FAILED', problem: 'NOT_UTF8' }, []],
  ['a broken ZIP', Buffer.from('PK\u0003\u0004broken'), { status: 'FAILED', problem: 'UNREADABLE_FILE' }, []],
  [
    'a ZIP without services',
    zipSync({ 'a.csv': strToU8('id\n1\n') }),
    { status: 'FAILED', problem: 'UNREADABLE_FILE' },
    [],
  ],
  [
    'cyclic references',
    cyclic,
    {
      ...{ status: 'DONE', counts: { added: 1, refused: 0 } },
      refusals: [
        { line: 2, field: 'organization.parent_organization_id', reason: 'CYCLE' },
        { line: 2, field: 'attributes.taxonomy_term.parent_id', reason: 'CYCLE' },
      ],
    },
    ['Pantry'],
  ],
  [
    'a field of 10 MB beside a good line',
    `${JSON.stringify({ ...service, description: 'x'.repeat(10_000_000) })}\n${JSON.stringify({ ...service, id: 'h-2' })}`,
    { status: 'DONE', refusals: [{ line: 1, field: 'description', reason: 'TOO_LONG' }] },
    ['Sample Pantry'],
  ],
  [
    'a line that is too long for any service',
    `${JSON.stringify(service)}\n${JSON.stringify({ ...service, description: 'x'.repeat(16_000_000) })}`,
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [{ line: 2, field: '', reason: 'LINE_TOO_LONG' }] },
    [],
  ],
  [
    'a record of a package that is too long for any service',
    zipSync({
      'services.json': strToU8(JSON.stringify([service, { ...service, description: 'x'.repeat(16_000_000) }])),
    }),
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [{ line: 2, field: '', reason: 'LINE_TOO_LONG' }] },
    [],
  ],
  ['a package of 400 MB', bomb, { status: 'FAILED', problem: 'TOO_LARGE' }, []],
  [
    'fields of 10 MB that a service does not have',
    JSON.stringify([
      { ...service, x_notes: 'x'.repeat(10_000_000) },
      { ...service, id: 'h-2' },
    ]),
    { status: 'DONE', refusals: [{ line: 1, field: 'otherFields', reason: 'TOO_LONG' }] },
    ['Sample Pantry'],
  ],
  [
    'a line of NDJSON that is cut off',
    `${JSON.stringify(service)}\n{"id": "h-2", "name"`,
    { status: 'DONE', refusals: [{ line: 2, field: '', reason: 'INVALID_JSON' }] },
    ['Sample Pantry'],
  ],
  [
    'a list that is cut off',
    `[${JSON.stringify(service)}, {"id"`,
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [] },
    [],
  ],
  [
    'a table with a row that has too many cells',
    'id,name\n1,Pantry\n\n2,Clinic,more\n',
    { status: 'FAILED', problem: 'UNREADABLE_FILE', refusals: [{ line: 4, field: '', reason: 'NOT_CSV' }] },
    [],
  ],
  [
    'a description that is too long',
    JSON.stringify([{ ...service, description: 'x'.repeat(20_000) }]),
    { status: 'DONE', refusals: [{ line: 1, field: 'description', reason: 'TOO_LONG' }] },
    [],
  ],
  [
    'a record with only a name',
    JSON.stringify([{ name: 'Nothing else' }, { ...service, id: 'h-2' }]),
    { counts: { added: 1, refused: 1 } },
    ['Sample Pantry'],
  ],
  [
    'JSON that is nested deeply',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    { status: 'DONE', counts: { added: 0 } },
    [],
  ],
];

describe('the runs of a source', () => {
  test('have an order, even if they begin at the same moment', async () => {
    const id = await addSource();
    const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
    const run = { sourceId: id, format: 'CSV', status: 'APPLYING', isComplete: false, userId: null } as const;
    const begun: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id: runId } = (await beginRun(here.database.db, run, at))!;
      await endRun(here.database.db, runId, { status: 'DONE', at });
      begun.unshift(runId);
    }
    const { runs, lastRun } = await detail(id);
    expect(runs.map((one: { id: string }) => one.id)).toEqual(begun);
    expect(lastRun.id).toBe(begun[0]);
  });

  test('are read in pieces that fit into memory, also if each line is long', async () => {
    const [sourceId, at] = [await addSource(), Temporal.Instant.from('2026-11-18T18:00:00Z')];
    const { db } = here.database;
    const run = { sourceId, format: 'HSDS', status: 'APPLYING', isComplete: false, userId: null } as const;
    const { id } = (await beginRun(db, run, at))!;
    await addLines(
      db,
      id,
      [9, 5, 1, 1, 5].map((megabytes) => ({ text: 'x'.repeat(megabytes * 1_000_000) })),
    );
    const linesAfter = async (last: number, limit = 250) =>
      (await readLines(db, id, { last, limit })).map(({ line }) => line);
    expect([await linesAfter(0), await linesAfter(1), await linesAfter(1, 2)]).toEqual([[1], [2, 3, 4, 5], [2, 3]]);
    expect(await linesAfter(5)).toEqual([]);
  });
});

describe('hostile files', () => {
  test.each(files)('%s', async (_title, file, run, names) => {
    const id = await addSource();
    await upload(id, file);
    expect((await detail(id)).lastRun).toMatchObject(run);
    expect((await stored<{ name: string }>('name')).map(({ name }) => name)).toEqual(names);
  });

  test('an unusable website is reported, and leaves the stored one alone', async () => {
    const id = await addSource();
    await upload(id, JSON.stringify([{ ...service, url: 'https://example.org' }]));
    await upload(id, JSON.stringify([{ ...service, url: 'N/A', description: 'Groceries and meals' }]));
    expect((await detail(id)).lastRun).toMatchObject({
      ...{ status: 'DONE', counts: { updated: 1, refused: 0, conflicts: 0 } },
      refusals: [{ line: 1, field: 'website', reason: 'UNUSABLE' }],
    });
    expect(await stored('description, website')).toEqual([
      { description: 'Groceries and meals', website: 'https://example.org' },
    ]);
    await upload(id, JSON.stringify([{ ...service, url: 'https://example.org/new' }]));
    expect(await stored('website')).toEqual([{ website: 'https://example.org/new' }]);
  });

  test('formulas and HTML stay text, and a hostile link is left out', async () => {
    const id = await addSource();
    const hostile = {
      name: '=HYPERLINK("x")',
      description: '<script>alert(1)</script> Groceries',
      url: 'javascript:alert(1)',
    };
    await upload(id, JSON.stringify([{ ...service, ...hostile }]));
    expect(await stored('name, description, website')).toEqual([
      { name: hostile.name, description: hostile.description, website: '' },
    ]);
    const { refusals } = (await detail(id)).lastRun;
    const remark = (field: string, reason: string) => ({ line: 1, field, reason });
    expect(refusals).toEqual(
      expect.arrayContaining([remark('name', 'FORMULA'), remark('description', 'HTML'), remark('website', 'UNUSABLE')]),
    );
    const { body } = await as('GET /exports/services');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

/** A server that is no HSDS API, or a broken one. */
let server: Server;
async function serveBroken(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hsds`;
}

const page = (contents: object[], isLast = true) =>
  JSON.stringify({ total_pages: isLast ? 1 : 3, page_number: 1, last_page: isLast, contents });
const whole = { ...service, service_at_locations: [] };

const broken: [string, RequestListener, object][] = [
  [
    'fails on its second page',
    (request, response) => {
      if (request.url?.includes('page=2')) response.writeHead(500).end();
      else response.end(page([whole], false));
    },
    { status: 'FAILED', problem: 'REFUSED' },
  ],
  ['sends no JSON', (_request, response) => response.end('<p>Hello</p>'), { status: 'FAILED', problem: 'NO_HSDS' }],
  ['sends other JSON', (_request, response) => response.end('{"data":[]}'), { status: 'FAILED', problem: 'NO_HSDS' }],
  [
    'sends no UTF-8',
    (_request, response) => response.end(Buffer.from([0x22, 0xe9, 0x22])),
    { status: 'FAILED', problem: 'NOT_UTF8' },
  ],
  [
    'redirects',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    { status: 'FAILED', problem: 'REFUSED' },
  ],
  ['closes the connection', (request) => request.socket.destroy(), { status: 'FAILED', problem: 'UNREACHABLE' }],
  [
    'sends a page without an end',
    (_request, response) => {
      const fill = () => {
        while (response.writable && response.write('x'.repeat(1_000_000)));
      };
      response.on('drain', fill).on('error', () => undefined);
      fill();
    },
    { status: 'FAILED', problem: 'TOO_LARGE' },
  ],
];

describe('an API', () => {
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(broken)('that %s changes nothing', async (_title, listener, run) => {
    const id = await addSource({ kind: 'API', url: await serveBroken(listener), schedule: 'DAILY' });
    await runSource(parts, id);
    expect((await detail(id)).lastRun).toMatchObject(run);
    expect(await stored('id')).toEqual([]);
    expect((await here.database.pool.query('SELECT * FROM source_lines')).rows).toEqual([]);
  });

  test('continues after the page at which its process ended, and reads records one by one if lists are short', async () => {
    const asked: string[] = [];
    const url = await serveBroken((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://own.invalid');
      asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('page') ?? ''}`.trim());
      if (pathname.endsWith('/services'))
        response.end(page([{ ...service, id: `h-${searchParams.get('page')}` }], searchParams.get('page') === '3'));
      else response.end(JSON.stringify({ ...whole, id: pathname.split('/').at(-1), name: pathname.split('/').at(-1) }));
    });
    const id = await addSource({ kind: 'API', url, schedule: 'DAILY' });
    const begun = (await as(`POST /sources/${id}/run`)).body.data.id;
    expect((await as(`POST /sources/${id}/run`)).status).toBe(409);
    await here.database.db.updateTable('sourceRuns').set({ nextPage: 3 }).where('id', '=', begun).execute();
    await here.database.db
      .insertInto('sourceLines')
      .values({ runId: begun, line: 1, record: JSON.stringify({ ...whole, name: 'Fetched before' }) })
      .execute();
    await runSource(parts, id);
    expect(asked).toEqual(['services 3', 'h-3']);
    expect((await stored<{ name: string }>('name')).map(({ name }) => name)).toEqual(['Fetched before', 'h-3']);
  });

  test('in our own network is not asked, unless a setting allows it', async () => {
    let isAsked = false;
    const url = await serveBroken((_request, response) => {
      isAsked = true;
      response.end(page([]));
    });
    const own = { ...parts, isPrivateAllowed: false };
    for (const address of [
      url,
      url.replace('127.0.0.1', 'localhost'),
      url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    ]) {
      const id = await addSource({ name: address, kind: 'API', url: 'https://example.org', schedule: 'DAILY' });
      await here.database.db.updateTable('sources').set({ url: address }).where('id', '=', id).execute();
      await runSource(own, id);
      expect((await detail(id)).lastRun).toMatchObject({ status: 'FAILED', problem: 'PRIVATE_ADDRESS' });
    }
    expect(isAsked).toBe(false);
    const file = await as('POST /sources', {
      name: 'f',
      kind: 'API',
      url: 'file:///etc/passwd',
      schedule: 'DAILY',
      graceDays: 1,
    });
    expect(file.status).toBe(400);
  });
});
