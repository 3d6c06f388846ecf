import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources, retiredNamesIn } from './sourceFiles.ts';

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
