import type { Transaction } from 'kysely';
import type { Change, Writing } from '../../../csv/bulkList.ts';
import type { Database } from '../../../database/schema.ts';
import { differences, noteChanges } from '../store/changeLog.ts';
import type { FindMiddle } from '../store/serviceColumns.ts';
import { writeService } from '../store/serviceWriter.ts';
import { filledFields, loggedFields } from '../write/serviceState.ts';
import type { ListedService } from './listedServices.ts';

interface Parts extends Writing {
  findMiddle: FindMiddle;
}

/**
 * Writes what a table says of services, each with its entry in the change log. Nobody has looked one over by that: what was
 * last confirmed, and when, stays.
 */
export async function writeListed(
  trx: Transaction<Database>,
  changes: readonly Change<ListedService>[],
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
    await writeService(trx, { id, input, standing }, findMiddle);
    if (before && hasNewBeds) {
      Object.assign(changed.before, { bedsUpdatedAt: before.bedsUpdatedAt });
      Object.assign(changed.after, { bedsUpdatedAt });
    }
    const kind = before ? 'updated' : 'created';
    await noteChanges(trx, [{ serviceId: id, kind, way: 'person', userId: asker.id, ...changed }]);
  }
}
