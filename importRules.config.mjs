// The import rules of ARCHITECTURE.md, checked by dependency-cruiser.
// scripts/architecture/plantViolations.mjs proves that each rule can fail.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { allExtensions, cruise } from 'dependency-cruiser';
import { folderCycles } from './scripts/architecture/folderCycles.ts';

// dependency-cruiser skips files that it cannot parse, and an empty graph breaks no rule.
if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
  throw new Error('dependency-cruiser found no TypeScript compiler API, so it would check nothing.');
}

const tests = ['\\.test\\.tsx?$'];
/** Test kits: databases, apps and invented data that only tests use. */
const testKits = ['/(test|arbitrary)[A-Z]\\w*\\.tsx?$'];
const forTests = [...tests, ...testKits];
const zod = '(^|/)node_modules/zod/';
/** Browsers load zod/mini to check forms. It is small. */
const zodMini = /(^|\/)node_modules\/zod\/(v4\/)?mini\//;

const parsing = {
  doNotFollow: { path: '(^|/)node_modules/' },
  exclude: { path: '^(server/build|web/build|web/\\.react-router)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
  },
};

const exactly = (path) => `^${RegExp.escape(path)}$`;

/** Domain files that load zod at run time. Type imports do not count. */
async function domainFilesWithZod() {
  const { output } = await cruise(['domain/src'], { ...parsing, parser: 'acorn', tsPreCompilationDeps: false });
  const found = new Set();
  const loadsZod = ({ resolved }) =>
    found.has(resolved) || (resolved.includes('node_modules/zod/') && !zodMini.test(resolved));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { source, dependencies } of output.modules) if (dependencies.some(loadsZod)) found.add(source);
  }
  return [...found].map(exactly);
}

/** Files directly in these folders list or start the rest, so each of them counts for itself. */
const mapFolders = ['domain/src', 'web/src'];
const folderOf = (file) => (mapFolders.includes(posix.dirname(file)) ? file : posix.dirname(file));

/**
 * One rule for each import that is part of a cycle between folders.
 * dependency-cruiser's own folder scope does not see a cycle between a folder and its subfolder.
 */
async function folderCycleRules() {
  const roots = ['domain/src', 'server/src', 'web/src', 'embedded-postgres/src'].filter((folder) => existsSync(folder));
  const { output } = await cruise(roots, { ...parsing, tsPreCompilationDeps: true });
  const isForTests = (file) => forTests.some((pattern) => new RegExp(pattern).test(file));
  const imports = output.modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => [from, to].every((file) => roots.some((root) => file.startsWith(`${root}/`))))
    .filter(({ from, to }) => !isForTests(from) && !isForTests(to));
  const groups = folderCycles(imports, folderOf);
  const isInCycle = ({ from, to }) =>
    folderOf(from) !== folderOf(to) &&
    groups.some((group) => group.includes(folderOf(from)) && group.includes(folderOf(to)));
  return imports.filter(isInCycle).map(({ from, to }) => ({
    name: 'no-folder-cycles',
    comment: 'Folders form layers: a reader can understand a folder after the folders that it imports.',
    from: { path: exactly(from) },
    to: { path: exactly(to) },
  }));
}

/** Every feature except the one that `from` names in its first group. */
const otherFeatures = (workspace) => ({
  path: `^${workspace}/src/features/`,
  pathNot: `^${workspace}/src/features/$1/`,
});

const domain = [
  {
    name: 'domain-imports-only-zod',
    comment: 'Business rules are pure: they run on the server, in the browser and in tests.',
    from: { path: '^domain/', pathNot: forTests },
    to: { pathNot: ['^domain/', zod] },
  },
  {
    name: 'domain-imports-no-workspace',
    comment: 'Tests of the domain may use test libraries, but no workspace that depends on the domain.',
    from: { path: '^domain/' },
    to: { path: '^(server|web|translations|regions|scripts|bench|e2e)/' },
  },
  {
    name: 'translations-import-nothing',
    comment: 'A translator can work on the messages alone.',
    from: { path: '^translations/', pathNot: tests },
    to: {},
  },
];

const workspaces = [
  {
    name: 'server-not-web',
    comment: 'loadWeb.ts loads the built pages by their file path; nothing imports their source.',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-not-server',
    comment: 'Pages reach the server only through the routes that the domain declares.',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'product-not-tooling',
    comment: 'Scripts, benchmarks, browser tests and the data of one region are not part of the product.',
    from: { path: '^(domain|translations|server|web|embedded-postgres)/', pathNot: forTests },
    to: { path: '^(scripts|bench|e2e|regions)/' },
  },
  {
    name: 'product-not-tests',
    comment: 'The product does not need tests or test kits.',
    from: { path: '^(domain|translations|server|web|embedded-postgres)/', pathNot: forTests },
    to: { path: forTests },
  },
  {
    name: 'server-not-dev-dependencies',
    comment: 'Packages that the running server needs are dependencies; only `npm run dev` loads more, at run time.',
    from: { path: '^(domain|server|embedded-postgres)/', pathNot: forTests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
  },
  {
    name: 'embedded-postgres-imports-no-workspace',
    comment: 'It starts a database for any program and knows nothing about Amparo.',
    from: { path: '^embedded-postgres/' },
    to: { path: '^(domain|translations|server|web|regions|scripts|bench|e2e)/' },
  },
  {
    name: 'embedded-postgres-only-for-server',
    comment: 'The domain and the pages do not know where data is stored.',
    from: { path: '^(domain|translations|web)/' },
    to: { path: '^embedded-postgres/' },
  },
];

const insideServer = [
  {
    name: 'server-feature-not-feature',
    comment: 'Rules that two features share belong to the domain.',
    from: { path: '^server/src/features/([^/]+)/' },
    to: otherFeatures('server'),
  },
  {
    name: 'server-layers',
    comment: 'http, database and the adapters know neither the features nor the app.',
    from: { path: '^server/src/(?!features/|app/)[^/]+/', pathNot: forTests },
    to: { path: '^server/src/(features|app)/' },
  },
  {
    name: 'server-layers',
    comment: 'The app is composed of the features. Tests and test kits may start the app.',
    from: { path: '^server/src/features/', pathNot: forTests },
    to: { path: '^server/src/app/' },
  },
];

/** Each layer may import the layers before it. */
const webLayers = ['i18n', 'browser', 'http-client', 'routing', 'ui', 'features', 'app', 'service-worker'];

const insideWeb = [
  {
    name: 'web-feature-not-feature',
    comment: 'Components that two features share belong to ui; rules that they share, to the domain.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: otherFeatures('web'),
  },
  ...webLayers.slice(0, -1).map((layer, i) => ({
    name: 'web-layers',
    comment: `${layer} may import only: ${webLayers.slice(0, i + 1).join(', ')}.`,
    from: { path: `^web/src/${layer}/`, pathNot: forTests },
    to: { path: `^web/src/(${webLayers.slice(i + 1).join('|')})/` },
  })),
  {
    name: 'web-not-zod',
    comment:
      'zod is larger than a page. The web imports types of schemas, values from files without zod, and schemas built with zod/mini.',
    // The service worker checks requests as the server does, away from the pages.
    from: { path: '^web/src/', pathNot: ['^web/src/service-worker/', ...tests] },
    to: { path: [zod, ...(await domainFilesWithZod())], dependencyTypesNot: ['type-only', 'type-import'] },
  },
];

const everywhere = [
  { name: 'no-file-cycles', comment: 'Type imports count too.', from: {}, to: { circular: true } },
  ...(await folderCycleRules()),
  {
    name: 'every-import-resolves',
    comment: 'No rule can check an import that does not resolve.',
    from: {},
    // React Router generates these files during its build.
    to: { couldNotResolve: true, pathNot: ['^virtual:react-router/', '(^|/)\\+types/'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...domain, ...workspaces, ...insideServer, ...insideWeb, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: { ...parsing, tsPreCompilationDeps: true },
};
