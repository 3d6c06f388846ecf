import { randomUUIDv7 } from 'node:crypto';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import type { NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { noteChanges } from '../store/changeLog.ts';
import { writeService } from '../store/serviceWriter.ts';
import { completeInput } from './completeInput.ts';
import { fillSpanish, translateMissing } from './fillSpanish.ts';
import { managersNamed, ownerNamed, replaceManagers, requireRoom } from './keepers.ts';
import { placeInput } from './placeInput.ts';
import { filledFields, loggedFields } from './serviceState.ts';
import type { WriteParts } from './writeParts.ts';

/** Adds a service and answers its id. It is whoever adds it whose it is, unless an administrator names somebody else. */
export async function addService(parts: WriteParts, body: NewServiceInput, asker: Person): Promise<string> {
  const { db, findMiddle, zone } = parts;
  const at = parts.now();
  // Looked up before the transaction, which is not to wait for anybody outside.
  const complete = completeInput(body, null, { asker, at, zone });
  const [placed, translations] = await Promise.all([
    placeInput(complete, null, parts.geocoder),
    translateMissing(complete, null, parts),
  ]);
  const { input, machineMade } = fillSpanish(placed, null, translations);
  const id = randomUUIDv7();
  const verifiedAt = new Date(at.epochMilliseconds);
  await db.transaction().execute(async (trx) => {
    await requireRoom(trx, asker);
    const ownerId = await ownerNamed(trx, body.userEmail || undefined, { ownerId: asker.id, asker });
    const managerIds = await managersNamed(trx, body.managedUsers, { managerIds: [], asker });
    const isApproved = serviceCan.publishAtOnce(asker);
    const bedsUpdatedAt = input.totalBeds > 0 ? verifiedAt : null;
    const standing = { isApproved, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
    await writeService(trx, { id, input, standing }, findMiddle);
    await replaceManagers(trx, id, managerIds);
    const after = filledFields(loggedFields({ input, isApproved, ownerId, managerIds }));
    await noteChanges(trx, [{ serviceId: id, kind: 'created', way: 'person', userId: asker.id, before: {}, after }]);
  });
  return id;
}
