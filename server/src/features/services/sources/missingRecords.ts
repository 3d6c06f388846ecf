import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { setPaused } from '../persistence/serviceUpdates.ts';

type Trx = Transaction<Database>;

/** The records that a run has seen, and the ids of those that the source still has although the run did not fetch them. */
export interface SeenRecords {
  externalIds: readonly string[];
  otherIds: readonly string[];
}

/** Marks the records that a source no longer has. Returns how many are new among them, and how many it had. */
export async function markMissing(
  trx: Trx,
  { sourceId, seen, at }: { sourceId: string; seen: SeenRecords; at: Temporal.Instant },
): Promise<{ missing: number; known: number }> {
  const { rows } = await sql<{ known: number }>`SELECT count(*)::int AS known FROM source_records
    WHERE source_id = ${sourceId} AND missing_since IS NULL AND service_id IS NOT NULL`.execute(trx);
  const { numAffectedRows = 0n } = await sql`UPDATE source_records SET missing_since = ${toDate(at)}
    WHERE source_id = ${sourceId} AND missing_since IS NULL AND service_id IS NOT NULL
      AND external_id NOT IN (SELECT unnest(${seen.externalIds}::text[]))
      AND coalesce(record_id, external_id) NOT IN (SELECT unnest(${seen.otherIds}::text[]))`.execute(trx);
  return { missing: Number(numAffectedRows), known: rows[0]!.known };
}

/** Records that are there again are no longer missing, and their services return to the lists. */
export async function markPresent(
  trx: Trx,
  { sourceId, seen }: { sourceId: string; seen: SeenRecords },
): Promise<void> {
  const { rows } = await sql<{ serviceId: string | null; wasHidden: boolean }>`
    UPDATE source_records r SET missing_since = NULL, hidden_at = NULL
    FROM source_records before
    WHERE before.source_id = r.source_id AND before.external_id = r.external_id
      AND r.source_id = ${sourceId} AND r.missing_since IS NOT NULL
      AND (r.external_id IN (SELECT unnest(${seen.externalIds}::text[]))
        OR coalesce(r.record_id, r.external_id) IN (SELECT unnest(${seen.otherIds}::text[])))
    RETURNING r.service_id, before.hidden_at IS NOT NULL AS was_hidden`.execute(trx);
  const hidden = rows.flatMap(({ serviceId, wasHidden }) => (serviceId && wasHidden ? [serviceId] : []));
  if (hidden.length === 0) return;
  const paused = await trx
    .selectFrom('services')
    .select('id')
    .where('id', 'in', hidden)
    .where('isPaused', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of paused) {
    await setPaused(trx, id, null);
    const [before, after] = [{ isPaused: true }, { isPaused: false }];
    await recordChanges(trx, [{ serviceId: id, kind: 'resumed', way: 'import', userId: null, before, after }]);
  }
}

/**
 * Takes services off the lists that their source has not had for as long as it allows. A service stays that somebody
 * confirmed since then, or that another source still has. Returns their number.
 */
export async function hideMissing(db: Kysely<Database>, at: Temporal.Instant): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<{ id: string }>`SELECT s.id FROM services s
      WHERE s.is_approved AND s.id IN (
        SELECT r.service_id FROM source_records r JOIN sources o ON o.id = r.source_id
        WHERE r.missing_since <= ${toDate(at)}::timestamptz - make_interval(days => o.grace_days) AND r.hidden_at IS NULL
          AND (s.verified_at IS NULL OR s.verified_at < r.missing_since))
      AND NOT EXISTS (SELECT FROM source_records r WHERE r.service_id = s.id AND r.missing_since IS NULL)
      ORDER BY s.id FOR NO KEY UPDATE OF s`.execute(trx);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const id of ids) await setPaused(trx, id, { until: null });
    await recordChanges(
      trx,
      ids.map((serviceId) => ({
        ...{ serviceId, kind: 'paused' as const, way: 'import' as const, userId: null },
        ...{ before: { isPaused: false }, after: { isPaused: true } },
      })),
    );
    await trx
      .updateTable('sourceRecords')
      .set({ hiddenAt: toDate(at) })
      .where('serviceId', 'in', ids)
      .where('missingSince', 'is not', null)
      .execute();
    return ids.length;
  });
}
