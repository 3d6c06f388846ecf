import { randomUUIDv7 } from 'node:crypto';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { toDate } from '../../../database/toDate.ts';
import { updatePairs } from '../duplicates/updatePairs.ts';
import { fillTranslations, translateMissing } from '../input/fillTranslations.ts';
import { geocodeInput } from '../input/geocodeInput.ts';
import { mergeWithStored } from '../input/mergeWithStored.ts';
import { filledFields, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { isOwnerUnproven, replaceManagers } from '../persistence/ownership.ts';
import { saveService } from '../persistence/saveServices.ts';
import type { CommandContext } from './commandContext.ts';
import { announceWaiting, assertBelowServiceLimit, requestedManagers, requestedOwner } from './serviceAccess.ts';

/** Adds a service and returns its id. The viewer becomes the owner, unless an administrator names another account. */
export async function addService(context: CommandContext, body: NewServiceInput, viewer: Viewer): Promise<string> {
  const { db, findCentroid, region } = context;
  const at = context.now();
  const merged = mergeWithStored(body, null, { viewer, at, region });
  // Outside the transaction, which must not wait for external services.
  const [geocoded, translations] = await Promise.all([
    geocodeInput(merged, null, context),
    translateMissing({ input: merged, machineMade: body.machineMade }, null, context),
  ]);
  const { input, machineMade } = fillTranslations(
    { input: geocoded, machineMade: body.machineMade },
    null,
    translations,
  );
  const id = randomUUIDv7();
  const verifiedAt = toDate(at);
  await db.transaction().execute(async (trx) => {
    await assertBelowServiceLimit(trx, viewer);
    const ownerId = await requestedOwner(trx, body.userEmail || undefined, { ownerId: viewer.id, viewer });
    const managerIds = await requestedManagers(trx, body.managedUsers, { managerIds: [], viewer });
    const isApproved = serviceCan.publishAtOnce(viewer) && !(await isOwnerUnproven(trx, ownerId));
    const bedsUpdatedAt = input.totalBeds > 0 ? verifiedAt : null;
    const status = { isApproved, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
    await saveService(trx, { id, input, status }, findCentroid);
    await updatePairs(trx, id, input);
    await replaceManagers(trx, id, managerIds);
    const after = filledFields(loggedFields({ input, isApproved, ownerId, managerIds }));
    if (!isApproved) await announceWaiting(trx, context, { id, name: input.name }, viewer);
    await recordChanges(trx, [{ serviceId: id, kind: 'created', way: 'person', userId: viewer.id, before: {}, after }]);
  });
  return id;
}
