import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-kit/testApp.ts';
import { startSession } from './session.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Values that often cause errors: wrong types, limits, long texts, unusual Unicode, and injections. */
const hostile = fc.oneof(
  // Texts that PostgreSQL refuses or that UTF-8 cannot encode.
  fc.constantFrom('\u0000', 'a\u0000b', '\uD800'),
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

/** Encodes any text. A lone surrogate becomes U+FFFD, as in browsers. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Valid values, so that some requests reach the database. */
const validValues: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.uuid().map((id) => `${id}@example.org`),
  phone: fc.constant('325 555 0100'),
  language: fc.constant('es'),
  // Not the name, which a password must not be.
  password: fc.constant('a light left on'),
};

/** Bodies with the fields of the route's schema: valid, hostile, of any type, missing, and with an unknown field. */
function bodyOf({ requestBody }: Operation): fc.Arbitrary<string> {
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {};
  const value = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: validValues[name] ?? fc.constant('open sesame') },
      { weight: 2, arbitrary: hostile },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
  const fields = Object.fromEntries(Object.keys(properties).map((name) => [name, value(name)]));
  const record = fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record({ ...fields, unknown: hostile }, { requiredKeys: [] }) },
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: hostile },
    { weight: 3, arbitrary: record.map((body) => JSON.stringify(body)) },
  );
}

async function signInAdministrator(): Promise<string> {
  const { db } = server.database;
  const { id } = await db
    .insertInto('users')
    .values({ id: randomUUIDv7(), email: `${randomUUIDv7()}@example.org`, displayName: 'Fuzz', role: 'ADMINISTRATOR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `Bearer ${await startSession(db, id)}`;
}

async function readOperations() {
  const { paths } = (await server.ask('/api/openapi.json')).body as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, method, path, operation] as const),
  );
}

const REQUESTS_PER_ACCOUNT = 4;
let requests = 0;
/** The statuses of the responses by route. */
const answered = new Map<string, Set<number>>();

async function fuzz(name: string, method: string, path: string, operation: Operation): Promise<void> {
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  // Without input, only unknown parameters vary.
  const hasInput = names.length > 0 || path.includes('{') || operation.requestBody !== undefined;
  const query = fc.array(fc.tuple(fc.constantFrom(...names, 'x', '__proto__'), hostile), { maxLength: 5 });
  let administrator = '';
  const statuses = new Set<number>();
  answered.set(name, statuses);
  await fc.assert(
    fc.asyncProperty(query, hostile, bodyOf(operation), fc.boolean(), async (pairs, id, payload, isSignedIn) => {
      const url = `${path.replace(/\{\w+\}/g, encode(id))}?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
      const hasBody = method !== 'get';
      requests += 1;
      // Nor limits of one account, which routes that ask for a password or a code have.
      if (requests % REQUESTS_PER_ACCOUNT === 0 || administrator === '') administrator = await signInAdministrator();
      const response = await server.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        // Each request has its own client address, so that rate limits do not hide other errors.
        remoteAddress: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
        headers: {
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
          ...(isSignedIn ? { authorization: administrator } : {}),
        },
        ...(hasBody ? { payload } : {}),
      });
      statuses.add(response.statusCode);
      expect(response.statusCode, `${name} ${url} ${hasBody ? payload : ''}: ${response.body}`).toBeLessThan(500);
      if (response.statusCode >= 400) {
        const problem = response.json<{ status: number; key: string }>();
        expect(problem).toMatchObject({ status: response.statusCode, key: expect.any(String) });
      }
    }),
    // The same inputs in every run, so that a change never fails for an input that it did not cause.
    { numRuns: hasInput ? 60 : 5, seed: 20 },
  );
}

test('no route responds with 500 to any input', async () => {
  const operations = await readOperations();
  expect(operations.length).toBeGreaterThan(20);
  for (const operation of operations) await fuzz(...operation);
  expect([...answered].filter(([, statuses]) => statuses.has(429))).toEqual([]);
  // Some requests must be valid, otherwise the handlers are not tested.
  expect([...(answered.get('post /api/auth/sign-up') ?? [])]).toContain(201);
}, 120_000);
