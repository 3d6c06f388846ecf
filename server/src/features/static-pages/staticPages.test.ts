import { staticPageNames } from '@amparo/domain/static-pages/staticPageRoutes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../app/testApp.ts';
import { cleanHtml } from './cleanHtml.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ isSampleWanted: false });
});
afterAll(() => server.close());

test.each(staticPageNames)('%s stands as the region wrote it', async (name) => {
  const { status, body } = await server.ask(`/api/static-pages/${name}`);
  expect(status).toBe(200);
  const stored = await server.database.db
    .selectFrom('staticPages')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect(body.data.content.replace(/\s+/g, ' ')).toBe(stored.content.replace(/\s+/g, ' '));
});

test.each(['PASSWORDS', 'about', '..%2fABOUT'])('there is no page %s', async (name) => {
  expect((await server.ask(`/api/static-pages/${name}`)).status).toBe(400);
});

test('what could run or load is taken out, even where it stands in the database', async () => {
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
