import { afterAll, expect, test } from 'vitest';
import { areMigrationsCurrent } from '../migrations/migrate.ts';
import { createTestDatabase } from './testDatabase.ts';

const databases = await Promise.all([createTestDatabase(), createTestDatabase()]);

afterAll(() => Promise.all(databases.map((it) => it.drop())));

test('each test database is migrated and its own', async () => {
  const [one, other] = databases as [(typeof databases)[0], (typeof databases)[0]];
  await one.pool.query('CREATE TABLE only_here (id integer)');
  const { rows } = await other.pool.query(`SELECT to_regclass('only_here') AS found`);
  expect(rows).toEqual([{ found: null }]);
  expect(await areMigrationsCurrent(other.pool)).toBe(true);
});

test('int8 comes as a number and date as it is written', async () => {
  const { rows } = await databases[0]!.pool.query(
    `SELECT count(*) AS n, date '2026-03-08' AS day FROM pg_class WHERE false`,
  );
  expect(rows).toEqual([{ n: 0, day: '2026-03-08' }]);
});
