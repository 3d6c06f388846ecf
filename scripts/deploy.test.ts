import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../server/src/app/config/settings.ts';
import { serverArguments, serverEnv } from './serverProgram.mjs';

// No container engine runs here. These tests compare the files with the repository.
const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const runtime = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
const compose = parse(read('deploy/compose.yml'), { merge: true });
const ownVariables = new Set(['NODE_ENV', ...Object.keys(serverEnv)]);

const dependenciesOf = (workspace: string): Record<string, string> =>
  JSON.parse(read(`${workspace}/package.json`)).dependencies;
const variablesOf = (text: string) =>
  [...text.matchAll(/([A-Z][A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);

test('the image starts the server as npm start does', () => {
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(runtime)?.[1] ?? '[]');
  expect(command).toEqual(['node_modules/.bin/node', ...serverArguments]);
  const variables = Object.fromEntries(variablesOf(/^ENV .*$/m.exec(runtime)?.[0] ?? ''));
  const { NODE_COMPILE_CACHE: _, ...fixed } = serverEnv;
  expect(variables).toMatchObject(fixed);
  const unknown = Object.keys(variables).filter((name) => !ownVariables.has(name) && !settingNames.includes(name));
  expect(unknown).toEqual([]);
});

test('the image runs without rights, and reports its health', () => {
  expect(runtime).toMatch(/^USER node$/m);
  expect(runtime.indexOf('USER node')).toBeLessThan(runtime.indexOf('CMD ['));
  expect(runtime).toMatch(/^HEALTHCHECK .*\/healthz/m);
  for (const script of ['buildWeb.mjs', 'buildServer.mjs']) {
    expect(dockerfile).toContain(`node_modules/.bin/node scripts/${script}`);
    expect(existsSync(new URL(script, import.meta.url))).toBe(true);
  }
});

test('the build leaves out nothing that the server needs', () => {
  const ignored = read('deploy/Dockerfile.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const needed = ['domain', 'translations', 'regions', 'server', 'web', 'embedded-postgres', 'scripts', 'package.json'];
  expect(ignored.filter((line) => needed.includes(line))).toEqual([]);
  expect(ignored).toContain('**/node_modules');
});

test('two processes share one database, and their root file system is read-only', () => {
  const { app1, app2, postgres, caddy } = compose.services;
  expect(app1).toEqual(app2);
  expect(app1).toMatchObject({ read_only: true, cap_drop: ['ALL'], environment: { METRICS: 'token' } });
  // A public site has no invented services unless its operator asks for them.
  expect(app1.environment).toMatchObject({
    ...{ SAMPLE_DATA: `\${SAMPLE_DATA:-none}`, REGION: `\${REGION:-}`, ADMIN_PASSWORD: `\${ADMIN_PASSWORD:-}` },
  });
  expect(app1.environment.DATABASE_URL).toContain('@postgres:5432/');
  expect(postgres.image).toMatch(/^postgres:1[5-8]/);
  expect(Object.keys(app1.environment).filter((name) => !settingNames.includes(name))).toEqual([]);
  const volumes = [app1, postgres, caddy].flatMap((service) =>
    service.volumes.map((volume: string) => volume.split(':')[0]),
  );
  const named = volumes.filter((name: string) => !name.startsWith('.'));
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  expect(existsSync(new URL('../deploy/Caddyfile', import.meta.url))).toBe(true);
});

test('Caddy forwards to both processes, also while the database restarts, and keeps the metrics private', () => {
  const caddyfile = read('deploy/Caddyfile');
  expect(caddyfile).toContain('reverse_proxy app1:3000 app2:3000');
  expect(caddyfile).toContain('health_uri /readyz');
  const [, seconds] = /health_interval (\d+)s/.exec(caddyfile)!;
  const [, fails] = /health_fails (\d+)/.exec(caddyfile)!;
  expect(Number(seconds) * Number(fails), 'a restart of the database takes a few seconds').toBeGreaterThan(5);
  expect(caddyfile).toContain('respond /metrics 404');
});

test.each(['en', 'es'])('without a process, Caddy names the emergency numbers as the server does (%s)', (language) => {
  const caddyfile = read('deploy/Caddyfile');
  const text = caddyfile.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
  const { UNAVAILABLE: sentences } = JSON.parse(read(`translations/${language}/errors.json`));
  const [emergency] = /(In danger|Si hay peligro), .*/.exec(sentences)!;
  expect(emergency).toContain('988');
  expect(text).toContain(emergency);
  expect(caddyfile).toContain('header Retry-After 5');
});

test('the bill of materials names every package that the server needs', () => {
  const options = {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  } as const;
  const bill = JSON.parse(execFileSync(process.execPath, ['scripts/billOfMaterials.ts'], options));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const named = new Set(bill.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`));
  const dependencies = { ...dependenciesOf('server'), ...dependenciesOf('web') };
  const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@amparo/'));
  expect(foreign.length).toBeGreaterThan(20);
  for (const [name, version] of foreign) expect(named).toContain(`${name}@${version}`);
  // A package for development only.
  expect([...named].some((one) => String(one).startsWith('vitest@'))).toBe(false);
  const references = bill.components.map((component: { 'bom-ref': string }) => component['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(bill.components.every(({ hashes }: { hashes?: unknown[] }) => hashes?.length === 1)).toBe(true);
});
