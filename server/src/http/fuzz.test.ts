import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app/test-kit/testApp.ts';
import { startSession } from './session.ts';
import { bodyOf, hostile, type OpenApi, type Operation, queryOf, urlOf } from './test-kit/hostileRequests.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

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
  // Without input, only unknown parameters vary.
  const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query') ?? false;
  const hasInput = hasQuery || path.includes('{') || operation.requestBody !== undefined;
  let administrator = '';
  const statuses = new Set<number>();
  answered.set(name, statuses);
  await fc.assert(
    fc.asyncProperty(
      queryOf(operation),
      hostile,
      bodyOf(operation),
      fc.boolean(),
      async (pairs, id, payload, isSignedIn) => {
        const url = urlOf(path, id, pairs);
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
      },
    ),
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
}, 300_000);
