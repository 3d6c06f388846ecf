import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import { connectionTo } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { EMBEDDED_NAME } from '../../server/src/database/database.ts';
import { serviceColumns } from '../../server/src/features/services/read/serviceRow.ts';

/** Writes SQL, and runs none. */
const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A bare client of the database that a running server uses. */
export function openBareClient(dataDir: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(prepareFolders(dataDir, EMBEDDED_NAME)), ssl: false, max: 10 });
  // The server's end may overtake the pool's.
  pool.on('error', () => undefined);
  return pool;
}

/** The index that SQL needs to find the nearest services. The server has none: its search index finds them. */
export async function indexPositions(pool: pg.Pool): Promise<void> {
  await pool.query(`CREATE INDEX IF NOT EXISTS bench_nearest ON services USING gist (position)
    WHERE is_approved AND NOT is_permanently_closed`);
}

/** The rows that the server lists as the nearest of a type, with all that it shows of them, in one query. */
export function nearestRows(pool: pg.Pool, type: 'FOOD', [longitude, latitude]: [number, number]) {
  const nearest = sql`SELECT ${serviceColumns} FROM services s
    WHERE s.is_approved AND NOT s.is_permanently_closed AND s.type && ${[type]}::text[]
    ORDER BY s.position <-> ll_to_earth(${latitude}, ${longitude})::cube, s.id LIMIT 100`;
  const { sql: text, parameters } = nearest.compile(compiler);
  return pool.query(text, [...parameters]);
}
