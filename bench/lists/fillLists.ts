import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import { connectionTo } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { connectDatabase, EMBEDDED_NAME } from '../../server/src/database/database.ts';

/** Adds people, messages and liaisons, and makes 500 of the imported services unapproved. */
const statements = [
  `INSERT INTO users (id, email, display_name, phone, role)
     SELECT gen_random_uuid(), 'person' || n || '@example.org',
       (ARRAY['Ana', 'Luis', 'Rosa', 'Sam', 'María', 'José', 'Ruth', 'Dee'])[1 + n % 8] || ' '
         || (ARRAY['Sample', 'García', 'Mills', 'Ortiz', 'Baker', 'Núñez'])[1 + n / 8 % 6] || ' ' || n,
       '(325) 555-01' || lpad((n % 100)::text, 2, '0'),
       CASE WHEN n % 50 = 0 THEN 'AUTO USER' WHEN n % 100 = 1 THEN 'SUPER USER' ELSE 'USER' END
     FROM generate_series(1, 5000) n`,
  `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS n FROM services),
     owners AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'USER')
     UPDATE services SET owner_id = owners.id FROM numbered JOIN owners ON owners.n = numbered.n % 2000 + 1
     WHERE services.id = numbered.id AND numbered.n % 3 = 0`,
  `UPDATE services SET is_approved = false WHERE id IN (SELECT id FROM services ORDER BY md5(id::text) LIMIT 500)`,
  `INSERT INTO feedbacks (id, type, subject, message, email, service_id, is_contact, created_at)
     SELECT gen_random_uuid(), CASE WHEN n % 20 = 0 THEN 'APP' WHEN n % 20 = 1 THEN 'CLAIM' ELSE 'SERVICE' END, 'Hours ' || n,
       repeat('They open at eight, not at nine, and nobody came to the phone. ', 1 + n % 8), 'visitor' || n || '@example.org',
       CASE WHEN n % 20 > 0 THEN numbered.id END, n % 3 = 0, now() - n * interval '1 hour'
     FROM generate_series(1, 2200) n
     JOIN (SELECT id, (row_number() OVER (ORDER BY md5(id::text)))::int AS n FROM services) numbered USING (n)`,
  `INSERT INTO liaisons (id, county, school_district, display_name, title, email, phone)
     SELECT gen_random_uuid(), (ARRAY['Taylor', 'Nolan', 'Jones', 'Callahan', 'Eastland', 'Brown', 'Coleman', 'Runnels'])[1 + n % 8],
       'Sample ISD ' || n, 'Liaison ' || n, 'Homeless liaison', 'liaison' || n || '@example.org', '(325) 555-0101'
     FROM generate_series(1, 2000) n`,
  'ANALYZE',
];

/** Can run beside the server of this data folder. */
export async function fillLists(dataDir: string): Promise<void> {
  const log = { info() {}, warn: console.warn, error: console.error };
  const { pool, close } = await connectDatabase({
    connection: connectionTo(prepareFolders(dataDir, EMBEDDED_NAME)),
    log,
  });
  try {
    for (const statement of statements) await pool.query(statement);
  } finally {
    await close();
  }
}
