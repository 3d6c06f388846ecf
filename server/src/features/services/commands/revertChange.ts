import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { settleBeds } from '@amparo/domain/services/bedGroups.ts';
import { type ChangeKind, unrevertibleFields } from '@amparo/domain/services/editing/changeKind.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { findContradictions } from '@amparo/domain/services/serviceFields.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { settlePrecision } from '../input/locationPrecision.ts';
import { differences, findChange, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { freshnessBefore } from '../persistence/freshnessBefore.ts';
import { findExistingUsers, replaceManagers } from '../persistence/ownership.ts';
import { saveService } from '../persistence/saveServices.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import { restoreService } from './deleteServices.ts';

type Trx = Transaction<Database>;

/** Restores the values that fields had before one change, whatever happened since. Reverting a deletion restores the service. */
export async function revertChange(
  context: CommandContext,
  { id, changeId, viewer }: { id: string; changeId: string; viewer: Viewer },
): Promise<void> {
  const change = await findChange(context.db, { id, changeId });
  if (!change) throw new ApiError('NOT_FOUND');
  if (change.kind === 'deleted') return restoreService(context, id, viewer);
  await context.db.transaction().execute(async (trx) => {
    const state = (await readStates(trx, [id], { isLocked: true })).get(id);
    // A deleted service must be restored first. A creation can only be undone by deleting the service.
    if (!state || state.deletedAt || !isRevertible(change)) throw new ApiError('CHANGE_NOT_REVERTIBLE');
    const next = await stateBefore(trx, state, change.before);
    next.input = settleBeds(settlePrecision(next.input, state.input, context.findCentroid), state.input);
    const contradictions = findContradictions(next.input);
    if (Object.keys(contradictions).length > 0) throw new ApiError('VALIDATION', contradictions);
    const { input, isApproved, sentBackReason, isPaused, pausedUntil, ownerId, managerIds } = next;
    const hold = { sentBackReason, isPaused, pausedUntil };
    const fields = Object.keys(differences(loggedFields(state), loggedFields(next)).after);
    const freshness = await freshnessBefore(trx, { serviceId: id, changeId, kind: change.kind }, { state, fields });
    await saveService(trx, { id, input, status: { isApproved, ...hold, ownerId, ...freshness } }, context.findCentroid);
    await replaceManagers(trx, id, managerIds);
    const { verifiedAt, bedsUpdatedAt } = state;
    const before = { ...loggedFields(state), verifiedAt, bedsUpdatedAt };
    const changed = differences(before, { ...loggedFields(next), ...freshness });
    await recordChanges(trx, [{ serviceId: id, kind: 'reverted', way: 'person', userId: viewer.id, ...changed }]);
  });
}

/** A merge concerns two services: undoing it has its own command. */
function isRevertible({ kind, before }: { kind: ChangeKind; before: Record<string, unknown> }): boolean {
  if (kind === 'merged' || kind === 'unmerged') return false;
  return Object.keys(before).some((field) => !unrevertibleFields.includes(field));
}

/** The state with the fields of a change as before it. Owners and managers without an account are left out. */
async function stateBefore(trx: Trx, state: ServiceState, fields: Record<string, unknown>): Promise<ServiceState> {
  const revertible = Object.entries(fields).filter(([field]) => !unrevertibleFields.includes(field));
  const { isApproved, verifiedAt: _, bedsUpdatedAt: __, user, managedUsers, ...input } = Object.fromEntries(revertible);
  const next: ServiceState = { ...state, input: { ...state.input, ...(input as Partial<ServiceInput>) } };
  // Changes from before precisions were stored have only the location.
  if ('location' in input && !('locationPrecision' in input)) next.input.locationPrecision = null;
  // Without approval, a paused service waits and must not return by itself.
  if (isApproved !== undefined)
    Object.assign(next, { isApproved: isApproved === true, isPaused: false, pausedUntil: null });
  if (user !== undefined)
    next.ownerId = (await findExistingUsers(trx, user === null ? [] : [user as string]))[0] ?? null;
  if (managedUsers !== undefined) next.managerIds = await findExistingUsers(trx, managedUsers as string[]);
  return next;
}
