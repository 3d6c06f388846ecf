import { staticPageNames } from '@amparo/domain/static-pages/staticPageName.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administratorOf } from '../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../app/test-kit/testApp.ts';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { cleanHtml } from './cleanHtml.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  call = testCaller(server);
});
afterAll(() => server.close());

test.each(staticPageNames)('serves %s as the region provides it', async (name) => {
  const { status, body } = await server.ask(`/api/static-pages/${name}`);
  expect(status).toBe(200);
  const stored = await server.database.db
    .selectFrom('staticPages')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect(body.data.content.replace(/\s+/g, ' ')).toBe(stored.content.replace(/\s+/g, ' '));
});

test.each(['PASSWORDS', 'about', '..%2fABOUT'])('answers 404 for %s', async (name) => {
  expect((await server.ask(`/api/static-pages/${name}`)).status).toBe(400);
});

describe('editing a page', () => {
  test('stores the sanitized page, and keeps the earlier versions', async () => {
    const token = await administratorOf(server);
    const first = (await call('GET /static-pages/FAQ')).body.data;
    const bad = '<h2>Beds</h2><script>alert(1)</script><p onclick="x()">Call first.</p>';
    const { status, body } = await call('PUT /static-pages/FAQ', { token, body: { content: bad } });
    expect([status, body.data.content]).toEqual([200, '<h2>Beds</h2><p>Call first.</p>']);
    // The response cache answers guests until it receives the change.
    await expect.poll(async () => (await call('GET /static-pages/FAQ')).body.data).toEqual(body.data);

    const versions = (await call('GET /static-pages/FAQ/versions', { token })).body;
    expect(versions).toMatchObject({ total: 2, data: [{ user: { displayName: 'Ada Sample' } }, { user: null }] });
    const earliest = versions.data[1];
    expect(earliest.content).toBe(first.content);
    const input = { content: earliest.content, updatedAt: body.data.updatedAt };
    expect((await call('PUT /static-pages/FAQ', { token, body: input })).body.data.content).toBe(first.content.trim());
    expect((await call('GET /static-pages/FAQ/versions?limit=1', { token })).body.total).toBe(3);
  });

  test('if two people edit at once, the second gets the first one’s version', async () => {
    const token = await administratorOf(server);
    const { updatedAt } = (await call('GET /static-pages/TERMS')).body.data;
    const first = await call('PUT /static-pages/TERMS', { token, body: { content: '<p>One</p>', updatedAt } });
    const second = await call('PUT /static-pages/TERMS', { token, body: { content: '<p>Two</p>', updatedAt } });
    expect([second.status, second.body.key, second.body.data]).toEqual([409, 'CHANGED_MEANWHILE', first.body.data]);
  });

  test.each([
    [{ content: '  ' }, { content: 'REQUIRED' }],
    [{ content: 'a'.repeat(100_001) }, { content: 'TOO_LONG' }],
    [{}, { content: 'REQUIRED' }],
  ])('refuses invalid input: %#', async (body, errors) => {
    const answer = await call('PUT /static-pages/ABOUT', { token: await administratorOf(server), body });
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });
});

test('removes HTML that could run or load, even if the database contains it', async () => {
  const bad = '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">b</a></p>';
  await server.database.db.updateTable('staticPages').set({ content: bad }).where('name', '=', 'ABOUT').execute();
  await expect
    .poll(async () => (await server.ask('/api/static-pages/ABOUT')).body.data.content)
    .toBe('<p>a<a>b</a></p>');
});

test.each([
  ['<h2 lang="es">Hola</h2>', '<h2 lang="es">Hola</h2>'],
  ['<a href="/crisis_lines">a</a><a href="tel:988">b</a>', '<a href="/crisis_lines">a</a><a href="tel:988">b</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<iframe src="https://example.org"></iframe><style>p{}</style>', ''],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
