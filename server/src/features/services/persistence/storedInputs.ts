import { randomUUIDv7 } from 'node:crypto';
import { type ServiceInput, storedFields } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { ServicesTable } from '../../../database/tables/serviceTables.ts';
import type { ServiceToUpsert } from './saveServices.ts';

/** A service to import, identified by its id or by its source. */
export interface ServiceToImport {
  id?: string;
  input: ServiceInput;
}

const plainColumns = Object.keys(storedFields).filter((name) => name !== 'location' && name !== 'source');
/** The columns that `inputOf` reads. */
export const inputColumns = [
  ...['id', 'sourceName', 'sourceId', 'longitude', 'latitude'],
  ...plainColumns,
] as (keyof ServicesTable)[];

/**
 * Returns the stored services among these, by position in the list, and locks them. An id counts more than a source: the
 * record of a merged service belongs to the one that stays.
 */
export async function findStoredInputs(
  trx: Transaction<Database>,
  services: readonly ServiceToImport[],
): Promise<Map<number, ServiceToUpsert>> {
  const ids = services.map(({ id }) => id ?? null);
  const names = services.map(({ input }) => input.source?.name ?? null);
  const sourceIds = services.map(({ input }) => input.source?.id ?? null);
  // Two joins use one index each. One join with OR would compare every row with every service.
  const imported = sql`unnest(${ids}::uuid[], ${names}::text[], ${sourceIds}::text[])
    WITH ORDINALITY AS imported(id, name, source_id, line)`;
  const found = await sql<{ line: number; id: string }>`
    SELECT line::int AS line, s.id, 1 AS rank FROM ${imported}
      JOIN services s ON s.source_name = imported.name AND s.source_id = imported.source_id
    UNION ALL
    SELECT line::int AS line, s.id, 2 AS rank FROM ${imported} JOIN services s ON s.id = imported.id
    ORDER BY rank`.execute(trx);
  if (found.rows.length === 0) return new Map();
  const rows = await trx
    .selectFrom('services')
    .select(inputColumns)
    .where('id', 'in', [...new Set(found.rows.map(({ id }) => id))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const inputs = new Map(rows.map((row) => [row.id as string, inputOf(row as StoredRow)]));
  const stored = found.rows.map(({ line, id }) => [line - 1, { id, input: inputs.get(id) }] as const);
  // A service that was purged between the two statements counts as new.
  return new Map(stored.filter((entry): entry is [number, ServiceToUpsert] => entry[1].input !== undefined));
}

/** Positions in the list of services that were merged into others. The service that was kept has its own record. */
export async function findMergedRecords(
  trx: Transaction<Database>,
  services: readonly ServiceToImport[],
): Promise<Set<number>> {
  const ids = services.map(({ id }) => id ?? null);
  const names = services.map(({ input }) => input.source?.name ?? null);
  const sourceIds = services.map(({ input }) => input.source?.id ?? null);
  const { rows } = await sql<{ line: number }>`
    SELECT line::int AS line
    FROM unnest(${ids}::uuid[], ${names}::text[], ${sourceIds}::text[]) WITH ORDINALITY AS imported(id, name, source_id, line)
    WHERE EXISTS (SELECT FROM service_merges m WHERE m.source_name = imported.name AND m.source_id = imported.source_id)
      OR EXISTS (SELECT FROM service_merges m WHERE m.merged_id = imported.id)`.execute(trx);
  return new Set(rows.map(({ line }) => line - 1));
}

/** Gives each service the id of the stored one, its own id, or a new id. */
export async function assignIds(
  trx: Transaction<Database>,
  services: readonly ServiceToImport[],
): Promise<ServiceToUpsert[]> {
  const stored = await findStoredInputs(trx, services);
  return services.map(({ id, input }, i) => ({ id: stored.get(i)?.id ?? id ?? randomUUIDv7(), input }));
}

/** A row of `inputColumns`. */
export type StoredRow = Omit<ServiceInput, 'source' | 'location' | 'criticalExpiredAt'> & {
  id: string;
  sourceName: string | null;
  sourceId: string | null;
  longitude: number | null;
  latitude: number | null;
  criticalExpiredAt: Date | null;
};

export function inputOf({
  id: _id,
  sourceName,
  sourceId,
  longitude,
  latitude,
  criticalExpiredAt,
  ...plain
}: StoredRow): ServiceInput {
  return {
    ...plain,
    criticalExpiredAt: criticalExpiredAt?.toISOString() ?? null,
    source: sourceName === null ? null : { name: sourceName, id: sourceId! },
    location: longitude === null ? null : { coordinates: [longitude, latitude!] },
  };
}
