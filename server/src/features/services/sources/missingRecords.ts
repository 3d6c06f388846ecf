import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { findMissingTooLong, markHidden, markPresent, type SeenRecords } from '../import/sourceRecordRepository.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { setPaused } from '../persistence/serviceUpdates.ts';

const byImport = { way: 'import', userId: null } as const;

/** Records that are there again are no longer missing, and their services return to the lists. */
export async function showPresent(
  trx: Transaction<Database>,
  found: { sourceId: string; seen: SeenRecords },
): Promise<void> {
  for (const serviceId of await markPresent(trx, found)) {
    await setPaused(trx, serviceId, null);
    const [before, after] = [{ isPaused: true }, { isPaused: false }];
    await recordChanges(trx, [{ serviceId, kind: 'resumed', ...byImport, before, after }]);
  }
}

/** Takes services off the lists that their source has not had for as long as it allows. Returns their number. */
export async function hideMissing(db: Kysely<Database>, at: Temporal.Instant): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ids = await findMissingTooLong(trx, at);
    if (ids.length === 0) return 0;
    for (const id of ids) await setPaused(trx, id, { until: null });
    const [before, after] = [{ isPaused: false }, { isPaused: true }];
    await recordChanges(
      trx,
      ids.map((serviceId) => ({ serviceId, kind: 'paused', ...byImport, before, after })),
    );
    await markHidden(trx, ids, at);
    return ids.length;
  });
}
