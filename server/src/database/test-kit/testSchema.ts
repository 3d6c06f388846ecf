import type pg from 'pg';

const PUBLIC = `'public'::regnamespace`;
/** Objects of an extension belong to it, not to our schema. */
const NOT_OF_EXTENSION = (catalog: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;

const QUERIES = {
  columns: `SELECT c.relname, a.attname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum)::int AS place,
      format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull, a.attgenerated, pg_get_expr(d.adbin, d.adrelid) AS value
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = ${PUBLIC} AND c.relkind IN ('r', 'v', 'm', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY 1, 3`,
  indexes: `SELECT indexdef, i.indisvalid FROM pg_indexes JOIN pg_index i ON i.indexrelid = indexname::regclass
    WHERE schemaname = 'public' ORDER BY 1`,
  constraints: `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = ${PUBLIC} AND conrelid <> 0 ORDER BY 1, 2`,
  triggers: `SELECT pg_get_triggerdef(t.oid) AS definition FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = ${PUBLIC} ORDER BY 1`,
  functions: `SELECT pg_get_functiondef(o.oid) AS definition FROM pg_proc o
    WHERE o.pronamespace = ${PUBLIC} AND o.prokind <> 'a' AND ${NOT_OF_EXTENSION('pg_proc')} ORDER BY 1`,
  sequences: `SELECT o.relname FROM pg_class o WHERE o.relkind = 'S' AND o.relnamespace = ${PUBLIC} ORDER BY 1`,
  types: `SELECT o.typname FROM pg_type o WHERE o.typnamespace = ${PUBLIC} AND o.typtype IN ('d', 'e', 'r')
    AND ${NOT_OF_EXTENSION('pg_type')} ORDER BY 1`,
  textSearch: `SELECT o.cfgname, m.maptokentype, m.mapseqno, m.mapdict::regdictionary::text AS dictionary
    FROM pg_ts_config o JOIN pg_ts_config_map m ON m.mapcfg = o.oid WHERE o.cfgnamespace = ${PUBLIC} ORDER BY 1, 2, 3`,
  extensions: `SELECT extname FROM pg_extension ORDER BY 1`,
};

/** Describes everything that migrations create, so that two databases can be compared. */
export async function describeSchema(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const described: Record<string, unknown[]> = {};
  for (const [kind, sql] of Object.entries(QUERIES)) described[kind] = (await pool.query(sql)).rows;
  return described;
}
