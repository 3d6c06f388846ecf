// `npm test`: every check, also on a fresh clone. The last line counts what passed and what failed.
// The static checks and the tests of the embedded PostgreSQL run beside the browser tests. The other tests follow alone,
// because both need all cores.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { installPackages, ownNode, root } from './install.mjs';

installPackages();
const reports = mkdtempSync(join(tmpdir(), 'amparo-test-'));
const bin = (name) => `node_modules/${name}`;
const began = performance.now();
let passed = 0;
let failed = 0;

/** Runs a program to its end. Returns its exit status and, unless it goes to the terminal, its output. */
function run(args, { env = {}, isShown = false } = {}) {
  const child = spawn(ownNode, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  // This file runs on the Node of the system, which may be 20: it has no Promise.withResolvers.
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A check that passes or fails as a whole. Its output is shown only if it fails. */
async function check(title, args) {
  const start = performance.now();
  const { status, output } = await run(args, { env: { NO_COLOR: '1' } });
  const isGood = status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${title} (${seconds(start)})`);
  if (!isGood) console.log(output);
  if (isGood) passed += 1;
  else failed += 1;
  return isGood;
}

/** A test runner that writes the number of passed and failed tests into a JSON file. */
async function runTests(title, { name, args, env, count, isShown }) {
  const start = performance.now();
  const report = join(reports, `${name}.json`);
  const { status, output } = await run(args(report), { env: env(report), isShown });
  const counted = readCounts(report, count);
  passed += counted.passed;
  failed += counted.failed;
  // A runner that fails without a failed test (a crash, no test found) is a failure too.
  const isBroken = counted.failed === 0 && (status !== 0 || counted.passed === 0);
  if (isBroken) failed += 1;
  const isGood = !isBroken && counted.failed === 0;
  console.log(`${isGood ? '✓' : '✗'} ${title}: ${counted.passed} passed, ${counted.failed} failed (${seconds(start)})`);
  if (!isGood && output) console.log(output);
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Prints the content of the page of each failed browser test. */
function showFailedPages() {
  const results = join(root, 'test-results');
  const files = existsSync(results) ? readdirSync(results, { recursive: true }).sort() : [];
  for (const file of files.filter((path) => path.endsWith('error-context.md'))) {
    const [, snapshot = ''] = readFileSync(join(results, file), 'utf8').split('# Page snapshot');
    console.log(`\n${file}\n${snapshot.split('\n# ')[0].split('\n').slice(0, 60).join('\n')}`);
  }
}

async function testPages(isBuilt) {
  const chromium = findChromium();
  if (!chromium) {
    console.log(
      '✗ browser tests: there is no Chromium, and it could not be installed. Install it, or set CHROMIUM_PATH.',
    );
    failed += 1;
  } else if (await isBuilt) {
    await runTests('browser tests', {
      name: 'browser',
      args: () => [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium }),
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }),
      isShown: true,
    });
    showFailedPages();
  }
}

async function checkCode(isBuilt) {
  await check('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
  await check('types', [bin('@typescript/native/bin/tsc'), '-p', '.']);
  // The build writes the types of the routes.
  await isBuilt;
  await check('types of the web app', [bin('@typescript/native/bin/tsc'), '-p', 'web']);
  const cruiser = bin('dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['domain', 'embedded-postgres', 'server', 'web/src', 'translations'];
  await check('import rules', [cruiser, '--config', 'importRules.config.mjs', ...folders]);
  await check('the import rules find every planted violation', ['scripts/architecture/plantViolations.mjs']);
  await check('nothing unused', [bin('knip/bin/knip.js')]);
  // They kill PostgreSQL and wait for its recovery, so a core would idle half of the time without the browser tests.
  await testCode('tests of the embedded PostgreSQL', ['embedded-postgres']);
}

/** Runs the tests of these projects of vitest.config.ts. */
async function testCode(title, projects) {
  await runTests(title, {
    name: projects.join('-'),
    args: (report) => [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: () => ({ NO_COLOR: '1' }),
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  });
}

const isBuilt = check('the pages can be built', ['scripts/buildWeb.mjs']);
const isBundled = isBuilt.then(() => check('the server can be bundled', ['scripts/buildServer.mjs']));
await Promise.all([testPages(isBuilt), checkCode(isBuilt), isBundled]);
await testCode('unit, property, component and API tests', ['pure', 'web', 'server']);

rmSync(reports, { recursive: true, force: true });
console.log(`\nAll checks took ${seconds(began)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
