import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources, retiredNamesIn, type SourceFile } from './sourceFiles.ts';

// CONTRIBUTING.md names these limits. Biome limits the length of functions.
const sources = readSources(fileURLToPath(new URL('../..', import.meta.url)));

test('no file has more than 400 lines, and at most 15 percent have 20 or fewer', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter(({ lines }) => lines > 400).map(({ path }) => path)).toEqual([]);
  const small = sources.filter(({ lines }) => lines <= 20).length;
  expect(small / sources.length).toBeLessThan(0.155);
});

test('no folder has more than 12 files', () => {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  expect([...folders].filter(([, files]) => files.length > 12).map(([folder]) => folder)).toEqual([]);
});

test('no file or declaration has a retired name', () => {
  expect(retiredNamesIn(sources)).toEqual([]);
  const path = 'web/src/lateMessages.ts';
  expect(retiredNamesIn([{ path, lines: 1, text: 'export const keptBy = 1;' }])).toEqual(['keptBy', 'lateMessages']);
});

/** Where SQL may be, beside the repositories of features: each of these files or folders is the store of its tables. */
const stores = [
  'database/',
  'features/services/persistence/',
  'features/services/search-index/',
  'features/services/read/serviceRow.ts',
  ...['audit/auditLog.ts', 'http/idempotency.ts', 'http/limits/rateLimiter.ts', 'http/session.ts', 'mail/outbox.ts'],
].map((path) => `server/src/${path}`);

const hasSql = ({ text }: SourceFile) =>
  /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);
const isStore = ({ path }: SourceFile) =>
  path.endsWith('Repository.ts') || stores.some((store) => path.startsWith(store));

test('SQL is only in repositories and stores', () => {
  const withSql = sources.filter(hasSql);
  expect(withSql.length).toBeGreaterThan(50);
  expect(withSql.filter((file) => !isStore(file)).map(({ path }) => path)).toEqual([]);
  const planted = { path: 'server/src/features/users/userHandlers.ts', lines: 1, text: 'sql<Row>`SELECT`' };
  expect(hasSql(planted) && !isStore(planted)).toBe(true);
});

/** Only the server, the service worker, and the search for places load these. The last two load `polyfills.ts`. */
const completed = [
  'chatbot/',
  'hsds/',
  'offline/',
  'places/gazetteer/',
  'services/import/',
  'services/search-index/',
  'understanding/',
];
const notCompleted =
  /\.(?:toSorted|toReversed|toSpliced|findLastIndex)\(|Object\.groupBy\(|structuredClone\(|withResolvers/;
/** Safari before 16.4 refuses a whole script with a look behind. */
const syntax = /\(\?<[=!]/;
const completedOnly = /\.at\(|\.findLast\(|Object\.hasOwn\(|Map\.groupBy\(/;

function isTooNew({ path, text }: SourceFile): boolean {
  if (path === 'web/src/browser/polyfills.ts' || !/^(?:domain|web)\/src\//.test(path)) return false;
  const isCompleted = completed.some((folder) => path.startsWith(`domain/src/${folder}`));
  return syntax.test(text) || notCompleted.test(text) || (!isCompleted && completedOnly.test(text));
}

test('no code of browsers needs a method or a pattern that phones of 2020 lack', () => {
  expect(sources.filter(isTooNew).map(({ path }) => path)).toEqual([]);
  const planted = { path: 'domain/src/services/names.ts', lines: 1, text: 'names.at(-1)' };
  expect(isTooNew(planted)).toBe(true);
  expect(isTooNew({ ...planted, path: 'domain/src/understanding/words.ts' })).toBe(false);
  expect(isTooNew({ ...planted, text: '/(?<=a)b/' })).toBe(true);
});
