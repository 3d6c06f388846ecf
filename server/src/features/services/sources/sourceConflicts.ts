import { settleBeds } from '@amparo/domain/services/bedGroups.ts';
import type { SourceConflict } from '@amparo/domain/sources/sourceRoutes.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { ConflictRepository, type OpenConflict } from '../import/conflictRepository.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { settlePrecision } from '../input/locationPrecision.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { saveService } from '../persistence/saveServices.ts';
import { readStates } from '../persistence/serviceState.ts';

/** The fields that a person corrected here and the source changed, too. The newest first. */
export async function listConflicts(
  db: Kysely<Database>,
  page: { skip: number; limit: number },
): Promise<{ data: SourceConflict[]; total: number }> {
  const { rows, total } = await new ConflictRepository(db).list(page);
  const states = rows.length > 0 ? await readStates(db, [...new Set(rows.map((row) => row.serviceId))]) : new Map();
  const data = rows.map(({ id, field, sent, foundAt, serviceId, sourceName }) => {
    const input: Record<string, unknown> = { ...states.get(serviceId)?.input };
    return {
      ...{ id, serviceId, serviceName: String(input.name ?? ''), sourceName, field },
      here: Object.fromEntries(Object.keys(sent).map((name) => [name, input[name] ?? null])),
      ...{ there: sent, foundAt: foundAt.toISOString() },
    };
  });
  return { data, total };
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
    const conflicts = new ConflictRepository(trx);
    const conflict = await conflicts.lock(id);
    if (!conflict) return false;
    if (isSourceRight) await takeSent(trx, conflict, { userId, findCentroid });
    await conflicts.remove(id);
    return true;
  });
}

async function takeSent(
  trx: Transaction<Database>,
  { serviceId, sent }: Pick<OpenConflict, 'serviceId' | 'sent'>,
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
