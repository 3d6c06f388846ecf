import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-kit/testApp.ts';

let server: TestApp;
let description: string;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-18T18:00:00Z' });
  description = `${JSON.stringify((await server.ask('/api/openapi.json')).body, null, 2)}\n`;
});
afterAll(() => server.close());

/** To refresh the file: `npx vitest run -u --project server server/src/app/openApi.test.ts` */
test('the description of the API is the committed one, so that reviews show its changes', async () => {
  await expect(description).toMatchFileSnapshot('../../openapi.json');
});

test('the description follows the recommended rules of redocly lint', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: description, absoluteRef: 'openapi.json', config });
  const found = problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }));
  expect(found).toEqual([]);
});

test('it has only routes for programs', () => {
  const paths = Object.keys(JSON.parse(description).paths);
  expect(paths.filter((path) => !/^\/(api\/|hsds(\/|$))/.test(path) || path.includes('*'))).toEqual([]);
});

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const openapiFetch = require.resolve('openapi-fetch').replace(/\/dist\/.*$/, '/dist/index.mjs');

const client = `
import createClient from '${openapiFetch}';
import type { paths } from './api.d.ts';

declare const process: { argv: string[] };
const client = createClient<paths>({ baseUrl: process.argv[2]! });

const { data: found } = await client.GET('/hsds/services', { params: { query: { per_page: '2', full: 'true' } } });
const total: number = found!.total_items;
const { data: places } = await client.POST('/api/services/search-city-or-zip', { body: { keyword: 'abilene' } });
const place: string = places!.data.cities[0]!.name;
const { error } = await client.GET('/api/services/{id}', { params: { path: { id: 'none' } } });
const key: 'VALIDATION' | string = error!.key;
// @ts-expect-error: there is no such path
client.GET('/api/sandwiches').catch(() => {});
// @ts-expect-error: a service has no such field
const wrong = (await client.GET('/api/services/{id}', { params: { path: { id: '' } } })).data?.data.sandwiches;
console.log(JSON.stringify({ total, place, key, wrong: wrong ?? null }));
`;

test('a client generated from the description compiles and runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-client-'));
  const run = promisify(execFile);
  try {
    writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTS(JSON.parse(description))));
    writeFileSync(join(folder, 'client.ts'), client);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const options = [
      '--strict',
      '--noEmit',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--allowImportingTsExtensions',
    ];
    const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
    const compiled = run(process.execPath, [compiler, ...options, '--lib', 'es2024,dom', join(folder, 'client.ts')], {
      cwd: folder,
    });
    expect(await compiled.catch(({ stdout }) => stdout)).toEqual({ stdout: '', stderr: '' });
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { stdout } = await run(process.execPath, [join(folder, 'client.ts'), url]);
    const { body } = await server.ask('/hsds/services?minimal=true');
    expect(JSON.parse(stdout)).toEqual({ total: body.total_items, place: 'Abilene', key: 'VALIDATION', wrong: null });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
