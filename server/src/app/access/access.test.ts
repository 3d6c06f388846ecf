import { urlOfRoute } from '@amparo/domain/http/route.ts';
import type { RouteName } from '@amparo/domain/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { testCaller } from '../test-kit/testCaller.ts';
import type { Row } from './testRow.ts';
import { setScene } from './testScene.ts';
import { accessTable } from './testTable.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp();
  call = testCaller(server);
});
afterAll(() => server.close());

const viewers = ['guest', 'USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR'] as const;

test('the table has every route of the server, and no others', () => {
  expect([...server.app.inProcessRoutes.keys()].sort()).toEqual(Object.keys(accessTable).sort());
});

test('the API description marks the routes that need a session', async () => {
  const { paths } = (await server.ask('/api/openapi.json')).body;
  for (const [name, rows] of Object.entries(accessTable)) {
    const [method, path] = name.split(' ') as [string, string];
    const operation = paths[urlOfRoute(path).replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const isForGuests = rows.some(({ statuses }) => !statuses.startsWith('401'));
    expect(operation.security, name).toEqual(isForGuests ? [] : [{ session: [] }]);
  }
});

/** Errors of a call with invalid input. Such a call does not test permissions. */
const wrongCall = ['VALIDATION', 'MALFORMED_REQUEST'];

const rows = Object.entries(accessTable).flatMap(([name, rows]) =>
  rows.map((row) => [`${name} ${row.what ?? ''}`.trim(), name as RouteName, row] as const),
);

test.each(rows)('%s', async (_title, name, row) => {
  const statuses: number[] = [];
  for (const viewer of viewers) {
    const { status, body } = await callAs(viewer, name, row);
    expect(wrongCall, `${viewer}: the input of the table’s call must be valid`).not.toContain(body.key);
    statuses.push(status);
  }
  expect(statuses.join(' ')).toBe(row.statuses);
});

async function callAs(viewer: (typeof viewers)[number], name: RouteName, row: Row) {
  const scene = await setScene(server, viewer, row);
  const ids = [(await row.id?.(scene)) ?? []].flat();
  const path = name.replace(/:\w+/g, () => ids.shift() ?? '');
  return call(row.query ? `${path}?${row.query}` : path, { body: await row.body?.(scene), token: scene.me.token });
}
