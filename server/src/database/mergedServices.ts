import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The id of the service into which this one was merged, or its own id. */
export async function currentServiceId(db: Kysely<Database>, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT current_service(${id}::uuid) AS id`.execute(db);
  return rows[0]!.id;
}

/** Those of the services that were merged, each with the published service that it leads to. */
export async function findMoved(db: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; mergedInto: string }>`
    SELECT m.merged_id AS id, s.id AS merged_into FROM service_merges m JOIN services s ON s.id = current_service(m.merged_id)
    WHERE m.merged_id = ANY (${[...ids]}::uuid[]) AND s.is_approved ORDER BY m.merged_id`.execute(db);
  return rows;
}

export async function isMerged(db: Kysely<Database>, id: string): Promise<boolean> {
  const merge = await db.selectFrom('serviceMerges').select('mergedId').where('mergedId', '=', id).executeTakeFirst();
  return merge !== undefined;
}
