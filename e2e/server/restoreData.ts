import type pg from 'pg';

interface Table {
  name: string;
  columns: string;
}

/** Copies every table to the schema `original`, so that restoreData can go back to it. */
export async function storeOriginal(pool: pg.Pool): Promise<void> {
  await pool.query('CREATE SCHEMA original');
  for (const { name } of await readTables(pool, 'public')) {
    await pool.query(`CREATE TABLE original.${name} AS TABLE public.${name}`);
  }
}

/**
 * Puts all rows back in one transaction. The triggers notify the running server, which drops its cached copies. The
 * table services_gone stays, because it tells the server's search index that services were removed.
 */
export async function restoreData(pool: pg.Pool): Promise<void> {
  const tables = await readTables(pool, 'original');
  const names = tables.map(({ name }) => `public.${name}`);
  const inserts = tables.map(
    ({ name, columns }) =>
      `INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM original.${name};`,
  );
  await pool.query(`BEGIN;
    TRUNCATE ${names.join(', ')}; ${inserts.join(' ')} COMMIT`);
}

/** The tables in the order of their creation, so that references point to rows that exist already. */
async function readTables(pool: pg.Pool, schema: 'public' | 'original'): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_class p ON p.relname = c.relname AND p.relnamespace = 'public'::regnamespace
       JOIN pg_attribute a ON a.attrelid = p.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind = 'r' AND c.relnamespace = $1::regnamespace AND c.relname NOT IN ('schema_migrations', 'services_gone')
     GROUP BY c.relname, p.oid ORDER BY p.oid`,
    [schema],
  );
  return rows;
}
