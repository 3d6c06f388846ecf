import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-kit/testDatabase.ts';
import { describeSchema } from '../test-kit/testSchema.ts';
import { areMigrationsCurrent, migrate } from './migrate.ts';
import { migrationsFolder } from './readMigrations.ts';

const firstRelease = readFileSync(fileURLToPath(new URL('../testdata/release-0.1.0.sql', import.meta.url)), 'utf8');
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await createTestDatabase({ template: 'template0' });
  pool = database.pool;
});

afterEach(() => database.drop());

/** Returns the rows of every table as text, without the record of migrations. */
async function readRows(): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     AND relname <> 'schema_migrations' ORDER BY relname`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

describe('a database of release 0.1.0', () => {
  test('keeps every row', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'amparo-baseline-'));
    cpSync(join(migrationsFolder, '0001_baseline.sql'), join(folder, '0001_baseline.sql'));
    await pool.query(firstRelease);
    const before = await readRows();
    const emptyTables = Object.keys(before).filter((table) => before[table]?.length === 0);
    expect(emptyTables, 'tables without a sample row').toEqual([]);
    expect(await migrate(pool, folder)).toEqual([]);
    expect(await readRows()).toEqual(before);
    expect(await areMigrationsCurrent(pool, folder)).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test('gets the schema of a new database, and the later migrations', async () => {
    await pool.query(firstRelease);
    await migrate(pool);
    expect(await areMigrationsCurrent(pool)).toBe(true);
    const fresh = await createTestDatabase();
    expect(await describeSchema(pool)).toEqual(await describeSchema(fresh.pool));
    await fresh.drop();
  });

  test.each([
    ['some migrations are missing', `DELETE FROM schema_migrations WHERE version > 24`, '0024_changes_by_day'],
    ['a migration was changed', `UPDATE schema_migrations SET checksum = 'other' WHERE version = 3`, '0026_changed_in'],
  ])('is refused if %s', async (_name, change, last) => {
    await pool.query(firstRelease);
    await pool.query(change);
    const before = await readRows();
    await expect(migrate(pool)).rejects.toThrow(`its last migration is ${last}`);
    await expect(migrate(pool)).rejects.toThrow('Start release 0.1.0 once');
    expect(await readRows()).toEqual(before);
  });
});
