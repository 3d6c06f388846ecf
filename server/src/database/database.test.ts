import { expect, test } from 'vitest';
import { refuseOldServer } from './database.ts';

import { createTestDatabase } from './test-kit/testDatabase.ts';
import { queryServer } from './test-kit/testPostgres.ts';

test.each(['15.0', '16.4 (Debian 16.4-1)', '18beta1', '18.4'])('PostgreSQL %s will do', (version) => {
  expect(() => refuseOldServer(version)).not.toThrow();
});

test.each(['14.19', '9.6.24', ''])('PostgreSQL "%s" is refused', (version) => {
  expect(() => refuseOldServer(version)).toThrow('Amparo needs PostgreSQL 15 or later');
});

test('an idle connection that breaks is replaced', async () => {
  const database = await createTestDatabase({ poolSize: 1 });
  const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid');
  const broken = new Promise((resolve) => database.pool.once('error', resolve));
  await queryServer(database.connection, `SELECT pg_terminate_backend(${rows[0].pid})`);
  await broken;
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.drop();
});
