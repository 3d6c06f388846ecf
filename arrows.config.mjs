// The arrows between the rooms, as drawn in ARCHITECTURE.md, checked by dependency-cruiser.
// Each rule is proven by a planted violation in scripts/plantViolations.mjs.
import { allExtensions, cruise } from 'dependency-cruiser';

// dependency-cruiser skips what it cannot parse, and an empty graph breaks no rule.
if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
  throw new Error('dependency-cruiser finds no TypeScript compiler API, so that it would check nothing.');
}

const tests = ['\\.test\\.tsx?$'];
// Not tests themselves, but made for tests only: databases, apps and invented data to test with.
const testKit = ['/(test|arbitrary)[A-Z]\\w*\\.tsx?$'];
const forTests = [...tests, ...testKit];
const zod = '(^|/)node_modules/zod/';
/** The small edition; what is built with it may check a form in the browser. */
const zodMini = /(^|\/)node_modules\/zod\/(v4\/)?mini\//;

const parsing = {
  doNotFollow: { path: '(^|/)node_modules/' },
  exclude: { path: '^web/(build|\\.react-router)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
  },
};

/** The domain's files that bring all of zod along when they run; the imports of types alone are not followed. */
async function domainFilesWithZod() {
  const { output } = await cruise(['domain/src'], { ...parsing, parser: 'acorn', tsPreCompilationDeps: false });
  const found = new Set();
  const isWithZod = ({ resolved }) =>
    found.has(resolved) || (resolved.includes('node_modules/zod/') && !zodMini.test(resolved));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { source, dependencies } of output.modules) if (dependencies.some(isWithZod)) found.add(source);
  }
  return [...found].map((file) => `^${RegExp.escape(file)}$`);
}

/** A folder named in `from` (its first group) and its like: everything under `features` that is not that feature. */
const otherFeatures = (room) => ({ path: `^${room}/src/features/`, pathNot: `^${room}/src/features/$1/` });

const domain = [
  {
    name: 'domain-imports-only-zod',
    comment: 'What the product means is pure: it runs on the server, in the browser and in a test alike.',
    from: { path: '^domain/', pathNot: forTests },
    to: { pathNot: ['^domain/', zod] },
  },
  {
    name: 'domain-knows-no-room',
    comment: 'Tests of the domain may use test libraries, but no room that is built upon the domain.',
    from: { path: '^domain/' },
    to: { path: '^(server|web|translations|regions|scripts|bench|e2e)/' },
  },
  {
    name: 'translations-import-nothing',
    comment: 'Translations are sentences, so that a translator can work on them alone.',
    from: { path: '^translations/', pathNot: tests },
    to: {},
  },
];

const embeddedPostgres = [
  {
    name: 'embedded-postgres-knows-no-product',
    comment: 'It runs a database for any program, so it imports none of our other workspaces.',
    from: { path: '^embedded-postgres/' },
    to: { path: '^(domain|translations|server|web|regions|scripts|bench|e2e)/' },
  },
  {
    name: 'embedded-postgres-only-for-server',
    comment: 'Only the server runs a database. The domain and the pages do not know where data is stored.',
    from: { path: '^(domain|translations|web)/' },
    to: { path: '^embedded-postgres/' },
  },
];

const rooms = [
  {
    name: 'server-not-web',
    comment: 'loadWeb.ts mounts the built app by its address; nothing imports its source.',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'web-not-server',
    comment: 'The pages reach the server by the routes declared in the domain alone.',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'product-not-workshop',
    comment: 'Scripts, measurements, journeys and one region’s data are not part of what runs.',
    from: { path: '^(domain|translations|embedded-postgres|server|web)/', pathNot: forTests },
    to: { path: '^(scripts|bench|e2e|regions)/' },
  },
  {
    name: 'product-not-tests',
    comment: 'Nothing that runs needs a test, or what was made for tests only.',
    from: { path: '^(domain|translations|embedded-postgres|server|web)/', pathNot: forTests },
    to: { path: forTests },
  },
  {
    name: 'server-not-dev-dependencies',
    comment:
      'What the running server needs stands among its dependencies; only `npm run dev` loads more, while it runs.',
    from: { path: '^(domain|embedded-postgres|server)/', pathNot: forTests },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
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
    name: 'server-base-not-above',
    comment: 'http, database and the adapters serve the features, and know none of them.',
    from: { path: '^server/src/(?!features/|app/)[^/]+/', pathNot: forTests },
    to: { path: '^server/src/(features|app)/' },
  },
  {
    name: 'server-feature-not-app',
    comment: 'The app is put together from the features. Tests may start it.',
    from: { path: '^server/src/features/', pathNot: tests },
    to: { path: '^server/src/app/' },
  },
];

const insideWeb = [
  {
    name: 'web-feature-not-feature',
    comment: 'What two features show alike belongs to ui; what they both know, to the domain.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: otherFeatures('web'),
  },
  {
    name: 'web-base-not-above',
    comment: 'i18n, browser, http-client, routing and ui serve the features, and know none of them.',
    from: { path: '^web/src/(?!features/|app/)[^/]+/', pathNot: tests },
    to: { path: '^web/src/(features|app)/' },
  },
  {
    name: 'web-feature-not-app',
    comment: 'The shell holds the features. No feature imports the shell.',
    from: { path: '^web/src/features/', pathNot: tests },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-not-zod',
    comment:
      'zod is heavier than a page: the web takes types from schemas, values from files without zod, and the schemas of forms that are built with zod/mini.',
    from: { path: '^web/src/', pathNot: tests },
    to: { path: [zod, ...(await domainFilesWithZod())], dependencyTypesNot: ['type-only', 'type-import'] },
  },
];

const everywhere = [
  { name: 'no-cycles', comment: 'Imports of types count too.', from: {}, to: { circular: true } },
  {
    name: 'every-import-resolves',
    comment: 'An import that leads nowhere is an arrow that nobody checks.',
    from: {},
    // Made by React Router while it builds.
    to: { couldNotResolve: true, pathNot: ['^virtual:react-router/', '(^|/)\\+types/'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...domain, ...embeddedPostgres, ...rooms, ...insideServer, ...insideWeb, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: { ...parsing, tsPreCompilationDeps: true },
};
