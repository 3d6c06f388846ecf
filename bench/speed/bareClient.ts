import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import { connectionTo } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import pg from 'pg';
import { EMBEDDED_NAME } from '../../server/src/database/database.ts';
import { earthPoint, filterServices } from '../../server/src/features/services/list/serviceFilters.ts';
import { serviceColumns } from '../../server/src/features/services/list/serviceRow.ts';

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

/** The rows that the server lists as the nearest of a type, with all that it shows of them, in one query. */
export function nearestRows(pool: pg.Pool, type: 'FOOD', point: [number, number]): Promise<pg.QueryResult> {
  const query = { type: [type] } as ServiceQuery;
  const nearest = sql`SELECT ${serviceColumns} FROM services s WHERE ${filterServices(query, null, new Date())}
    ORDER BY s.position <-> ${earthPoint(point)}, s.id LIMIT 100`;
  const { sql: text, parameters } = nearest.compile(compiler);
  return pool.query(text, [...parameters]);
}
