// `npm test`: every check there is, on a fresh clone too. The last line counts what passed and what failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { installPackages, ownNode, root } from './install.mjs';

installPackages();
const reports = mkdtempSync(join(tmpdir(), 'amparo-test-'));
const bin = (name) => `node_modules/${name}`;
let passed = 0;
let failed = 0;

/** A check that passes or fails as a whole; its output is shown only when it fails. */
function check(title, args) {
  const { status, stdout, stderr } = spawnSync(ownNode, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const isGood = status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${title}`);
  if (!isGood) console.log(stdout, stderr);
  if (isGood) passed += 1;
  else failed += 1;
  return isGood;
}

/** A test runner that writes how many passed and failed into a JSON file. */
function runTests(title, args, env, count) {
  console.log(`\n${title}`);
  const report = join(reports, 'report.json');
  rmSync(report, { force: true });
  const { status } = spawnSync(ownNode, args(report), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
  });
  const counted = readCounts(report, count);
  passed += counted.passed;
  failed += counted.failed;
  // A runner that ends badly without a failed test (a crash, no test found) is a failure of its own.
  if (status !== 0 && counted.failed === 0) failed += 1;
  if (status === 0 && counted.passed === 0) failed += 1;
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** What stood on the page where a journey failed, for those who can see this output alone. */
function showFailedPages() {
  const results = join(root, 'test-results');
  const files = existsSync(results) ? readdirSync(results, { recursive: true }).sort() : [];
  for (const file of files.filter((path) => path.endsWith('error-context.md'))) {
    const [, snapshot = ''] = readFileSync(join(results, file), 'utf8').split('# Page snapshot');
    console.log(`\n${file}\n${snapshot.split('\n# ')[0].split('\n').slice(0, 60).join('\n')}`);
  }
}

check('format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']);
check('types', [bin('@typescript/native/bin/tsc'), '-p', '.']);
const isBuilt = check('the pages can be built', ['scripts/buildWeb.mjs']);
check('types of the web app', [bin('@typescript/native/bin/tsc'), '-p', 'web']);
check('import rules', [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config',
  'importRules.config.mjs',
  'domain',
  'embedded-postgres',
  'server',
  'web/src',
  'translations',
]);
check('the import rules find every planted violation', ['scripts/plantViolations.mjs']);
check('nothing unused', [bin('knip/bin/knip.js')]);

runTests(
  'Unit, property and API tests',
  (report) => [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  () => ({}),
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);

const chromium = findChromium();
if (!chromium) {
  console.log('✗ journeys: no Chromium was found, and it could not be installed. Install it, or set CHROMIUM_PATH.');
  failed += 1;
} else if (isBuilt) {
  // Those that change the lists have a server of their own, and so are tried whatever became of the others.
  for (const args of [
    ['--project', 'phone', '--project', 'desktop'],
    ['--project', 'afterwards', '--no-deps'],
  ]) {
    runTests(
      `Journeys in a real browser: ${args.filter((word) => !word.startsWith('--')).join(', ')}`,
      () => [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
      (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: chromium }),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    );
    showFailedPages();
  }
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
