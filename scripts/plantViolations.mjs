// Proves that the check of the arrows can fail: it sees the whole tree, and of each rule a violation planted in a small
// tree of its own, and there no other. Run under our own Node.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const fewestModules = 100;
const roots = ['domain', 'embedded-postgres', 'server', 'web/src', 'translations'];
const workspacePackage = (name, exports) => JSON.stringify({ name, type: 'module', exports: { './*': exports } });
const libraryPackage = (name) => JSON.stringify({ name, version: '1.0.0', type: 'module', exports: './index.js' });

/** A tree in which every import is allowed. */
const soundTree = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
  'node_modules/zod/package.json': JSON.stringify({
    name: 'zod',
    type: 'module',
    exports: { '.': './index.js', './mini': './mini/index.js' },
  }),
  'node_modules/zod/mini/index.js': 'export const string = () => {};',
  'node_modules/zod/index.js': 'export const z = {};',
  'node_modules/vitest/package.json': libraryPackage('vitest'),
  'node_modules/vitest/index.js': 'export const test = () => {};',
  'domain/package.json': workspacePackage('@amparo/domain', './src/*'),
  'domain/src/http/page.ts': "import { z } from 'zod';\nexport const Page = z;\nexport type Page = typeof Page;",
  'domain/src/http/key.ts': "import type { Page } from './page.ts';\nexport const key = (page: Page) => page;",
  'domain/src/users/userForm.ts': "import * as z from 'zod/mini';\nexport const UserForm = z.string();",
  'domain/src/http/key.test.ts': "import 'vitest';\nimport './key.ts';",
  'translations/package.json': workspacePackage('@amparo/translations', './*'),
  'translations/en/places.json': '{}',
  'embedded-postgres/package.json': workspacePackage('@amparo/embedded-postgres', './src/*'),
  'embedded-postgres/src/log.ts': "import 'node:fs';",
  'regions/sample/profile.ts': 'export const profile = {};',
  'server/src/app/main.ts': "import '../features/users/userHandlers.ts';",
  'server/src/app/testApp.ts': "import './main.ts';",
  'server/src/database/database.ts': "import '@amparo/embedded-postgres/log.ts';\nexport const database = {};",
  'server/src/features/users/userHandlers.ts':
    "import '@amparo/domain/http/page.ts';\nimport '../../database/database.ts';\nimport 'node:fs';",
  'server/src/features/users/userHandlers.test.ts': "import '../../app/testApp.ts';\nimport './userHandlers.ts';",
  'server/src/features/places/placeHandlers.ts': 'export const places = {};',
  'web/src/app/Shell.tsx': "import '../ui/Chip.tsx';\nexport const Shell = () => <main />;",
  'web/src/paths.ts': 'export const paths = {};',
  'web/src/ui/Chip.tsx': "import './Chip.module.css';\nexport const Chip = () => <a href='/'>chip</a>;",
  'web/src/ui/Chip.module.css': '.chip {}',
  'web/src/features/users/UserPage.tsx':
    "import type { Page } from '@amparo/domain/http/page.ts';\nimport { key } from '@amparo/domain/http/key.ts';\n" +
    "import '@amparo/translations/en/places.json';\nimport { paths } from '../../paths.ts';\n" +
    'export const show = (page: Page) => <p title={paths}>{key(page)}</p>;',
  'web/src/features/users/UserForm.tsx': "export { UserForm } from '@amparo/domain/users/userForm.ts';",
  'web/src/features/places/PlacePage.tsx': 'export const place = <p />;',
};

/** Rule, the file planted, what stands in it. */
const violations = [
  ['domain-imports-only-zod', 'domain/src/planted/builtin.ts', "import 'node:fs';"],
  [
    'domain-imports-only-zod',
    'domain/src/planted/package.ts',
    "import type { test } from 'vitest';\nexport type T = typeof test;",
  ],
  ['domain-knows-no-room', 'domain/src/planted/room.test.ts', "import '../../../server/src/database/database.ts';"],
  ['translations-import-nothing', 'translations/planted.ts', "import '@amparo/domain/http/key.ts';"],
  ['embedded-postgres-knows-no-product', 'embedded-postgres/src/planted.ts', "import '@amparo/domain/http/key.ts';"],
  ['embedded-postgres-only-for-server', 'web/src/app/plantedPostgres.ts', "import '@amparo/embedded-postgres/log.ts';"],
  [
    'server-not-web',
    'server/src/app/planted.ts',
    "export const shell = () => import('../../../web/src/app/Shell.tsx');",
  ],
  [
    'web-not-server',
    'web/src/http-client/planted.ts',
    "export type { database } from '../../../server/src/database/database.ts';",
  ],
  ['product-not-workshop', 'server/src/app/plantedRegion.ts', "import '../../../regions/sample/profile.ts';"],
  ['product-not-tests', 'server/src/app/plantedKit.ts', "import './testApp.ts';"],
  ['product-not-tests', 'web/src/app/plantedTest.ts', "import '@amparo/domain/http/key.test.ts';"],
  ['server-not-dev-dependencies', 'server/src/http/plantedTool.ts', "import { test } from 'vitest';\ntest();"],
  ['server-feature-not-feature', 'server/src/features/users/planted.ts', "import '../places/placeHandlers.ts';"],
  ['server-base-not-above', 'server/src/database/planted.ts', "import '../features/places/placeHandlers.ts';"],
  ['server-base-not-above', 'server/src/geocoder/planted.ts', "import '../app/main.ts';"],
  ['server-feature-not-app', 'server/src/features/places/planted.ts', "import '../../app/main.ts';"],
  ['web-feature-not-feature', 'web/src/features/users/planted.tsx', "import '../places/PlacePage.tsx';"],
  ['web-base-not-above', 'web/src/ui/planted.tsx', "import '../features/places/PlacePage.tsx';"],
  ['web-base-not-above', 'web/src/browser/planted.ts', "import '../app/Shell.tsx';"],
  ['web-feature-not-app', 'web/src/features/places/planted.tsx', "import '../../app/Shell.tsx';"],
  ['web-not-zod', 'web/src/app/plantedZod.ts', "import { z } from 'zod';\nexport const all = z;"],
  ['web-not-zod', 'web/src/ui/plantedMini.ts', "import * as z from 'zod/mini';\nexport const all = z;"],
  [
    'web-not-zod',
    'web/src/app/plantedSchema.ts',
    "import { Page } from '@amparo/domain/http/page.ts';\nexport const all = Page;",
  ],
  ['no-cycles', 'domain/src/planted/egg.ts', "import type { Hen } from './hen.ts';\nexport type Egg = Hen | 1;"],
  ['no-cycles', 'domain/src/planted/hen.ts', "import type { Egg } from './egg.ts';\nexport type Hen = Egg | 2;"],
  ['every-import-resolves', 'server/src/app/plantedNowhere.ts', "import '@amparo/domain/http/nowhere.ts';"],
];

/** What dependency-cruiser, called as the tests call it, says of the tree in a folder. */
function cruise(folder) {
  const args = ['--config', join(root, 'arrows.config.mjs'), '--output-type', 'json', ...roots];
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // Its exit status is the number of violations, and some are wanted here: it worked if it answered.
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not answer: ${stderr}`);
  const { modules, summary } = JSON.parse(stdout);
  return {
    modules: modules.filter(({ source }) => roots.some((name) => source.startsWith(`${name}/`))),
    // A cycle is reported once, with all its files.
    found: summary.violations.flatMap(({ from, rule, cycle = [] }) =>
      [...new Set([from, ...cycle.map(({ name }) => name)])].map((file) => `${rule.name} in ${file}`),
    ),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}

function plant(folder) {
  const planted = violations.map(([, file, text]) => [file, text]);
  for (const [file, text] of [...Object.entries(soundTree), ...planted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  mkdirSync(join(folder, 'node_modules/@amparo'));
  for (const name of ['domain', 'embedded-postgres', 'translations']) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@amparo', name), 'junction');
  }
}

function proveRules(folder) {
  plant(folder);
  const { found, rules } = cruise(folder);
  const wanted = violations.map(([rule, file]) => `${rule} in ${file}`);
  const unproven = rules.filter((rule) => !violations.some(([name]) => name === rule));
  for (const rule of rules) {
    const missed = wanted.filter((line) => line.startsWith(`${rule} in `) && !found.includes(line));
    console.log(
      missed.length > 0 || unproven.includes(rule) ? `✗ ${rule} is not proven ${missed.join(', ')}` : `✓ ${rule}`,
    );
  }
  const falseAlarms = found.filter((line) => !wanted.includes(line));
  for (const line of falseAlarms) console.log(`✗ false alarm: ${line}`);
  return unproven.length === 0 && falseAlarms.length === 0 && wanted.every((line) => found.includes(line));
}

const { length: seen } = cruise(root).modules;
const isSeeing = seen >= fewestModules;
console.log(`${isSeeing ? '✓' : '✗'} ${seen} modules seen, of at least ${fewestModules}`);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'amparo-arrows-')));
try {
  const isProven = proveRules(folder);
  process.exitCode = isSeeing && isProven ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
