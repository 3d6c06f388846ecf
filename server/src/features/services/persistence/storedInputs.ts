import { type ServiceInput, serviceFields } from '@amparo/domain/services/editing/serviceInput.ts';
import { sql, type Transaction } from 'kysely';
import type { Database, ServicesTable } from '../../../database/schema.ts';
import type { ServiceToImport } from './saveServices.ts';

export interface StoredInput {
  id: string;
  input: ServiceInput;
}

const plainColumns = Object.keys(serviceFields).filter((name) => name !== 'location' && name !== 'source');
/** What a service's input is read from. */
export const inputColumns = [
  ...['id', 'sourceName', 'sourceId', 'longitude', 'latitude'],
  ...plainColumns,
] as (keyof ServicesTable)[];

/** What was last written of those services that are already there, by their place in the list; locks them. */
export async function findStoredInputs(
  trx: Transaction<Database>,
  services: Pick<ServiceToImport, 'id' | 'input'>[],
): Promise<Map<number, StoredInput>> {
  const ids = services.map(({ id }) => id ?? null);
  const names = services.map(({ input }) => input.source?.name ?? null);
  const sourceIds = services.map(({ input }) => input.source?.id ?? null);
  // Two joins, each on an index, where one with OR would compare all with all.
  const wanted = sql`unnest(${ids}::uuid[], ${names}::text[], ${sourceIds}::text[])
    WITH ORDINALITY AS wanted(id, name, source_id, place)`;
  const found = await sql<{ place: number; id: string }>`
    SELECT place::int AS place, s.id FROM ${wanted} JOIN services s ON s.source_name = wanted.name AND s.source_id = wanted.source_id
    UNION ALL
    SELECT place::int AS place, s.id FROM ${wanted} JOIN services s ON s.id = wanted.id`.execute(trx);
  if (found.rows.length === 0) return new Map();
  const rows = await trx
    .selectFrom('services')
    .select(inputColumns)
    .where('id', 'in', [...new Set(found.rows.map(({ id }) => id))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const inputs = new Map(rows.map((row) => [row.id as string, inputOf(row as StoredRow)]));
  return new Map(found.rows.map(({ place, id }) => [place - 1, { id, input: inputs.get(id)! }]));
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
