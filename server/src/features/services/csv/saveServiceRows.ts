import type { Transaction } from 'kysely';
import type { Change, ImportContext } from '../../../csv/csvList.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import type { FindCentroid } from '../input/locationPrecision.ts';
import { differences, filledFields, hasBeds, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import type { ExportedService } from '../persistence/exportedServices.ts';
import { saveService } from '../persistence/saveServices.ts';

interface Options extends ImportContext {
  findCentroid: FindCentroid;
}

/** Saves the rows of an import, each with its change log entry. An import does not confirm services: `verifiedAt` stays. */
export async function saveServiceRows(
  trx: Transaction<Database>,
  changes: readonly Change<ExportedService>[],
  { viewer, at, findCentroid }: Options,
): Promise<void> {
  for (const { before, next } of changes) {
    const now = toDate(at);
    const { id, input, isApproved, sentBackReason, isPaused, pausedUntil, ownerId, verifiedAt, machineMade } = next;
    const changed = before
      ? differences(loggedFields(before), loggedFields(next))
      : { before: {}, after: filledFields(loggedFields(next)) };
    const hasNewBeds = before ? hasBeds(changed.after) : input.totalBeds > 0;
    const bedsUpdatedAt = hasNewBeds ? now : next.bedsUpdatedAt;
    const hold = { sentBackReason, isPaused, pausedUntil };
    const status = { isApproved, ...hold, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
    await saveService(trx, { id, input, status }, findCentroid);
    if (before && hasNewBeds) {
      Object.assign(changed.before, { bedsUpdatedAt: before.bedsUpdatedAt });
      Object.assign(changed.after, { bedsUpdatedAt });
    }
    const kind = before ? 'updated' : 'created';
    await recordChanges(trx, [{ serviceId: id, kind, way: 'person', userId: viewer.id, ...changed }]);
  }
}
