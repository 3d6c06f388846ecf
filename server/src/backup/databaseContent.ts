import type pg from 'pg';
import { BackupError } from './backupFormat.ts';

/** Matches objects of the schema that belong to no extension. */
const ours = (catalog: string, schema: string) => `${schema} = current_schema()::regnamespace AND NOT EXISTS
  (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;

/**
 * Throws BackupError unless a restore may overwrite the database: it is empty, or it contains an installation that should be
 * replaced. Returns the images of that installation.
 */
export async function assertReplaceable(
  client: pg.ClientBase,
  isReplacing: boolean,
): Promise<{ imageNames: Set<string> }> {
  const { rows } = await client.query(`SELECT to_regclass('schema_migrations') IS NOT NULL AS "isInstallation",
    (SELECT count(*)::int FROM pg_class o WHERE o.relkind IN ('r', 'p', 'v', 'm') AND ${ours('pg_class', 'o.relnamespace')}) AS tables,
    (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'amparo%'
      AND pid <> pg_backend_pid()) AS sessions`);
  const { isInstallation, tables, sessions } = rows[0];
  if (sessions > 0) throw new BackupError('Amparo uses this database right now: stop all of its processes first.');
  if (tables === 0) return { imageNames: new Set() };
  if (!isInstallation) throw new BackupError('The database contains tables of another program: use another database.');
  if (!isReplacing)
    throw new BackupError('The database contains data. To delete it and restore the backup instead, add --replace.');
  const images = await client.query<{ name: string }>('SELECT name FROM feedback_images');
  return { imageNames: new Set(images.rows.map(({ name }) => name)) };
}

const DROPS = `
  SELECT format('DROP TABLE IF EXISTS %s CASCADE', o.oid::regclass) AS statement FROM pg_class o
    WHERE o.relkind IN ('r', 'p') AND ${ours('pg_class', 'o.relnamespace')}
  UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', o.oid::regprocedure) FROM pg_proc o
    WHERE ${ours('pg_proc', 'o.pronamespace')}
  UNION ALL SELECT format('DROP TEXT SEARCH CONFIGURATION IF EXISTS %I CASCADE', o.cfgname) FROM pg_ts_config o
    WHERE ${ours('pg_ts_config', 'o.cfgnamespace')}
  UNION ALL SELECT 'DROP SCHEMA IF EXISTS pgboss CASCADE'`;

/** Drops what migrations create, and the queues of jobs, which the next start creates again. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROPS);
  for (const { statement } of rows) await client.query(statement);
}
