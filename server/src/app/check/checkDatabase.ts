import { mkdir } from 'node:fs/promises';
import { findBinaries } from '@amparo/embedded-postgres/findBinaries.ts';
import { lockFolder } from '@amparo/embedded-postgres/lockFolder.ts';
import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import type pg from 'pg';
import { connectDatabase, createPool, EMBEDDED_NAME } from '../../database/database.ts';
import { countPending } from '../../database/migrations/migrate.ts';
import { bytesBehind, readPosition } from '../../database/replica/position.ts';
import type { Config } from '../config/config.ts';

const EXTENSIONS = ['unaccent', 'pg_trgm', 'cube', 'earthdistance'];
const quiet = { info() {}, warn() {}, error() {} };

/** Returns a note about the database. Throws an error that says what is wrong. */
export async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (!databaseUrl) return checkEmbedded(dataDir);
  const { pool, close } = await connectDatabase({ connection: databaseUrl, log: quiet, poolSize: 1 });
  try {
    return await checkServer(pool);
  } finally {
    await close();
  }
}

/** Returns a note about the replica. Throws an error that says what is wrong. */
export async function checkReplica({ databaseUrl, databaseReplicaUrl }: Config): Promise<string> {
  const primary = await connectDatabase({ connection: databaseUrl!, log: quiet, poolSize: 1 });
  const replica = createPool({ connection: databaseReplicaUrl!, log: quiet, poolSize: 1 });
  try {
    const { rows } = await primary.pool.query(`SELECT current_setting('synchronous_commit') AS commit`);
    if (rows[0].commit === 'off')
      throw new Error('with synchronous_commit=off, a replica may lack acknowledged changes');
    const bytes = await bytesBehind(replica, await readPosition(primary.pool));
    return `a streaming replica, ${Math.max(0, bytes)} bytes behind`;
  } finally {
    await replica.end();
    await primary.close();
  }
}

/** Does not start the embedded server. */
async function checkEmbedded(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const folders = prepareFolders(dataDir, EMBEDDED_NAME);
  lockFolder(folders).release();
  findBinaries(folders);
  return `PostgreSQL from the packages, in ${folders.folder}`;
}

async function checkServer(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS "isReplica",
       has_schema_privilege(current_schema(), 'CREATE') AS "canCreate",
       ARRAY(SELECT unnest($1::text[]) EXCEPT SELECT name FROM pg_available_extensions) AS missing`,
    [EXTENSIONS],
  );
  const { version, isReplica, canCreate, missing } = rows[0];
  if (isReplica) throw new Error('DATABASE_URL names a read-only replica: name the primary server');
  if (!canCreate) throw new Error('the user of DATABASE_URL cannot create tables: grant CREATE on the schema');
  if (missing.length > 0) throw new Error(`the server lacks the extensions ${missing.join(', ')}`);
  const pending = await countPending(pool);
  return `PostgreSQL ${version}${pending > 0 ? `, ${pending} migrations to apply` : ''}`;
}
