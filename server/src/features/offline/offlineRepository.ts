import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What devices store beside services. News, crisis lines, and contacts that were removed must not wait for an import. */
const partTables = ['crisis_lines', 'guides', 'liaisons', 'regional_notices', 'regions', 'static_pages', 'units'];

/** A text that differs after a row of these tables was added, changed, or deleted. */
export async function readPartsVersion(db: Kysely<Database>): Promise<string> {
  const versions = partTables.map(
    (table) => sql`(SELECT concat_ws(' ', count(*), max(updated_at)) FROM ${sql.table(table)})`,
  );
  const { rows } = await sql<{ version: string }>`SELECT concat_ws(',', ${sql.join(versions)}) AS version`.execute(db);
  return rows[0]!.version;
}
