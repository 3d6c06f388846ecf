import { settleBeds } from '@amparo/domain/services/bedGroups.ts';
import type { SourceConflict } from '@amparo/domain/sources/sourceRoutes.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { settlePrecision } from '../input/locationPrecision.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { saveService } from '../persistence/saveServices.ts';
import { readStates } from '../persistence/serviceState.ts';

type Trx = Transaction<Database>;

/** The fields that a person corrected here and the source changed, too. The newest first. */
export async function listConflicts(
  db: Kysely<Database>,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: SourceConflict[]; total: number }> {
  const { rows } = await sql<Row>`SELECT c.id, c.field, c.sent, c.found_at, r.service_id, o.name AS source_name
    FROM ${openConflicts} ORDER BY c.found_at DESC, c.id LIMIT ${limit} OFFSET ${skip}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${openConflicts}`.execute(
    db,
  );
  const states = rows.length > 0 ? await readStates(db, [...new Set(rows.map((row) => row.serviceId))]) : new Map();
  const data = rows.map(({ id, field, sent, foundAt, serviceId, sourceName }) => {
    const input: Record<string, unknown> = { ...states.get(serviceId)?.input };
    return {
      ...{ id, serviceId, serviceName: String(input.name ?? ''), sourceName, field },
      here: Object.fromEntries(Object.keys(sent).map((name) => [name, input[name] ?? null])),
      ...{ there: sent, foundAt: foundAt.toISOString() },
    };
  });
  return { data, total: counted[0]!.total };
}

/** Conflicts of services that are not deleted. */
const openConflicts = sql`source_conflicts c
  JOIN source_records r ON r.source_id = c.source_id AND r.external_id = c.external_id
  JOIN sources o ON o.id = c.source_id
  JOIN services s ON s.id = r.service_id AND s.deleted_at IS NULL`;

interface Row {
  id: string;
  field: string;
  sent: Record<string, unknown>;
  foundAt: Date;
  serviceId: string;
  sourceName: string;
}

interface Decision {
  id: string;
  isSourceRight: boolean;
  userId: string;
}

/**
 * Keeps the value here, or takes that of the source. Both are remembered: the value here stays until the source changes
 * its own again. Returns false if somebody has decided already.
 */
export async function decideConflict(
  db: Kysely<Database>,
  { id, isSourceRight, userId }: Decision,
  findCentroid: FindCentroid,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Row>`SELECT c.id, c.sent, r.service_id FROM ${openConflicts}
      WHERE c.id = ${id} FOR UPDATE OF c`.execute(trx);
    const [conflict] = rows;
    if (!conflict) return false;
    if (isSourceRight) await takeSent(trx, conflict, { userId, findCentroid });
    await trx.deleteFrom('sourceConflicts').where('id', '=', id).execute();
    return true;
  });
}

async function takeSent(
  trx: Trx,
  { serviceId, sent }: Pick<Row, 'serviceId' | 'sent'>,
  { userId, findCentroid }: { userId: string; findCentroid: FindCentroid },
): Promise<void> {
  const state = (await readStates(trx, [serviceId], { isLocked: true })).get(serviceId)!;
  const merged = { ...state.input, ...sent };
  if ('location' in sent && !('locationPrecision' in sent)) merged.locationPrecision = null;
  const input = settleBeds(settlePrecision(merged, state.input, findCentroid), state.input);
  const { isApproved, sentBackReason, isPaused, pausedUntil, ownerId, verifiedAt, bedsUpdatedAt } = state;
  const status = { isApproved, sentBackReason, isPaused, pausedUntil, ownerId, verifiedAt, bedsUpdatedAt };
  await saveService(trx, { id: serviceId, input, status }, findCentroid);
  const changed = differences(state.input, input);
  await recordChanges(trx, [{ serviceId, kind: 'updated', way: 'person', userId, ...changed }]);
}
