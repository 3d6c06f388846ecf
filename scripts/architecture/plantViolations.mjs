// Proves that the import rules can fail. Builds a small tree of valid files, adds a file that breaks each rule, and
// expects dependency-cruiser to report exactly those files. Also checks that the tool sees the real tree.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fewestModules = 100;
const roots = ['domain', 'embedded-postgres', 'server', 'web/src', 'translations'];

const packageJson = (name, exports) => JSON.stringify({ name, version: '1.0.0', type: 'module', exports });

/** Every import here is allowed. */
const validTree = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
  'node_modules/zod/package.json': packageJson('zod', { '.': './index.js', './mini': './mini/index.js' }),
  'node_modules/zod/index.js': 'export const z = {};',
  'node_modules/zod/mini/index.js': 'export const string = () => {};',
  'node_modules/vitest/package.json': packageJson('vitest', './index.js'),
  'node_modules/vitest/index.js': 'export const test = () => {};',
  'domain/package.json': packageJson('@amparo/domain', { './*': './src/*' }),
  'domain/src/routes.ts': "import './http/page.ts';\nimport './users/userForm.ts';",
  'domain/src/http/page.ts': "import { z } from 'zod';\nexport const Page = z;\nexport type Page = typeof Page;",
  'domain/src/http/key.ts': "import type { Page } from './page.ts';\nexport const key = (page: Page) => page;",
  'domain/src/http/key.test.ts': "import 'vitest';\nimport './key.ts';",
  'domain/src/users/userForm.ts': "import * as z from 'zod/mini';\nexport const UserForm = z.string();",
  'translations/package.json': packageJson('@amparo/translations', { './*': './*' }),
  'translations/en/places.json': '{}',
  'embedded-postgres/package.json': packageJson('@amparo/embedded-postgres', { './*': './src/*' }),
  'embedded-postgres/src/log.ts': "import 'node:fs';",
  'regions/sample/profile.ts': 'export const profile = {};',
  'server/src/app/main.ts': "import '../features/users/userHandlers.ts';",
  'server/src/app/test-kit/testApp.ts': "import '../main.ts';",
  'server/src/database/database.ts': "import '@amparo/embedded-postgres/log.ts';\nexport const database = {};",
  'server/src/features/users/userHandlers.ts':
    "import '@amparo/domain/http/page.ts';\nimport '../../database/database.ts';\nimport 'node:fs';",
  'server/src/features/users/userHandlers.test.ts':
    "import '../../app/test-kit/testApp.ts';\nimport './userHandlers.ts';",
  'server/src/features/places/placeHandlers.ts': 'export const places = {};',
  'web/src/paths.ts': 'export const paths = {};',
  'web/src/root.tsx': "import './app/Shell.tsx';",
  'web/src/app/Shell.tsx': "import '../ui/Chip.tsx';\nimport '../paths.ts';\nexport const Shell = () => <main />;",
  'web/src/ui/Chip.tsx': "import './Chip.module.css';\nexport const Chip = () => <a href='/'>chip</a>;",
  'web/src/ui/Chip.module.css': '.chip {}',
  'web/src/features/users/UserPage.tsx':
    "import type { Page } from '@amparo/domain/http/page.ts';\nimport { key } from '@amparo/domain/http/key.ts';\n" +
    "import '@amparo/translations/en/places.json';\nimport { paths } from '../../paths.ts';\n" +
    'export const show = (page: Page) => <p title={paths}>{key(page)}</p>;',
  'web/src/features/users/UserForm.tsx': "export { UserForm } from '@amparo/domain/users/userForm.ts';",
  'web/src/features/places/PlacePage.tsx': 'export const place = <p />;',
};

/** For each rule the files that break it, with their text. */
const violations = {
  'domain-imports-only-zod': {
    'domain/src/planted/builtin.ts': "import 'node:fs';",
    'domain/src/planted/package.ts': "import type { test } from 'vitest';\nexport type T = typeof test;",
  },
  'domain-imports-no-workspace': {
    'domain/src/planted/workspace.test.ts': "import '../../../server/src/database/database.ts';",
  },
  'translations-import-nothing': { 'translations/planted.ts': "import '@amparo/domain/http/key.ts';" },
  'embedded-postgres-imports-no-workspace': {
    'embedded-postgres/src/planted.ts': "import '@amparo/domain/http/key.ts';",
  },
  'embedded-postgres-only-for-server': {
    'web/src/app/plantedPostgres.ts': "import '@amparo/embedded-postgres/log.ts';",
  },
  'server-not-web': {
    'server/src/app/planted.ts': "export const shell = () => import('../../../web/src/app/Shell.tsx');",
  },
  'web-not-server': {
    'web/src/http-client/planted.ts': "export type { database } from '../../../server/src/database/database.ts';",
  },
  'product-not-tooling': { 'server/src/app/plantedRegion.ts': "import '../../../regions/sample/profile.ts';" },
  'product-not-tests': {
    'server/src/app/plantedKit.ts': "import './test-kit/testApp.ts';",
    'web/src/app/plantedTest.ts': "import '@amparo/domain/http/key.test.ts';",
  },
  'server-not-dev-dependencies': { 'server/src/http/plantedTool.ts': "import { test } from 'vitest';\ntest();" },
  'server-feature-not-feature': {
    'server/src/features/users/planted.ts': "import '../places/placeHandlers.ts';",
  },
  'server-layers': {
    'server/src/database/planted.ts': "import '../features/places/placeHandlers.ts';",
    'server/src/geocoder/planted.ts': "import '../app/main.ts';",
    'server/src/features/lists/planted.ts': "import '../../app/main.ts';",
  },
  'web-feature-not-feature': { 'web/src/features/users/planted.tsx': "import '../places/PlacePage.tsx';" },
  'web-layers': {
    'web/src/i18n/planted.ts': "import '../ui/Chip.tsx';",
    'web/src/browser/planted.ts': "import '../app/Shell.tsx';",
    'web/src/http-client/plantedLayer.ts': "import '../ui/Chip.tsx';",
    'web/src/routing/planted.ts': "import '../features/places/PlacePage.tsx';",
    'web/src/ui/planted.tsx': "import '../features/places/PlacePage.tsx';",
    'web/src/features/lists/planted.tsx': "import '../../app/Shell.tsx';",
  },
  'web-not-zod': {
    'web/src/app/plantedZod.ts': "import { z } from 'zod';\nexport const all = z;",
    'web/src/ui/plantedMini.ts': "import * as z from 'zod/mini';\nexport const all = z;",
    'web/src/app/plantedSchema.ts': "import { Page } from '@amparo/domain/http/page.ts';\nexport const all = Page;",
  },
  'no-file-cycles': {
    'domain/src/planted/egg.ts': "import type { Hen } from './hen.ts';\nexport type Egg = Hen | 1;",
    'domain/src/planted/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = Egg | 2;",
  },
  'no-folder-cycles': {
    // Two folders side by side, by type imports.
    'domain/src/left/uses.ts': "import type { R } from '../right/used.ts';\nexport type L = R;",
    'domain/src/right/uses.ts': "import type { L } from '../left/used.ts';\nexport type R2 = L;",
    // A folder and its own subfolder.
    'server/src/http/plantedParent.ts': "import './nested/plantedUsed.ts';",
    'server/src/http/nested/plantedChild.ts': "import '../plantedUsed.ts';",
  },
  'every-import-resolves': { 'server/src/app/plantedNowhere.ts': "import '@amparo/domain/http/nowhere.ts';" },
};

/** Valid files that the planted files import. */
const plantedTargets = {
  'domain/src/left/used.ts': 'export type L = 1;',
  'domain/src/right/used.ts': 'export type R = 1;',
  'server/src/http/plantedUsed.ts': 'export const used = 1;',
  'server/src/http/nested/plantedUsed.ts': 'export const used = 1;',
};

/** Runs dependency-cruiser in a folder with the arguments that `npm test` uses. */
function cruise(folder) {
  const args = ['--config', join(root, 'importRules.config.mjs'), '--output-type', 'json', ...roots];
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  // The exit status is the number of violations, so only the output shows whether the tool worked.
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${stderr}`);
  const { modules, summary } = JSON.parse(stdout);
  return {
    moduleCount: modules.filter(({ source }) => roots.some((name) => source.startsWith(`${name}/`))).length,
    // The tool reports a file cycle once, with all its files.
    found: summary.violations.flatMap(({ from, rule, cycle = [] }) =>
      [...new Set([from, ...cycle.map(({ name }) => name)])].map((file) => `${rule.name} in ${file}`),
    ),
    rules: [...new Set(summary.ruleSetUsed.forbidden.map(({ name }) => name))],
  };
}

function writeTree(folder) {
  const files = Object.assign({}, validTree, plantedTargets, ...Object.values(violations));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  mkdirSync(join(folder, 'node_modules/@amparo'));
  for (const name of ['domain', 'embedded-postgres', 'translations'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@amparo', name), 'junction');
}

/** Prints one line for each rule; returns true if the tool reported the planted files and nothing more. */
function proveRules(folder) {
  writeTree(folder);
  const { found, rules } = cruise(folder);
  const expected = Object.entries(violations).flatMap(([rule, files]) =>
    Object.keys(files).map((file) => `${rule} in ${file}`),
  );
  const missed = expected.filter((line) => !found.includes(line));
  const unproven = rules.filter((rule) => !(rule in violations));
  const falseAlarms = found.filter((line) => !expected.includes(line));
  for (const rule of rules) console.log(`✓ ${rule}`);
  for (const line of missed) console.log(`✗ not reported: ${line}`);
  for (const rule of unproven) console.log(`✗ no planted violation for ${rule}`);
  for (const line of falseAlarms) console.log(`✗ false alarm: ${line}`);
  return missed.length + unproven.length + falseAlarms.length === 0;
}

const { moduleCount } = cruise(root);
const seesTree = moduleCount >= fewestModules;
console.log(`${seesTree ? '✓' : '✗'} ${moduleCount} modules seen, at least ${fewestModules} expected`);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'amparo-import-rules-')));
try {
  process.exitCode = proveRules(folder) && seesTree ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
