import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A copy of scripts, in a folder of its own. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amparo-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copy(...names: string[]): void {
  for (const name of names) cpSync(join(root, name), join(folder, name));
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function run(script: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });
}

test('npm start installs the packages that build the pages and the server, also in production', () => {
  copy('scripts/install.mjs');
  write('package-lock.json', '{}');
  write('start.mjs', "import { installPackages } from './scripts/install.mjs';\ninstallPackages();\n");
  const npm = ['#!/bin/sh', 'echo "$@" > npm.txt', 'mkdir -p node_modules/.bin', 'touch node_modules/.bin/node'];
  chmodSync(write('bin/npm', npm.join('\n')), 0o755);
  const { status, stderr } = run('start.mjs', { NODE_ENV: 'production', PATH: `${folder}/bin:${process.env.PATH}` });
  expect(status, stderr).toBe(0);
  expect(readFileSync(join(folder, 'npm.txt'), 'utf8')).toMatch(/^ci --include=dev /);
});

test('the server is bundled only if something has changed, and starts without the bundler otherwise', () => {
  copy('scripts/buildServer.mjs', 'scripts/buildIfChanged.mjs', 'web/asciiCode.ts');
  write('package.json', '{ "type": "module" }');
  write('server/src/main.ts', '');
  const addBundler = (generate = "({ output: [{ fileName: 'main.js', code: '' }] })") => {
    const code = `const generate = async () => ${generate};
      export const rolldown = async () => ({ generate, [Symbol.asyncDispose]: async () => {} });`;
    write('node_modules/rolldown/package.json', '{ "type": "module", "exports": "./index.js" }');
    write('node_modules/rolldown/index.js', code);
  };
  const bundles = () => {
    const { status, stdout, stderr } = run('scripts/buildServer.mjs');
    expect(status, stderr).toBe(0);
    return stdout.includes('Bundling');
  };
  addBundler();
  expect(bundles()).toBe(true);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(bundles()).toBe(false);
  addBundler();
  for (const source of ['server/src/main.ts', 'web/asciiCode.ts', 'translations/en/menu.json', 'package-lock.json']) {
    const code = source.startsWith('web') ? readFileSync(join(root, source), 'utf8') : '';
    write(source, `// Changed.\n${code}`);
    expect(bundles(), source).toBe(true);
    expect(bundles(), source).toBe(false);
  }
  write('server/src/main.ts', '// Not correct.');
  addBundler("{ throw new Error('not correct'); }");
  expect(run('scripts/buildServer.mjs').status).toBe(1);
  expect(existsSync(join(folder, 'server/build/main.js')), 'the last bundle stays').toBe(true);
});
