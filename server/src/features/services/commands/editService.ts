import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { EditedServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { isModifiedSince } from '../../../http/assertUnmodified.ts';
import { updatePairs } from '../duplicates/updatePairs.ts';
import { fillTranslations, translateMissing } from '../input/fillTranslations.ts';
import { geocodeInput } from '../input/geocodeInput.ts';
import { mergeWithStored } from '../input/mergeWithStored.ts';
import { differences, hasBeds, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { replaceManagers } from '../persistence/ownership.ts';
import { saveService } from '../persistence/saveServices.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setTextsChecked, setVerified } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import { announceWaiting, requestedManagers, requestedOwner, requireEditable } from './serviceAccess.ts';

/**
 * Changes a service. Returns false if another person has changed it since the viewer read it.
 * Saving confirms the service, because the viewer has seen all its fields. A service that was sent back waits for approval
 * again once something in it has changed.
 */
export async function editService(
  context: CommandContext,
  { id, body, viewer }: { id: string; body: EditedServiceInput; viewer: Viewer },
): Promise<boolean> {
  const { db, region } = context;
  const at = context.now();
  const { checkedTexts = [] } = body;
  const read = requireEditable((await readStates(db, [id])).get(id), viewer);
  if (isModifiedSince(read.updatedAt, body.updatedAt)) return false;
  const merged = mergeWithStored(body, read.input, { viewer, at, region });
  // Outside the transaction, which must not wait for external services.
  const [geocoded, translations] = await Promise.all([
    geocodeInput(merged, read.input, context),
    translateMissing({ input: merged, machineMade: body.machineMade, checkedTexts }, read, context),
  ]);
  return db.transaction().execute(async (trx) => {
    const state = requireEditable((await readStates(trx, [id], { isLocked: true })).get(id), viewer);
    if (isModifiedSince(state.updatedAt, body.updatedAt)) return false;
    const isUnchanged = state.updatedAt.getTime() === read.updatedAt.getTime();
    const { location, locationPrecision } = geocoded;
    const entered = isUnchanged
      ? geocoded
      : { ...mergeWithStored(body, state.input, { viewer, at, region }), location, locationPrecision };
    const marks = { machineMade: body.machineMade, checkedTexts };
    const { input, machineMade } = fillTranslations({ input: entered, ...marks }, state, translations);
    if (serviceCan.endSample(viewer, ownershipOf(state))) input.isSample = false;
    const ownerId = await requestedOwner(trx, body.userEmail, { ownerId: state.ownerId, viewer });
    const managerIds = await requestedManagers(trx, body.managedUsers, { managerIds: state.managerIds, viewer });
    const next = { ...state, input, machineMade, ownerId, managerIds, verifiedAt: toDate(at) };
    await saveNext(trx, { state, next, viewer, context });
    await setTextsChecked(trx, id, checkedTexts);
    return true;
  });
}

interface Edit {
  state: ServiceState;
  next: ServiceState & { verifiedAt: Date };
  viewer: Viewer;
  context: CommandContext;
}

async function saveNext(trx: Transaction<Database>, { state, next, viewer, context }: Edit): Promise<void> {
  const { id, input, isApproved, isPaused, pausedUntil, ownerId, managerIds, machineMade, verifiedAt } = next;
  const entry = { serviceId: id, way: 'person', userId: viewer.id } as const;
  const changed = differences(loggedFields(state), loggedFields(next));
  if (Object.keys(changed.after).length === 0) {
    await setVerified(trx, id, verifiedAt);
    const [before, after] = [{ verifiedAt: state.verifiedAt }, { verifiedAt }];
    return recordChanges(trx, [{ ...entry, kind: 'confirmed', before, after }]);
  }
  const hasNewBeds = hasBeds(changed.after);
  const bedsUpdatedAt = hasNewBeds ? verifiedAt : state.bedsUpdatedAt;
  const status = { isApproved, isPaused, pausedUntil, ownerId, verifiedAt, bedsUpdatedAt, machineMade };
  await saveService(trx, { id, input, status }, context.findCentroid);
  await updatePairs(trx, id, input);
  if ('managedUsers' in changed.after) await replaceManagers(trx, id, managerIds);
  if (state.sentBackReason !== null) await announceWaiting(trx, context, { id, name: input.name }, viewer);
  const correction = state.sentBackReason === null ? null : { sentBackReason: state.sentBackReason };
  const before = {
    verifiedAt: state.verifiedAt,
    ...correction,
    ...(hasNewBeds && { bedsUpdatedAt: state.bedsUpdatedAt }),
  };
  const after = { verifiedAt, ...(correction && { sentBackReason: null }), ...(hasNewBeds && { bedsUpdatedAt }) };
  await recordChanges(trx, [
    { ...entry, kind: 'updated', before: { ...changed.before, ...before }, after: { ...changed.after, ...after } },
  ]);
}
