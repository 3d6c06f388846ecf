import { chownSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { prepareFolders } from '@amparo/embedded-postgres/prepareFolders.ts';
import type { DatabaseConnection } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pg from 'pg';
import { EMBEDDED_NAME } from '../database.ts';

/** What belongs to the running server, or comes by streaming. */
const notCopied = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pg_stat_tmp\/.*|pgsql_tmp.*)$/;

/** The settings of a primary of test replicas: the log is written before a commit is acknowledged, and kept for them. */
export const primarySettings = { synchronous_commit: 'on', wal_keep_size: '256MB' };

/** Fills an empty data folder with a copy of an embedded database that runs. Started there, it is a streaming replica. */
export async function copyToReplica(
  primary: { connection: DatabaseConnection; dataDir: string },
  dataDir: string,
): Promise<void> {
  const from = prepareFolders(primary.dataDir, EMBEDDED_NAME).cluster;
  const { cluster: to, account } = prepareFolders(dataDir, EMBEDDED_NAME);
  const client = new pg.Client({ ...primary.connection, ssl: false });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    const isCopied = (file: string) => !notCopied.test(relative(from, file));
    cpSync(from, to, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop()');
    writeFileSync(join(to, 'backup_label'), rows[0]!.label);
  } finally {
    await client.end();
  }
  mkdirSync(join(to, 'pg_wal/archive_status'), { recursive: true });
  writeFileSync(join(to, 'standby.signal'), '');
  const { host, port, user } = primary.connection;
  writeFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`);
  if (!account) return;
  for (const file of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, file), account.uid, account.gid);
}
