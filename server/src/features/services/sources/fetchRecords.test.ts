import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { sentService, TestSources } from '../../../app/test-kit/testSources.ts';
import { runSource } from './runSources.ts';

const sources = new TestSources();
const { as, addSource, detail, stored } = sources;

/** A server that is no HSDS API, or a broken one. */
let server: Server;
async function serveBroken(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hsds`;
}

const page = (contents: object[], isLast = true) =>
  JSON.stringify({ total_pages: isLast ? 1 : 3, page_number: 1, last_page: isLast, contents });
const whole = { ...sentService, service_at_locations: [] };

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
    await runSource(sources.parts, id);
    expect((await detail(id)).lastRun).toMatchObject(run);
    expect(await stored('id')).toEqual([]);
    expect((await sources.here.database.pool.query('SELECT * FROM source_lines')).rows).toEqual([]);
  });

  test('continues after the page at which its process ended, and reads records one by one if lists are short', async () => {
    const asked: string[] = [];
    const url = await serveBroken((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://own.invalid');
      asked.push(`${pathname.split('/').at(-1)} ${searchParams.get('page') ?? ''}`.trim());
      if (pathname.endsWith('/services'))
        response.end(page([{ ...sentService, id: `h-${searchParams.get('page')}` }], searchParams.get('page') === '3'));
      else response.end(JSON.stringify({ ...whole, id: pathname.split('/').at(-1), name: pathname.split('/').at(-1) }));
    });
    const id = await addSource({ kind: 'API', url, schedule: 'DAILY' });
    const begun = (await as(`POST /sources/${id}/run`)).body.data.id;
    expect((await as(`POST /sources/${id}/run`)).status).toBe(409);
    await sources.here.database.db.updateTable('sourceRuns').set({ nextPage: 3 }).where('id', '=', begun).execute();
    await sources.here.database.db
      .insertInto('sourceLines')
      .values({ runId: begun, line: 1, record: JSON.stringify({ ...whole, name: 'Fetched before' }) })
      .execute();
    await runSource(sources.parts, id);
    expect(asked).toEqual(['services 3', 'h-3']);
    expect((await stored<{ name: string }>('name')).map(({ name }) => name)).toEqual(['Fetched before', 'h-3']);
  });

  test('in our own network is not asked, unless a setting allows it', async () => {
    let isAsked = false;
    const url = await serveBroken((_request, response) => {
      isAsked = true;
      response.end(page([]));
    });
    const own = { ...sources.parts, isPrivateAllowed: false };
    for (const address of [
      url,
      url.replace('127.0.0.1', 'localhost'),
      url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    ]) {
      const id = await addSource({ name: address, kind: 'API', url: 'https://example.org', schedule: 'DAILY' });
      await sources.here.database.db.updateTable('sources').set({ url: address }).where('id', '=', id).execute();
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
