import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import { connectionTo } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { EMBEDDED_NAME } from '../../server/src/database/database.ts';
import { responseColumns } from '../../server/src/features/services/read/serviceRow.ts';

/** Compiles SQL without running it. */
const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Connects directly to the database of a running server. */
export function openBareClient(dataDir: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(prepareFolders(dataDir, EMBEDDED_NAME)), ssl: false, max: 10 });
  // The server may end before the pool.
  pool.on('error', () => undefined);
  return pool;
}

/** Creates the index that SQL needs to find the nearest services. The server uses its search index instead. */
export async function indexPositions(pool: pg.Pool): Promise<void> {
  await pool.query(`CREATE INDEX IF NOT EXISTS bench_nearest ON services USING gist (position)
    WHERE is_approved AND NOT is_permanently_closed`);
}

/** Selects the nearest services of a type with all listed fields, in one query. */
export function nearestRows(pool: pg.Pool, type: 'FOOD', [longitude, latitude]: [number, number]) {
  const nearest = sql`SELECT ${responseColumns} FROM services s
    WHERE s.is_approved AND NOT s.is_permanently_closed AND s.type && ${[type]}::text[]
    ORDER BY s.position <-> ll_to_earth(${latitude}, ${longitude})::cube, s.id LIMIT 100`;
  const { sql: text, parameters } = nearest.compile(compiler);
  return pool.query(text, [...parameters]);
}
