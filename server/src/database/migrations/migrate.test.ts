import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-kit/testDatabase.ts';
import { areMigrationsCurrent, findNext, migrate } from './migrate.ts';
import { readMigrations } from './readMigrations.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ template: 'template0' });
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

test('each migration is applied once, in order', async () => {
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
  expect(await run()).toEqual(['0001_first', '0002_second']);
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(true);
  expect(await run()).toEqual([]);
  write('0003_third.sql', 'INSERT INTO numbers VALUES (3)');
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
  expect(await run()).toEqual(['0003_third']);
  expect(await readNumbers()).toEqual([1, 2, 3]);
});

test('several processes at once apply each migration once', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_first', '0002_second']);
  expect(await readNumbers()).toEqual([1, 2]);
});

test('a failed migration is rolled back, the ones before it stay, and the error names its line', async () => {
  write('0002_second.sql', 'INSERT INTO numbers VALUES (2);\nINSERT INTO nowhere VALUES (2);');
  await expect(run()).rejects.toThrow('Migration 0002_second failed at line 2: relation "nowhere" does not exist');
  expect(await readNumbers()).toEqual([1]);
  write('0002_second.sql', 'INSERT INTO numbers VALUES (2)');
  expect(await run()).toEqual(['0002_second']);
});

test('a migration whose table is in use is tried again until the table is free', async () => {
  await run();
  await database.pool.query('CREATE SEQUENCE attempts');
  // A sequence counts also if the transaction is rolled back. The limit of the server is longer.
  write(
    '0003_third.sql',
    `SET LOCAL lock_timeout = '50ms'; SELECT nextval('attempts'); LOCK TABLE numbers; INSERT INTO numbers VALUES (3)`,
  );
  const holder = await database.pool.connect();
  await holder.query('BEGIN; SELECT * FROM numbers');
  const migrating = run();
  const attempts = async () => (await database.pool.query('SELECT last_value FROM attempts')).rows[0].last_value;
  await expect.poll(attempts, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  await holder.query('COMMIT');
  holder.release();
  expect(await migrating).toEqual(['0003_third']);
  expect(await readNumbers()).toEqual([1, 2, 3]);
});

test('without any migrations, the database is current', async () => {
  for (const name of ['0001_first.sql', '0002_second.sql']) rmSync(join(folder, name));
  expect(await run()).toEqual([]);
  expect(await areMigrationsCurrent(database.pool, folder)).toBe(true);
});

test('a migration that was changed after it was applied is refused, but other line ends are not a change', async () => {
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
])('after $applied of $files the next one is $next', ({ applied, files, next }) => {
  expect(findNext(applied.map(migration), files.map(migration))?.version).toBe(next);
});

test.each([
  { applied: [1, 3], files: [1, 2, 3], message: 'Migration 0002_x comes before 0003_x' },
  { applied: [1, 2], files: [1], message: 'The database has migration 0002_x, which this release does not know' },
  { applied: [1, 2], files: [1, 3], message: 'The database has migration 0002_x, which this release does not know' },
])('is refused if $applied are applied and the files are $files', ({ applied, files, message }) => {
  expect(() => findNext(applied.map(migration), files.map(migration))).toThrow(message);
});

test.each([
  ['1_short.sql', '1_short.sql is not named like a migration'],
  ['0003_Third.sql', '0003_Third.sql is not named like a migration'],
  ['0002_twice.sql', 'Two migrations have the same number: 0002_second and 0002_twice.'],
])('the file name %s is refused', async (name, message) => {
  write(name, 'SELECT 1');
  await expect(readMigrations(folder)).rejects.toThrow(message);
});

describe('a migration without a transaction', () => {
  const index = '-- no-transaction\n-- Finds a number.\nCREATE INDEX CONCURRENTLY numbers_n\n  ON numbers (n);\n';
  const readIndex = async () =>
    (await database.pool.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('numbers_n')`)).rows;

  test('builds its index, also when several processes start at once', async () => {
    write('0003_index.sql', index);
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['0001_first', '0002_second', '0003_index']);
    expect(await readIndex()).toEqual([{ indisvalid: true }]);
  });

  test('does not lock the table: writes go on while it waits for an older transaction', async () => {
    await run();
    write('0003_index.sql', index);
    const older = await database.pool.connect();
    await older.query('BEGIN; INSERT INTO numbers VALUES (7)');
    const migrating = run();
    await expect.poll(readIndex, { timeout: 10_000 }).toEqual([{ indisvalid: false }]);
    await database.pool.query('INSERT INTO numbers VALUES (8)');
    await older.query('COMMIT');
    older.release();
    expect(await migrating).toEqual(['0003_index']);
    expect(await readNumbers()).toEqual([1, 2, 7, 8]);
  });

  test('replaces the invalid index of an interrupted run', async () => {
    await run();
    await database.pool.query('INSERT INTO numbers VALUES (1)');
    write('0003_index.sql', index.replace('CREATE INDEX', 'CREATE UNIQUE INDEX'));
    await expect(run()).rejects.toThrow('Migration 0003_index failed: could not create unique index "numbers_n"');
    expect(await readIndex()).toEqual([{ indisvalid: false }]);
    expect(await areMigrationsCurrent(database.pool, folder)).toBe(false);
    await database.pool.query('DELETE FROM numbers WHERE n = 1');
    expect(await run()).toEqual(['0003_index']);
    expect(await readIndex()).toEqual([{ indisvalid: true }]);
  });

  test('records an index that was built before the process ended', async () => {
    await run();
    await database.pool.query('CREATE INDEX numbers_n ON numbers (n)');
    write('0003_index.sql', index);
    expect(await run()).toEqual(['0003_index']);
  });

  test.each(['UPDATE numbers SET n = 1;', `${index}UPDATE numbers SET n = 1;`])('is refused for %j', async (sql) => {
    write('0003_other.sql', `-- no-transaction\n${sql}`);
    await expect(run()).rejects.toThrow('it must consist of one statement: CREATE INDEX CONCURRENTLY');
  });
});
