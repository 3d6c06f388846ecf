import { randomUUIDv7 } from 'node:crypto';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import type { NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { fillSpanish, translateMissing } from '../input/fillSpanish.ts';
import { geocodeInput } from '../input/geocodeInput.ts';
import { mergeWithStored } from '../input/mergeWithStored.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { saveService } from '../persistence/saveServices.ts';
import { filledFields, loggedFields } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import { assertBelowServiceLimit, replaceManagers, requestedManagers, requestedOwner } from './ownership.ts';

/** Adds a service and answers its id. It is whoever adds it whose it is, unless an administrator names somebody else. */
export async function addService(parts: CommandContext, body: NewServiceInput, asker: Person): Promise<string> {
  const { db, findCentroid: findMiddle, zone } = parts;
  const at = parts.now();
  // Looked up before the transaction, which is not to wait for anybody outside.
  const complete = mergeWithStored(body, null, { asker, at, zone });
  const [placed, translations] = await Promise.all([
    geocodeInput(complete, null, parts.geocoder),
    translateMissing(complete, null, parts),
  ]);
  const { input, machineMade } = fillSpanish(placed, null, translations);
  const id = randomUUIDv7();
  const verifiedAt = new Date(at.epochMilliseconds);
  await db.transaction().execute(async (trx) => {
    await assertBelowServiceLimit(trx, asker);
    const ownerId = await requestedOwner(trx, body.userEmail || undefined, { ownerId: asker.id, asker });
    const managerIds = await requestedManagers(trx, body.managedUsers, { managerIds: [], asker });
    const isApproved = serviceCan.publishAtOnce(asker);
    const bedsUpdatedAt = input.totalBeds > 0 ? verifiedAt : null;
    const standing = { isApproved, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
    await saveService(trx, { id, input, standing }, findMiddle);
    await replaceManagers(trx, id, managerIds);
    const after = filledFields(loggedFields({ input, isApproved, ownerId, managerIds }));
    await recordChanges(trx, [{ serviceId: id, kind: 'created', way: 'person', userId: asker.id, before: {}, after }]);
  });
  return id;
}
