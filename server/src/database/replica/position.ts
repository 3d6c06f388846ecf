import type pg from 'pg';

/** Up to where a primary has committed. */
export interface Position {
  /** Identifies the cluster: a replica has the same. */
  system: string;
  /** Counts the promotions: after one, another server at the same position may have other data. */
  timeline: number;
  /** The position in the write-ahead log up to which everything is committed. */
  lsn: string;
}

/** Throws unless the server is a primary. */
export async function readPosition(primary: pg.Pool): Promise<Position> {
  const { rows } = await primary.query<Position>(`SELECT pg_current_wal_flush_lsn()::text AS lsn,
    ('x' || substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8))::bit(32)::int AS timeline,
    (SELECT system_identifier::text FROM pg_control_system()) AS system`);
  return rows[0]!;
}

interface Replayed {
  isReplica: boolean;
  system: string;
  timeline: number;
  bytesBehind: number;
}

/**
 * How many bytes of the log the server has not replayed. At most 0 means that it has everything. Throws unless the server
 * is a streaming replica of the primary.
 */
export async function bytesBehind(replica: pg.Pool, { system, timeline, lsn }: Position): Promise<number> {
  const { rows } = await replica.query<Replayed>(
    `SELECT pg_is_in_recovery() AS "isReplica",
      (SELECT system_identifier::text FROM pg_control_system()) AS system,
      (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline,
      coalesce(($1::pg_lsn - pg_last_wal_replay_lsn())::float8, 'Infinity') AS "bytesBehind"`,
    [lsn],
  );
  const server = rows[0]!;
  if (server.system !== system) refuse('OTHER_CLUSTER', 'a server that is no copy of DATABASE_URL');
  if (!server.isReplica) refuse('NO_REPLICA', 'a primary server: name a streaming replica');
  if (server.timeline !== timeline)
    refuse('OTHER_TIMELINE', 'a replica of another primary, or one without a restart point since a failover');
  return server.bytesBehind;
}

function refuse(code: string, server: string): never {
  throw Object.assign(new Error(`DATABASE_REPLICA_URL names ${server}`), { code });
}
