import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[]; requestBody?: unknown }>>;
}

/** Values that break careless programs: wrong types, boundaries, huge, hostile Unicode, injections. */
const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    "'",
    '"',
    '\\',
    '%',
    ';--',
    '../..',
  ),
  fc.constantFrom(
    '\u0000',
    '\uD800',
    '‮',
    '🏳️‍🌈',
    'ﷺ'.repeat(50),
    '１２',
    'ＦＯＯＤ',
    '9'.repeat(300),
    '-0|-0',
    '180|90',
    '181|0',
    '1|2|3',
  ),
  fc.constantFrom(
    'FOOD',
    'name',
    'asc',
    '2026-02-30',
    'America/Chicago',
    '-99.7|32.4',
    '01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.double().map(String),
);

/** Encodes even what is no Unicode text: a lone surrogate goes out as the bytes of U+FFFD, as browsers send it. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

test('no route ever answers 500, whatever is sent', async () => {
  const { paths } = (await server.ask('/api/openapi.json')).body as OpenApi;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
  );
  expect(routes.length).toBeGreaterThan(12);
  let requests = 0;
  for (const { path, method, parameters } of routes) {
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const query = fc.array(fc.tuple(fc.constantFrom(...names, 'x', '__proto__'), hostile), { maxLength: 5 });
    const body = fc.oneof(
      fc.json(),
      hostile,
      fc.record({ keyword: hostile }).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(query, hostile, body, async (pairs, id, payload) => {
        const url = `${path.replace(/\{\w+\}/, encode(id))}?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
        const hasBody = method !== 'get';
        const response = await server.app.inject({
          method: method.toUpperCase() as 'GET',
          url,
          remoteAddress: `10.0.${++requests >> 8}.${requests & 255}`,
          ...(hasBody ? { payload, headers: { 'content-type': 'application/json' } } : {}),
        });
        expect(response.statusCode, `${method} ${url} ${hasBody ? payload : ''}: ${response.body}`).toBeLessThan(500);
        if (response.statusCode >= 400) {
          const problem = response.json<{ status: number; key: string }>();
          expect(problem).toMatchObject({ status: response.statusCode, key: expect.any(String) });
        }
      }),
      { numRuns: 60 },
    );
  }
}, 60_000);
