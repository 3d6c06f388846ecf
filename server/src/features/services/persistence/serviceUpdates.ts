import { restorableHours } from '@amparo/domain/permissions/permissions.ts';
import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import { type BilingualField, languageOfText, otherTextOf } from '@amparo/domain/services/bilingualTexts.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { isUnproven, replaceManagers } from './ownership.ts';

type Trx = Transaction<Database>;

/** The number of services that are purged at once. */
const BATCH = 200;

// Writes that nothing is derived from. saveServices.ts writes whole services. What others see of a service changes with
// `updated_at`: copies of the data fetch what has a newer time (docs/data.md).

export async function setVerified(trx: Trx, id: string, verifiedAt: Date): Promise<void> {
  await trx.updateTable('services').set({ verifiedAt }).where('id', '=', id).execute();
}

/** A person says that these texts are correct translations. Without an agreement, the trigger makes a new one. */
export async function setTextsChecked(trx: Trx, id: string, names: readonly BilingualField[]): Promise<void> {
  if (names.length === 0) return;
  const english = names.map((name) => (languageOfText(name) === 'en' ? name : otherTextOf[name]));
  await trx
    .updateTable('services')
    .set({
      machineMade: sql`ARRAY(SELECT name FROM unnest(machine_made) AS name WHERE name <> ALL(${names}::text[]))`,
      agreedTexts: sql`agreed_texts - ${english}::text[]`,
      updatedAt: nextUpdatedAt('services'),
    })
    .where('id', '=', id)
    .execute();
}

/** The data of a sample service are real from now on. */
export async function endSample(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('services')
    .set({ isSample: false, updatedAt: nextUpdatedAt('services') })
    .where('id', '=', id)
    .execute();
}

export async function setApproved(trx: Trx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('services')
    .set({ isApproved: true, sentBackReason: null, updatedAt: nextUpdatedAt('services') })
    .where('id', 'in', ids)
    .execute();
}

export async function setSentBack(trx: Trx, ids: string[], reason: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('services').set({ sentBackReason: reason }).where('id', 'in', ids).execute();
}

/** Takes a service off all lists, or publishes it again. */
export async function setPaused(trx: Trx, id: string, pause: { until: string | null } | null): Promise<void> {
  const [isPaused, pausedUntil] = [pause !== null, pause?.until ?? null];
  await trx
    .updateTable('services')
    .set({ isApproved: !isPaused, isPaused, pausedUntil, updatedAt: nextUpdatedAt('services') })
    .where('id', '=', id)
    .execute();
}

export async function setDeleted(trx: Trx, ids: string[], deletedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('services').set({ isApproved: false, deletedAt }).where('id', 'in', ids).execute();
}

export async function setRestored(trx: Trx, id: string, isApproved: boolean): Promise<void> {
  await trx
    .updateTable('services')
    .set({ isApproved, deletedAt: null, updatedAt: nextUpdatedAt('services') })
    .where('id', '=', id)
    .execute();
}

export async function setOwnership(
  trx: Trx,
  { id, ownerId, managerIds }: { id: string; ownerId: string | null; managerIds: string[] },
): Promise<void> {
  await trx
    .updateTable('services')
    .set({ ownerId, updatedAt: nextUpdatedAt('services') })
    .where('id', '=', id)
    .execute();
  await replaceManagers(trx, id, managerIds);
}

/** Stores counts of free beds, and publishes the shelters unless they are paused (rules.md §4). */
export async function setAvailableBeds(
  trx: Trx,
  beds: { id: string; available: number; groups: BedGroup[] }[],
  at: Date,
): Promise<void> {
  if (beds.length === 0) return;
  const ids = beds.map(({ id }) => id);
  const counts = beds.map(({ available }) => available);
  const groups = beds.map(({ groups }) => JSON.stringify(groups));
  await sql`UPDATE services SET available_beds = beds.available, bed_groups = beds.groups, beds_updated_at = ${at},
      is_approved = NOT is_paused AND (is_approved OR NOT ${isUnproven('services.owner_id')}),
      sent_back_reason = NULL, updated_at = ${nextUpdatedAt('services')}
    FROM unnest(${ids}::uuid[], ${counts}::int[], ${groups}::jsonb[]) AS beds(id, available, groups) WHERE services.id = beds.id`.execute(
    trx,
  );
}

/** Removes services that were deleted more than 30 days ago, with their change log, in small batches. */
export async function purgeDeletedServices(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = toDate(at.subtract({ hours: restorableHours }));
  for (let purged = BATCH; purged === BATCH; )
    purged = await db.transaction().execute(async (trx) => {
      const gone = await trx
        .selectFrom('services')
        .select('id')
        .where('deletedAt', '<', before)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .execute();
      const ids = gone.map(({ id }) => id);
      await endMerges(trx, ids);
      if (ids.length > 0) await trx.deleteFrom('services').where('id', 'in', ids).execute();
      return ids.length;
    });
}

/** Purged services cannot be separated again. What was merged into them leads to the services that stay. */
async function endMerges(trx: Trx, ids: string[]): Promise<void> {
  await sql`UPDATE service_merges SET undo = NULL WHERE merged_id = ANY (${ids}::uuid[])`.execute(trx);
  await sql`UPDATE service_merges SET kept_id = current_service(kept_id) WHERE kept_id = ANY (${ids}::uuid[])`.execute(
    trx,
  );
}

/** Locks the paused services that return today, each in its own time zone. `zone` is the time zone of the region. */
export async function findEndedPauses(trx: Trx, zone: string, at: Temporal.Instant): Promise<string[]> {
  const due = await trx
    .selectFrom('services')
    .select('id')
    .where('isPaused', '=', true)
    .where('deletedAt', 'is', null)
    .where('pausedUntil', '<=', sql<string>`(${toDate(at)} AT TIME ZONE coalesce(time_zone, ${zone}))::date`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return due.map(({ id }) => id);
}
