import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { IndexedService } from '@amparo/domain/services/search-index/columns/indexColumns.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readById } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { indexedColumns } from './indexedColumns.ts';

const BATCH = 2000;
/** The connection counts as dead if a statement takes longer. */
const DEAD_MS = 30_000;

interface Snapshot {
  snapshot: string;
  cacheKey: string;
}

/** The changes since a snapshot of the database. */
interface Changed extends Snapshot {
  /** Services were added or changed. */
  areServices: boolean;
  /** The removed services; contains null if all were removed at once. */
  goneIds: (string | null)[];
  /** The kudos that have changed, by the service's id. */
  likes: Record<string, number>;
}

/**
 * The index is only valid for one of these: another database server, or a table restored from a dump, may count its
 * transactions differently. With another lexicon, all needs are different.
 */
export const cacheKey = sql<string>`concat_ws(' ', pg_postmaster_start_time(), 'services'::regclass::oid,
  (SELECT string_agg(version, ' ') FROM indexed_lexicon))`;
const snapshotColumns = sql`pg_current_snapshot()::text AS snapshot, ${cacheKey} AS "cacheKey"`;

export async function readSnapshot(db: Kysely<Database>): Promise<Snapshot & { count: number }> {
  type Row = Snapshot & { count: number };
  const [row] = await readRows(db, sql<Row>`SELECT ${snapshotColumns}, (SELECT count(*)::int FROM services) AS count`);
  return row!;
}

export async function readChanged(db: Kysely<Database>, since: string): Promise<Changed> {
  const isNew = writtenSince(since);
  const query = sql<Changed>`SELECT ${snapshotColumns},
    EXISTS (SELECT FROM services WHERE ${isNew}) AS "areServices",
    ARRAY(SELECT service_id FROM services_gone WHERE ${isNew}) AS "goneIds",
    (SELECT coalesce(json_object_agg(service_id, likes), '{}') FROM service_kudos WHERE ${isNew}) AS likes`;
  const [changed] = await readRows(db, query);
  return changed!;
}

/** All services in batches, or those written since a snapshot. */
export function readServices(db: Kysely<Database>, since?: string): AsyncGenerator<IndexedService[]> {
  const isRead = since === undefined ? sql`true` : writtenSince(since);
  return readById(BATCH, (id) =>
    readRows(
      db,
      sql<IndexedService>`SELECT ${indexedColumns} FROM services s
        WHERE ${isRead} AND id > ${id} ORDER BY id LIMIT ${BATCH}`,
    ),
  );
}

/**
 * Marks rows that were restored from another cluster's dump. They may name transaction ids that this cluster has not
 * reached.
 */
export async function markRestored(db: Kysely<Database>): Promise<void> {
  for (const table of ['services', 'service_kudos', 'services_gone']) {
    const mark = sql`UPDATE ${sql.table(table)} SET changed_in = pg_current_xact_id()
      WHERE changed_in >= pg_snapshot_xmax(pg_current_snapshot())`;
    await withoutTimeout(db, (trx) => mark.execute(trx));
  }
}

/** Whether a row was written by a transaction that the snapshot does not contain. */
function writtenSince(snapshot: string): RawBuilder<boolean> {
  return sql`(changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot))`;
}

/** Throws UNAVAILABLE if the connection is dead, instead of waiting forever. */
async function readRows<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Row[]> {
  const { promise: dead, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ApiError('UNAVAILABLE')), DEAD_MS);
  try {
    return (await Promise.race([query.execute(db), dead])).rows;
  } finally {
    clearTimeout(timer);
  }
}
