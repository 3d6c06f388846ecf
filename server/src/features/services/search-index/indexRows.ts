import { ApiError } from '@amparo/domain/http/apiError.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { type IndexedRow, type IndexedService, indexedColumns, indexedService } from './columns/indexedService.ts';

const BATCH = 2000;
/** The connection counts as dead if a statement takes longer. */
const DEAD_MS = 30_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** The key of an advisory lock, unique in this database. */
const LOCK = 2_611_200_003;

/** What has changed since a snapshot of the database. */
export interface Changed {
  snapshot: string;
  cacheKey: string;
  /** Services were added or changed. */
  areServices: boolean;
  /** All services were removed at once. */
  areAllGone: boolean;
  goneIds: string[];
  likes: { id: string; likes: number }[];
}

/**
 * The index is only valid for one of these: another database server, or a table restored from a dump, may count its
 * transactions differently. With another lexicon, all needs are different.
 */
const cacheKey: RawBuilder<string> = sql`concat_ws(' ', pg_postmaster_start_time(), 'services'::regclass::oid,
  (SELECT string_agg(version, ' ') FROM indexed_lexicon))`;

export async function readSnapshot(
  db: Kysely<Database>,
): Promise<Pick<Changed, 'snapshot' | 'cacheKey'> & { count: number }> {
  const [row] = await readRows(
    db,
    sql<
      Pick<Changed, 'snapshot' | 'cacheKey'> & { count: number }
    >`SELECT pg_current_snapshot()::text AS snapshot, ${cacheKey} AS "cacheKey",
      (SELECT count(*)::int FROM services) AS count`,
  );
  return row!;
}

/** Throws UNAVAILABLE instead of waiting for ever if the connection is dead. */
async function readRows<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Row[]> {
  const { promise: dead, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ApiError('UNAVAILABLE')), DEAD_MS);
  try {
    return (await Promise.race([query.execute(db), dead])).rows;
  } finally {
    clearTimeout(timer);
  }
}

export async function readChanged(db: Kysely<Database>, since: string): Promise<Changed> {
  type Row = { kind: 'now' | 'likes' | 'gone'; id: string | null; likes: number } & Omit<Changed, 'goneIds' | 'likes'>;
  const rows = await readRows(
    db,
    sql<Row>`
    SELECT 'now' AS kind, NULL::uuid AS id, 0 AS likes, pg_current_snapshot()::text AS snapshot, ${cacheKey} AS "cacheKey",
      EXISTS (SELECT FROM services s WHERE ${writtenSince(sql`s`, since)}) AS "areServices",
      EXISTS (SELECT FROM services_gone g WHERE g.service_id IS NULL AND ${writtenSince(sql`g`, since)}) AS "areAllGone"
    UNION ALL
    SELECT 'likes', k.service_id, k.likes, NULL, NULL, NULL, NULL FROM service_kudos k WHERE ${writtenSince(sql`k`, since)}
    UNION ALL
    SELECT 'gone', g.service_id, 0, NULL, NULL, NULL, NULL FROM services_gone g
      WHERE g.service_id IS NOT NULL AND ${writtenSince(sql`g`, since)}`,
  );
  const now = rows.find(({ kind }) => kind === 'now')!;
  const idsOf = (wanted: Row['kind']) => rows.filter(({ kind }) => kind === wanted);
  return {
    ...now,
    goneIds: idsOf('gone').map(({ id }) => id!),
    likes: idsOf('likes').map(({ id, likes }) => ({ id: id!, likes })),
  };
}

/** All services in batches, or those written since a snapshot. The next batch is read while one is in use. */
export async function* readServices(db: Kysely<Database>, since?: string): AsyncGenerator<IndexedService[]> {
  const isRead = since === undefined ? sql`true` : writtenSince(sql`s`, since);
  const readAfter = (id: string) =>
    readRows(
      db,
      sql<IndexedRow>`SELECT ${indexedColumns} FROM services s
        WHERE ${isRead} AND s.id > ${id} ORDER BY s.id LIMIT ${BATCH}`,
    );
  for (let reading: Promise<IndexedRow[]> | undefined = readAfter(FIRST_ID); reading; ) {
    const rows: IndexedRow[] = await reading;
    reading = rows.length < BATCH ? undefined : readAfter(rows.at(-1)!.id);
    // An error is thrown when the batch is awaited, not while this one is in use.
    reading?.catch(() => undefined);
    yield rows.map(indexedService);
  }
}

/** Marks rows restored from another cluster's dump, which may name transactions that this cluster has yet to reach. */
export async function markRestored(db: Kysely<Database>): Promise<void> {
  const isAhead = sql`changed_in >= pg_snapshot_xmax(pg_current_snapshot())`;
  const tables = ['services', 'service_kudos', 'services_gone'].map((table) => sql.table(table));
  const anyAhead = sql.join(
    tables.map((table) => sql`EXISTS (SELECT FROM ${table} WHERE ${isAhead})`),
    sql` OR `,
  );
  const [found] = await readRows(db, sql<{ areAny: boolean }>`SELECT ${anyAhead} AS "areAny"`);
  if (!found!.areAny) return;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    for (const table of tables) {
      await sql`UPDATE ${table} SET changed_in = pg_current_xact_id() WHERE ${isAhead}`.execute(trx);
    }
  });
}

/** Whether a row was written by a transaction that the snapshot does not contain. */
function writtenSince(row: RawBuilder<unknown>, snapshot: string): RawBuilder<boolean> {
  return sql`(${row}.changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(${row}.changed_in, ${snapshot}::pg_snapshot))`;
}
