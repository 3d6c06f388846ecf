import { randomUUIDv7 } from 'node:crypto';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { hoursRows } from '@amparo/domain/services/hours/hoursRows.ts';
import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import { type InsertObject, type RawBuilder, sql, type Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { indexNeeds } from './needIndex.ts';
import { type FindCentroid, serviceColumnsOf } from './serviceColumns.ts';

/** A service to store: recognised by its own id, or else by its origin. */
export interface ServiceToImport {
  id?: string;
  input: ServiceInput;
}

/** A service as people write it, with what an import leaves as it is. */
export interface ServiceToSave {
  id: string;
  input: ServiceInput;
  standing: {
    isApproved: boolean;
    ownerId: string | null;
    verifiedAt: Date | null;
    bedsUpdatedAt: Date | null;
    /** Where it is not said: whatever was, as far as it has not changed. */
    machineMade?: TranslatedField[];
  };
}

export interface StoredService {
  id: string;
  isNew: boolean;
}

/** So many go to the database at once: a statement holds 65,535 values, and a service has some fifty. */
const BATCH = 500;

/**
 * Adds or updates published services with all that is derived from them; answers in the order given. One that is already
 * there keeps its kudos and its owner. Run it in a transaction: all or none.
 */
export async function importBatches(
  trx: Transaction<Database>,
  services: ServiceToImport[],
  findMiddle: FindCentroid,
): Promise<StoredService[]> {
  const stored: StoredService[] = [];
  for (let i = 0; i < services.length; i += BATCH) {
    stored.push(...(await storeBatch(trx, services.slice(i, i + BATCH), findMiddle)));
  }
  return stored;
}

async function storeBatch(
  trx: Transaction<Database>,
  services: ServiceToImport[],
  findMiddle: FindCentroid,
): Promise<StoredService[]> {
  const ids = await findIds(trx, services);
  const stored = services.map(({ input }, i) => ({ id: ids[i]!.id, input }));
  const rows = stored.map(({ id, input }) => ({ id, isApproved: true, ...serviceColumnsOf(input, findMiddle) }));
  // Approval, once given or taken, stays.
  await upsert(trx, rows, ['id', 'isApproved']);
  await derive(trx, stored);
  return ids;
}

/** Adds or replaces one service with all that is derived from it. */
export async function saveService(
  trx: Transaction<Database>,
  { id, input, standing }: ServiceToSave,
  findMiddle: FindCentroid,
): Promise<void> {
  await upsert(trx, [{ id, ...standing, ...serviceColumnsOf(input, findMiddle) }], ['id']);
  await derive(trx, [{ id, input }]);
}

async function upsert(
  trx: Transaction<Database>,
  rows: InsertObject<Database, 'services'>[],
  kept: string[],
): Promise<void> {
  const replaced = Object.keys(rows[0] ?? {}).filter((column) => !kept.includes(column));
  await trx
    .insertInto('services')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(replaceAll(replaced)))
    .execute();
}

type Stored = { id: string; input: ServiceInput };

async function derive(trx: Transaction<Database>, stored: Stored[]): Promise<void> {
  const ids = stored.map(({ id }) => id);
  await sql`INSERT INTO service_kudos (service_id) SELECT unnest(${ids}::uuid[]) ON CONFLICT DO NOTHING`.execute(trx);
  await replaceHours(trx, stored);
  await indexNeeds(trx, stored);
}

/** `SET column = excluded.column`. Each change is later than the one before, as answers tell time: to the millisecond. */
function replaceAll(columns: string[]): Record<string, RawBuilder<never>> {
  const updates = columns.map((column) => [column, sql`excluded.${sql.ref(column)}`]);
  return { machineMade: stillMachineMade, ...Object.fromEntries(updates), updatedAt: nextUpdatedAt('services') };
}

/** Without the texts that are others now. */
const stillMachineMade: RawBuilder<never> = sql`ARRAY(
  SELECT name FROM unnest(services.machine_made) AS name WHERE CASE name
    WHEN 'serviceSummaryEs' THEN excluded.service_summary_es = services.service_summary_es
    WHEN 'descriptionEs' THEN excluded.description_es = services.description_es
    WHEN 'ageEs' THEN excluded.age_es = services.age_es END)`;

/** The ids that the services have or will have; locks the known ones, so that two imports do not cross. */
async function findIds(trx: Transaction<Database>, services: ServiceToImport[]): Promise<StoredService[]> {
  const names = services.map(({ input }) => input.source?.name ?? null);
  const sourceIds = services.map(({ input }) => input.source?.id ?? null);
  const wanted = services.map(({ id }) => id ?? null);
  const { rows } = await sql<{ place: number; id: string }>`
    SELECT wanted.place::int AS place, s.id
    FROM unnest(${wanted}::uuid[], ${names}::text[], ${sourceIds}::text[]) WITH ORDINALITY AS wanted(id, name, source_id, place)
    JOIN services s ON s.id = wanted.id OR (s.source_name = wanted.name AND s.source_id = wanted.source_id)
    ORDER BY s.id FOR UPDATE OF s`.execute(trx);
  const known = new Map(rows.map(({ place, id }) => [place - 1, id]));
  return services.map(({ id }, i) => ({ id: known.get(i) ?? id ?? randomUUIDv7(), isNew: !known.has(i) }));
}

async function replaceHours(trx: Transaction<Database>, services: Stored[]): Promise<void> {
  const ids = services.map(({ id }) => id);
  await trx.deleteFrom('serviceHours').where('serviceId', 'in', ids).execute();
  const rows = services.flatMap(({ id, input }) => hoursRows(input).map((row) => ({ serviceId: id, ...row })));
  await sql`INSERT INTO service_hours (service_id, is_closing, day_key, first_date, last_date, start_minute, end_minute)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("serviceId" uuid, "isClosing" boolean,
      "dayKey" smallint, "firstDate" date, "lastDate" date, "startMinute" smallint, "endMinute" smallint)`.execute(trx);
}
