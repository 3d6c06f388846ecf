import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { type InsertObject, type RawBuilder, sql, type Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { indexNeeds } from './needIndex.ts';
import { serviceColumnsOf } from './serviceColumns.ts';

export interface ServiceToUpsert {
  id: string;
  input: ServiceInput;
  /** When its directory confirmed it. A later confirmation here stays. */
  verifiedAt?: Date | null;
}

/** A service with the fields that an import does not change. */
export interface ServiceToSave extends ServiceToUpsert {
  status: {
    isApproved: boolean;
    /** Missing or null: a service that is not published waits for approval. */
    sentBackReason?: string | null;
    /** Only for a service that is not published. */
    isPaused?: boolean;
    pausedUntil?: string | null;
    ownerId: string | null;
    verifiedAt: Date | null;
    bedsUpdatedAt: Date | null;
    /** If it is missing, fields with unchanged texts stay marked as machine translations. */
    machineMade?: BilingualField[];
  };
}

/** A statement holds at most 65,535 values, and a service has about fifty. */
const BATCH = 500;

/**
 * Adds or updates imported services and everything derived from them. New services are published.
 * Existing services keep their approval, kudos and owner. Call it in a transaction.
 */
export async function upsertServices(
  trx: Transaction<Database>,
  services: readonly ServiceToUpsert[],
  findCentroid: FindCentroid,
): Promise<void> {
  for (let i = 0; i < services.length; i += BATCH) {
    const batch = services.slice(i, i + BATCH);
    const rows = batch.map(({ id, input, verifiedAt = null }) => ({
      ...{ id, isApproved: true, verifiedAt },
      ...serviceColumnsOf(input, findCentroid),
    }));
    await upsertRows(trx, rows, ['id', 'isApproved'], {
      verifiedAt: sql`greatest(services.verified_at, excluded.verified_at)`,
    });
    await saveDerived(trx, batch);
  }
}

/** Adds or replaces one service and everything derived from it. */
export async function saveService(
  trx: Transaction<Database>,
  { id, input, status }: ServiceToSave,
  findCentroid: FindCentroid,
): Promise<void> {
  const { isApproved, sentBackReason = null, isPaused = false, pausedUntil = null } = status;
  const published = { sentBackReason: null, isPaused: false, pausedUntil: null };
  const hold = isApproved ? published : { sentBackReason, isPaused, pausedUntil };
  await upsertRows(trx, [{ id, ...status, ...hold, ...serviceColumnsOf(input, findCentroid) }], ['id']);
  await saveDerived(trx, [{ id, input }]);
}

async function upsertRows(
  trx: Transaction<Database>,
  rows: InsertObject<Database, 'services'>[],
  unchanged: string[],
  updates: Record<string, RawBuilder<never>> = {},
): Promise<void> {
  const replaced = Object.keys(rows[0] ?? {}).filter((column) => !unchanged.includes(column));
  await trx
    .insertInto('services')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...replacements(replaced), ...updates }))
    .execute();
}

async function saveDerived(trx: Transaction<Database>, services: ServiceToUpsert[]): Promise<void> {
  const ids = services.map(({ id }) => id);
  await sql`INSERT INTO service_kudos (service_id) SELECT unnest(${ids}::uuid[]) ON CONFLICT DO NOTHING`.execute(trx);
  await indexNeeds(trx, services);
}

/** `SET column = excluded.column` for each column. */
function replacements(columns: string[]): Record<string, RawBuilder<never>> {
  const updates = columns.map((column) => [column, sql`excluded.${sql.ref(column)}`]);
  return { machineMade: unchangedTranslations, ...Object.fromEntries(updates), updatedAt: nextUpdatedAt('services') };
}

/** The machine translations with texts that this update does not change. */
const unchangedTranslations: RawBuilder<never> = sql`ARRAY(
  SELECT name FROM unnest(services.machine_made) AS name WHERE CASE name
    WHEN 'serviceSummaryEs' THEN excluded.service_summary_es = services.service_summary_es
    WHEN 'descriptionEs' THEN excluded.description_es = services.description_es
    WHEN 'ageEs' THEN excluded.age_es = services.age_es
    WHEN 'serviceSummary' THEN excluded.service_summary = services.service_summary
    WHEN 'description' THEN excluded.description = services.description
    WHEN 'age' THEN excluded.age = services.age END)`;
