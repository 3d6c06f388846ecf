import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areMigrationsCurrent, findNext, migrate, readMigrations } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  // The template's own tables stay; only its record of migrations goes, so that the folder's count as new.
  await database.pool.query('DROP TABLE schema_migrations');
  folder = mkdtempSync(join(tmpdir(), 'amparo-migrations-'));
  write('0001_first.sql', 'CREATE TABLE numbers (n integer);\nINSERT INTO numbers VALUES (1);');
  write('0002_second.sql', 'INSERT INTO numbers SELECT n + 1 FROM numbers;');
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(database.pool, folder);
const readNumbers = async () => (await database.pool.query('SELECT n FROM numbers ORDER BY n')).rows.map((it) => it.n);

test('each file is applied once, in order', async () => {
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
  expect(await run()).toEqual(['0001_first', '0002_second']);
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(true);
  expect(await run()).toEqual([]);
  write('0003_third.sql', 'INSERT INTO numbers VALUES (3)');
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
  expect(await run()).toEqual(['0003_third']);
  expect(await readNumbers()).toEqual([1, 2, 3]);
});

test('several processes at once apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_first', '0002_second']);
  expect(await readNumbers()).toEqual([1, 2]);
});

test('a file that fails leaves nothing of itself, keeps those before it, and names its line', async () => {
  write('0002_second.sql', 'INSERT INTO numbers VALUES (2);\nINSERT INTO nowhere VALUES (2);');
  await expect(run()).rejects.toThrow('Migration 0002_second failed at line 2: relation "nowhere" does not exist');
  expect(await readNumbers()).toEqual([1]);
  write('0002_second.sql', 'INSERT INTO numbers VALUES (2)');
  expect(await run()).toEqual(['0002_second']);
});

test('no files at all are current once they have been looked at', async () => {
  for (const name of ['0001_first.sql', '0002_second.sql']) rmSync(join(folder, name));
  expect(await run()).toEqual([]);
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(true);
});

test('a file changed after it was applied is refused; other line ends are no change', async () => {
  await run();
  write('0001_first.sql', 'CREATE TABLE numbers (n integer);\r\nINSERT INTO numbers VALUES (1);');
  expect(await run()).toEqual([]);
  write('0001_first.sql', 'CREATE TABLE numbers (n bigint);');
  await expect(run()).rejects.toThrow('Migration 0001_first was changed after it was applied');
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
});

const migration = (version: number) => ({ version, name: `000${version}_x`, checksum: `sum${version}`, sql: '' });

test.each([
  { applied: [], files: [1, 2], next: 1 },
  { applied: [1], files: [1, 2, 4], next: 2 },
  { applied: [1, 2], files: [1, 2], next: undefined },
])('after $applied of $files comes $next', ({ applied, files, next }) => {
  expect(findNext(applied.map(migration), files.map(migration))?.version).toBe(next);
});

test.each([
  { applied: [1, 3], files: [1, 2, 3], message: 'Migration 0002_x comes before 0003_x' },
  { applied: [1, 2], files: [1], message: 'The database has migration 0002_x, which this release does not know' },
  { applied: [1, 2], files: [1, 3], message: 'The database has migration 0002_x, which this release does not know' },
])('$applied applied and files $files contradict each other', ({ applied, files, message }) => {
  expect(() => findNext(applied.map(migration), files.map(migration))).toThrow(message);
});

test.each([
  ['1_short.sql', '1_short.sql is not named like a migration'],
  ['0003_Third.sql', '0003_Third.sql is not named like a migration'],
  ['0002_twice.sql', 'Two migrations have one number: 0002_second and 0002_twice.'],
])('a file called %s is refused', async (name, message) => {
  write(name, 'SELECT 1');
  await expect(readMigrations(folder)).rejects.toThrow(message);
});
