import type { Transaction } from 'kysely';
import type { Change, Writing } from '../../../csv/bulkList.ts';
import type { Database } from '../../../database/schema.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { saveService } from '../persistence/saveServices.ts';
import type { FindCentroid } from '../persistence/serviceColumns.ts';
import { filledFields, loggedFields } from '../persistence/serviceState.ts';
import type { ExportedService } from './exportedServices.ts';

interface Parts extends Writing {
  findMiddle: FindCentroid;
}

/**
 * Writes what a table says of services, each with its entry in the change log. Nobody has looked one over by that: what was
 * last confirmed, and when, stays.
 */
export async function saveServiceRows(
  trx: Transaction<Database>,
  changes: readonly Change<ExportedService>[],
  { asker, at, findMiddle }: Parts,
): Promise<void> {
  for (const { before, next } of changes) {
    const now = new Date(at.epochMilliseconds);
    const { id, input, isApproved, ownerId, verifiedAt, machineMade } = next;
    const changed = before
      ? differences(loggedFields(before), loggedFields(next))
      : { before: {}, after: filledFields(loggedFields(next)) };
    const hasNewBeds = before ? 'availableBeds' in changed.after || 'totalBeds' in changed.after : input.totalBeds > 0;
    const bedsUpdatedAt = hasNewBeds ? now : next.bedsUpdatedAt;
    const standing = { isApproved, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
    await saveService(trx, { id, input, standing }, findMiddle);
    if (before && hasNewBeds) {
      Object.assign(changed.before, { bedsUpdatedAt: before.bedsUpdatedAt });
      Object.assign(changed.after, { bedsUpdatedAt });
    }
    const kind = before ? 'updated' : 'created';
    await recordChanges(trx, [{ serviceId: id, kind, way: 'person', userId: asker.id, ...changed }]);
  }
}
