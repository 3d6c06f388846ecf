import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../app/test-kit/testApp.ts';

/** So many services that a request does not wait for them. */
const COUNT = 20_001;

test('while many services are loaded, lists get a 503 and the page of a service does not wait', async () => {
  const server = await startTestApp({ hasSampleData: false });
  const { pool, db } = server.database;
  await sql`INSERT INTO services (id, name, name_key, description, service_summary, category, type, address1, city, state, zip,
      search, is_approved)
    SELECT gen_random_uuid(), 'Pantry', 'pantry', 'Food.', 'Food.', '{ALL}', '{FOOD}', '1 Example Street', 'Abilene', 'TX',
      '79601', '', true FROM generate_series(1, ${COUNT})`.execute(db);
  await sql`INSERT INTO service_kudos (service_id) SELECT id FROM services`.execute(db);
  const { rows } = await sql<{ id: string }>`SELECT id FROM services LIMIT 1`.execute(db);
  // Loading reads the managers of each service, and waits for this lock.
  const lock = await pool.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE service_managers IN ACCESS EXCLUSIVE MODE');
  const refused = await server.ask('/api/services?limit=1');
  expect(refused).toMatchObject({ status: 503, body: { key: 'UNAVAILABLE' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await server.ask(`/api/services/${rows[0]!.id}`)).toMatchObject({ status: 200 });
  await lock.query('COMMIT');
  lock.release();
  await expect
    .poll(() => server.ask('/api/services?limit=1'), { timeout: 20_000 })
    .toMatchObject({ status: 200, body: { total: COUNT } });
  await server.close();
}, 60_000);
