import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
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
  expect(body).toMatch(/911.*988.*2-1-1/s);
});

test('OFFLINE=off serves a worker that deletes everything and ends itself', async () => {
  const { body } = await off.app.inject({ url: '/sw.js' });
  for (const step of ['caches.delete', 'indexedDB.deleteDatabase', 'unregister']) expect(body).toContain(step);
  expect(body).not.toContain("addEventListener('fetch'");
});
