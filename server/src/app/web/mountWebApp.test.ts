import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Changes } from '../../database/changes.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-kit/testDatabase.ts';
import { handleErrors } from '../../http/errorHandler.ts';
import { RateLimiter } from '../../http/limits/rateLimiter.ts';
import { cachePublicResponses } from '../../http/responseCache.ts';
import { countRequests } from '../../metrics/metrics.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { loadWeb } from './loadWeb.ts';
import { mountWebApp } from './mountWebApp.ts';

let app: FastifyInstance;
let clientFolder: string;
let database: TestDatabase;
const changes = { isListening: false, version: 0, invalidate() {}, catchUp: async () => changes.isListening };
/** Renderings wait for this. */
let rendering: Promise<void> | undefined;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'amparo-client-'));
  await mkdir(join(clientFolder, 'assets'));
  app = Fastify();
  handleErrors(app);
  database = await createTestDatabase();
  app.decorate('rateLimiter', new RateLimiter(database.pool));
  countRequests(app);
  cachePublicResponses(app, changes as Changes);
  const region = await readRegionProfile('west-central-texas');
  const renderPage = async ({ method, url, headers }: Request, { now }: { now: string }) => {
    await rendering;
    return new Response(`answered ${method} ${url}`, {
      headers: { 'x-now': now, 'content-language': headers.get('cookie') ?? '' },
    });
  };
  const { app: built } = await loadWeb();
  const web = { app: { ...built, renderPage, sessionOf: () => null, introduce: () => null }, clientFolder };
  await mountWebApp(app, {
    web,
    region,
    publicUrl: 'http://localhost:3000',
    hasTransitPlanner: false,
    renderings: { running: 2, waiting: 3 },
    now: () => Temporal.Instant.from('2026-11-18T16:00:59.5Z'),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(clientFolder, { recursive: true });
});

const ask = async (method: 'GET' | 'HEAD' | 'POST', remoteAddress = '192.0.2.7') =>
  (await app.inject({ method, url: '/feedback', remoteAddress })).statusCode;

test('one address can send 30 forms a minute and open any number of pages', async () => {
  for (let time = 0; time < 40; time += 1) expect(await ask('GET')).toBe(200);
  for (let time = 0; time < 30; time += 1) expect(await ask('POST')).toBe(200);
  expect(await ask('POST')).toBe(429);
  expect(await ask('GET')).toBe(200);
  expect(await ask('HEAD')).toBe(200);
  expect(await ask('POST', '192.0.2.8')).toBe(200);
});

test.each(['GET', 'POST', 'DELETE'] as const)(
  'what is no part of the API is refused as the API does it: %s',
  async (method) => {
    const answer = await app.inject({ method, url: '/api/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('json');
  },
);

test('a page that is rendered twice in a minute has the same ETag', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/feedback' });
  expect(headers['x-now']).toBe('2026-11-18T16:00:00Z');
});

test.each(['//evil.example/login', '/\\evil.example/login', '/login?next=//evil.example'])(
  'a path is never taken for another host: %s',
  async (url) => {
    const { body } = await app.inject({ method: 'GET', url, headers: { host: 'help.example.org' } });
    expect(new URL(body.replace('answered GET ', '')).host).toBe('help.example.org');
  },
);

const form = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' };
const send = (headers: Record<string, string>, payload: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/login', headers, payload, remoteAddress });

test('a refused form gets a page with the reason in the person’s language, and says how to keep the typed text', async () => {
  const large = await send(form, `message=${'a'.repeat(2 ** 20)}`, '192.0.2.9');
  expect(large.statusCode).toBe(413);
  expect(large.headers['content-type']).toMatch(/^text\/html/);
  expect(large.headers['content-security-policy']).toMatch(/style-src 'self'/);
  expect(large.body).toMatch(/<html lang="en">.*too large.*Back button/s);

  for (let time = 0; time < 30; time += 1) await send(form, 'message=hello', '192.0.2.10');
  const often = await send({ ...form, cookie: 'language=es' }, 'message=hola', '192.0.2.10');
  expect(often.statusCode).toBe(429);
  expect(often.headers['retry-after']).toBeDefined();
  expect(often.body).toMatch(/<html lang="es">.*espere un minuto.*911.*988.*2-1-1.*botón Atrás/s);
});

test('a danger in the chat’s form is answered beyond the limit', async () => {
  const headers = { ...form, cookie: 'language=en' };
  const say = async (query: string) => {
    const payload = new URLSearchParams({ query }).toString();
    const answer = await app.inject({ method: 'POST', url: '/chatbot', headers, payload, remoteAddress: '192.0.2.40' });
    return answer.statusCode;
  };
  await say('hello');
  await database.pool.query("UPDATE rate_limits SET points = 600 WHERE key LIKE 'chat form%'");
  expect(await say('hello')).toBe(429);
  expect(await say('i want to kill myself')).toBe(200);
});

test('agreeing, choosing a place, and chatting go on while other forms are refused', async () => {
  const post = async (url: string) =>
    (await app.inject({ method: 'POST', url, headers: form, payload: 'query=hello', remoteAddress: '192.0.2.41' }))
      .statusCode;
  for (let time = 0; time < 31; time += 1) await post('/services/some-id/report');
  expect(await post('/feedback')).toBe(429);
  for (const path of ['/introduce', '/location', '/chatbot', '/login']) expect(await post(path), path).toBe(200);
  for (let time = 0; time < 31; time += 1) await post('/login');
  expect(await post('/forgot_password')).toBe(429);
  for (const path of ['/introduce', '/location', '/chatbot']) expect(await post(path), path).toBe(200);
});

test('a refused request of a script gets the error of the API', async () => {
  const { statusCode, headers } = await send({ ...form, accept: '*/*' }, 'a'.repeat(2 ** 20 + 1), '192.0.2.11');
  expect(statusCode).toBe(413);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('only forms that take files may be larger than 1 MiB', async () => {
  const type = 'multipart/form-data; boundary=x';
  const post = async (url: string, bytes: number) => {
    const options = { headers: { 'content-type': type }, payload: Buffer.alloc(bytes), remoteAddress: '192.0.2.12' };
    return (await app.inject({ method: 'POST', url, ...options })).statusCode;
  };
  expect(await post('/login', 2 ** 20 + 1)).toBe(413);
  expect(await post('/services/some-id/edit', 2 ** 20 + 1)).toBe(413);
  for (const path of ['/feedback', '/services/some-id/report', '/services/some-id/claim', '/import'])
    expect(await post(path, 2 ** 20 + 1)).toBe(200);
  expect(await post('/feedback', 27 * 2 ** 20)).toBe(413);
});

test('a cached page belongs to one language and place', async () => {
  const cookieOfPage = async (cookie: string) =>
    (await app.inject({ method: 'GET', url: '/regions', headers: { cookie } })).headers['content-language'];
  changes.isListening = true;
  for (let time = 0; time < 3; time += 1) expect(await cookieOfPage('language=es')).toBe('language=es');
  expect(await cookieOfPage('language=en')).toBe('language=en');
  changes.isListening = false;
});

test('a device on which a person has signed in gets the cached pages of guests', async () => {
  const cookieOfPage = async (cookie: string) =>
    (await app.inject({ method: 'GET', url: '/liaisons', headers: { cookie } })).headers['content-language'];
  changes.isListening = true;
  for (let time = 0; time < 3; time += 1) await cookieOfPage('language=es');
  for (const cookie of ['device=a; language=es', 'language=es; device=a', 'language=es; __Host-device=b'])
    expect(await cookieOfPage(cookie)).toBe('language=es');
  changes.isListening = false;
});

describe('while more pages are requested than the server can render', () => {
  let release = () => {};
  let waiting: Promise<unknown>;
  beforeAll(() => {
    rendering = new Promise((resolve) => {
      release = resolve;
    });
    waiting = Promise.all(Array.from({ length: 5 }, (_, page) => app.inject({ url: `/waiting/${page}` })));
  });
  afterAll(async () => {
    release();
    await waiting;
    rendering = undefined;
    expect((await app.inject({ url: '/after' })).statusCode).toBe(200);
  });

  test.each([
    ['language=en', /<html lang="en">.*911.*988.*2-1-1/s],
    ['language=es', /<html lang="es">.*911.*988.*2-1-1/s],
  ])('the next one gets a short page with the urgent numbers: %s', async (cookie, page) => {
    const headers = { cookie, accept: 'text/html' };
    const { statusCode, headers: received, body } = await app.inject({ url: '/one-more', headers });
    expect([statusCode, received['retry-after'], received['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toMatch(page);
  });

  test('a form gets a page that says how to keep the typed text', async () => {
    const { statusCode, body } = await send(form, 'message=hello', '192.0.2.60');
    expect(statusCode).toBe(503);
    expect(body).toMatch(/911.*988.*2-1-1.*Back button/s);
  });

  test('a script gets the error of the API', async () => {
    const { statusCode, body } = await app.inject({ url: '/one-more' });
    expect([statusCode, JSON.parse(body).key]).toEqual([503, 'UNAVAILABLE']);
  });
});

test('a busy server sends cached pages', async () => {
  changes.isListening = true;
  for (let time = 0; time < 3; time += 1) await app.inject({ url: '/cached' });
  let release = () => {};
  rendering = new Promise((resolve) => {
    release = resolve;
  });
  const waiting = Promise.all(Array.from({ length: 5 }, (_, page) => app.inject({ url: `/waiting/${page}` })));
  expect((await app.inject({ url: '/one-more' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/cached' })).statusCode).toBe(200);
  release();
  await waiting;
  rendering = undefined;
  changes.isListening = false;
});
