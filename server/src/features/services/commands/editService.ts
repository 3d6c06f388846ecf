import type { Person } from '@amparo/domain/permissions/user.ts';
import type { EditedServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isChangedSince } from '../../../http/refuseIfChanged.ts';
import { fillSpanish, translateMissing } from '../input/fillSpanish.ts';
import { geocodeInput } from '../input/geocodeInput.ts';
import { mergeWithStored } from '../input/mergeWithStored.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { saveService } from '../persistence/saveServices.ts';
import { loggedFields, readStates, requireEditable, type ServiceState } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import { replaceManagers, requestedManagers, requestedOwner } from './ownership.ts';

/** Changes a service; `false` where somebody else did since it was read. Who saves it has looked it over: it counts as confirmed. */
export async function editService(
  parts: CommandContext,
  { id, body, asker }: { id: string; body: EditedServiceInput; asker: Person },
): Promise<boolean> {
  const { db, findCentroid: findMiddle, zone } = parts;
  const at = parts.now();
  const seen = requireEditable((await readStates(db, [id])).get(id), asker);
  if (isChangedSince(seen.updatedAt, body.updatedAt)) return false;
  const complete = mergeWithStored(body, seen.input, { asker, at, zone });
  const [placed, translations] = await Promise.all([
    geocodeInput(complete, seen.input, parts.geocoder),
    translateMissing(complete, seen, parts),
  ]);
  return db.transaction().execute(async (trx) => {
    const state = requireEditable((await readStates(trx, [id], { isLocked: true })).get(id), asker);
    if (isChangedSince(state.updatedAt, body.updatedAt)) return false;
    const isAsSeen = state.updatedAt.getTime() === seen.updatedAt.getTime();
    const typed = isAsSeen
      ? placed
      : { ...mergeWithStored(body, state.input, { asker, at, zone }), location: placed.location };
    const { input, machineMade } = fillSpanish(typed, state, translations);
    const ownerId = await requestedOwner(trx, body.userEmail, { ownerId: state.ownerId, asker });
    const managerIds = await requestedManagers(trx, body.managedUsers, { managerIds: state.managerIds, asker });
    const next = { ...state, input, machineMade, ownerId, managerIds, verifiedAt: new Date(at.epochMilliseconds) };
    await storeNext(trx, { state, next, asker, findCentroid: findMiddle });
    return true;
  });
}

async function storeNext(
  trx: Transaction<Database>,
  {
    state,
    next,
    asker,
    findCentroid: findMiddle,
  }: { state: ServiceState; next: ServiceState; asker: Person } & Pick<CommandContext, 'findCentroid'>,
): Promise<void> {
  const { id, input, isApproved, ownerId, managerIds, machineMade, verifiedAt } = next;
  const entry = { serviceId: id, way: 'person', userId: asker.id } as const;
  const changed = differences(loggedFields(state), loggedFields(next));
  if (Object.keys(changed.after).length === 0) {
    await trx.updateTable('services').set({ verifiedAt }).where('id', '=', id).execute();
    const [before, after] = [{ verifiedAt: state.verifiedAt }, { verifiedAt }];
    return recordChanges(trx, [{ ...entry, kind: 'confirmed', before, after }]);
  }
  const hasNewBeds = 'availableBeds' in changed.after || 'totalBeds' in changed.after;
  const bedsUpdatedAt = hasNewBeds ? verifiedAt : state.bedsUpdatedAt;
  const standing = { isApproved, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
  await saveService(trx, { id, input, standing }, findMiddle);
  if ('managedUsers' in changed.after) await replaceManagers(trx, id, managerIds);
  const standingBefore = { verifiedAt: state.verifiedAt, ...(hasNewBeds && { bedsUpdatedAt: state.bedsUpdatedAt }) };
  const standingAfter = { verifiedAt, ...(hasNewBeds && { bedsUpdatedAt }) };
  const before = { ...changed.before, ...standingBefore };
  await recordChanges(trx, [{ ...entry, kind: 'updated', before, after: { ...changed.after, ...standingAfter } }]);
}
