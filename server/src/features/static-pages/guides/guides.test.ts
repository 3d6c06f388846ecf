import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administratorOf } from '../../../app/test-kit/testAdministrator.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

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
  await server.database.pool.query('TRUNCATE guides, directory_changes');
});

const input = { title: '¿Where to sleep tonight?', content: '<p>Call 2-1-1.</p>', isPublished: true };
const ask = (name: string, body?: unknown) => call(name, { body, token });
const add = async (change: object = {}) => (await ask('POST /guides', { ...input, ...change })).body.data;
const slugs = async (query = '') =>
  (await call(`GET /guides${query}`)).body.data.map((one: { slug: string }) => one.slug);

test('the address is made from the title, stays after a new title, and belongs to one guide only', async () => {
  const first = await add();
  expect(first.slug).toBe('where-to-sleep-tonight');
  expect((await add()).slug).toBe('where-to-sleep-tonight-2');
  expect([(await add({ title: 'New' })).slug, (await add({ title: '今晚' })).slug]).toEqual(['new-2', 'guide']);
  const edited = (await ask(`PUT /guides/${first.id}`, { ...input, title: 'A bed for tonight' })).body.data;
  expect([edited.title, edited.slug]).toEqual(['A bed for tonight', 'where-to-sleep-tonight']);
  expect((await call('GET /guides/Where-to-sleep-tonight')).body.data).toEqual(edited);
});

test('only administrators see a guide that is not published', async () => {
  const { id, slug } = await add({ isPublished: false });
  expect(await slugs()).toEqual([]);
  expect((await call(`GET /guides/${slug}`)).status).toBe(404);
  expect((await ask('GET /guides?isAll=true')).body.data).toMatchObject([{ slug, isPublished: false }]);
  expect((await ask(`GET /guides/${id}`)).status).toBe(200);
  await ask(`PUT /guides/${id}`, { ...input, isPublished: true });
  expect(await slugs()).toEqual([slug]);
  expect([await slugs('?q=shelter'), await slugs('?q=dentist')]).toEqual([[slug], []]);
});

test('a deleted guide is restored at its address, which no other guide takes meanwhile', async () => {
  const { id, slug, ...rest } = await add({ titleEs: 'Dónde dormir esta noche' });
  await ask(`DELETE /guides/${id}`);
  expect(await slugs()).toEqual([]);
  expect((await add()).slug).toBe(`${slug}-2`);
  const [deletion] = (await ask('GET /directory-changes?kind=guide')).body.data.filter(
    ({ action }: { action: string }) => action === 'deleted',
  );
  expect(deletion).toMatchObject({ name: input.title, canRevert: true, user: { id: expect.any(String) } });
  expect((await ask(`POST /directory-changes/${deletion.id}/revert`)).status).toBe(200);
  const { updatedAt: _, ...restored } = (await call(`GET /guides/${slug}`)).body.data;
  const { updatedAt: _then, ...before } = rest;
  expect(restored).toEqual({ id, slug, ...before });
});

test('the text keeps headings, lists, and links, and loses everything that could run or load', async () => {
  const bad =
    '<h2 onclick="x()">Beds</h2><script>alert(1)</script><details><p>Call.</p></details><img src="//a.example">';
  const { content, contentEs } = await add({ content: bad, contentEs: bad });
  expect([content, contentEs]).toEqual(Array(2).fill('<h2>Beds</h2><p>Call.</p>'));
});

test('if two people edit at once, the second gets the first one’s version', async () => {
  const { id, updatedAt } = await add();
  const first = await ask(`PUT /guides/${id}`, { ...input, title: 'One', updatedAt });
  const second = await ask(`PUT /guides/${id}`, { ...input, title: 'Two', updatedAt });
  expect([second.status, second.body.key, second.body.data]).toEqual([409, 'CHANGED_MEANWHILE', first.body.data]);
});

test.each([
  [{ title: ' ' }, { title: 'REQUIRED' }],
  [{ title: 'a'.repeat(101) }, { title: 'TOO_LONG' }],
  [{ content: '' }, { content: 'REQUIRED' }],
  [{ contentEs: 'a'.repeat(50_001) }, { contentEs: 'TOO_LONG' }],
])('refuses invalid input: %#', async (change, errors) => {
  const answer = await ask('POST /guides', { ...input, ...change });
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});
