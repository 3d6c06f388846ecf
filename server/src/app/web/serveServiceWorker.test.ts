import type { WebApp } from '@amparo/domain/webApp.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, testUrl } from '../test-kit/testApp.ts';
import { loadWeb } from './loadWeb.ts';

let on: TestApp;
let off: TestApp;
beforeAll(async () => {
  const web = await loadWeb();
  on = await startTestApp({ web });
  off = await startTestApp({ web, isOffline: false });
});
afterAll(() => Promise.all([on.close(), off.close()]));

test('browsers check for a new worker each time, and the worker may only call this server', async () => {
  const { headers, body } = await on.app.inject({ url: '/sw.js' });
  expect(headers['cache-control']).toContain('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  const build = JSON.parse(/^self\.build=(.*);$/m.exec(body)![1]!);
  expect(build).toEqual({
    version: expect.stringMatching(/^\w+$/),
    revision: expect.stringMatching(/^[\w-]{12}$/),
    languages: ['en', 'es', 'vi'],
  });
  const again = await on.app.inject({ url: '/sw.js', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each(['en', 'es'])('the shell is a document in its language without a page: %s', async (language) => {
  const { headers, body } = await on.app.inject({ url: `/offline/${language}` });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain('"isSpaMode":true');
  expect(body).not.toContain('<h1');
});

test.each([
  ['en', 'This page needs a network'],
  ['es', 'Esta página necesita una red'],
])('a page that needs a network has the urgent numbers: %s', async (language, title) => {
  const { statusCode, body } = await on.app.inject({ url: `/offline/${language}/no_network` });
  expect(statusCode).toBe(200);
  expect(body).toContain(title);
  expect(body).toMatch(/tel:911.*tel:988.*tel:211/s);
});

test('a shell that cannot be rendered is never stored, and the next request tries again', async () => {
  const web = await loadWeb();
  const failures = [
    async () => new Response('Try again later', { status: 503 }),
    () => Promise.reject(new Error('the shell failed')),
  ];
  const renderShell: WebApp['renderShell'] = (...shell) => failures.pop()?.() ?? web.app.renderShell(...shell);
  const failing = await startTestApp({ web: { ...web, app: { ...web.app, renderShell } } });
  const statuses = [];
  while (statuses.at(-1) !== 200 && statuses.length < 4)
    statuses.push((await failing.app.inject({ url: '/sw.js' })).statusCode);
  expect(statuses.length).toBeGreaterThan(1);
  expect(statuses.slice(0, -1).every((status) => status >= 500)).toBe(true);
  const { body } = await failing.app.inject({ url: '/sw.js' });
  expect(body.split('\n')[0]).toBe((await on.app.inject({ url: '/sw.js' })).body.split('\n')[0]);
  await failing.close();
});

test('OFFLINE=off serves a worker that deletes everything and ends itself', async () => {
  const { body } = await off.app.inject({ url: '/sw.js' });
  for (const step of ['caches.delete', 'indexedDB.deleteDatabase', 'unregister']) expect(body).toContain(step);
  expect(body).not.toContain("addEventListener('fetch'");
});

test.each([
  ['en', ['Open near me now', 'Crisis lines', 'Chat']],
  ['es', ['Abierto cerca de mí', 'Líneas de crisis', 'Chat']],
])('the app can be installed: name, icons, theme, and shortcuts in its language: %s', async (language, names) => {
  const page = await on.app.inject({ url: `/?lang=${language}`, headers: { cookie: 'already-accessed=true' } });
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page.body) ?? [];
  const { headers, body } = await on.app.inject({ url: address.replaceAll('&amp;', '&') });
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Amparo', lang: language, display: 'standalone', start_url: '/', scope: '/' });
  expect(manifest.theme_color).toMatch(/^#\w{6}$/);
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(names);
  const purposes = manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const linked = [...manifest.shortcuts, ...manifest.icons].map(({ url, src }: Record<string, string>) => url ?? src);
  for (const url of linked) {
    const cookie = 'already-accessed=true';
    expect((await on.app.inject({ url, headers: { cookie } })).statusCode, url).toBe(200);
  }
});

test('"Remove from this phone" lets the browser delete everything, also cookies that no script can see', async () => {
  const { statusCode, headers } = await on.app.inject({
    method: 'POST',
    url: '/this_phone',
    headers: {
      origin: testUrl,
      host: new URL(testUrl).host,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'already-accessed=true',
    },
    payload: '',
  });
  expect(statusCode).toBe(302);
  expect(headers['clear-site-data']).toBe('"cache", "cookies", "storage"');
});
