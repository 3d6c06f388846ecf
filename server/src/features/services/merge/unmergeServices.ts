import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { bilingualFields } from '@amparo/domain/services/bilingualTexts.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { CommandContext } from '../commands/commandContext.ts';
import { updatePairs } from '../duplicates/updatePairs.ts';
import { differences, hasBeds, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { findExistingUsers } from '../persistence/ownership.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import { MergeRepository, type MergeUndo } from './mergeRepository.ts';
import { saveState } from './mergeServices.ts';

type Trx = Transaction<Database>;

/**
 * Undoes a merge: the merged service is as it was, the other one has the values from before in the fields that the merge
 * changed, and what followed goes back. Returns the id of the service that was kept.
 */
export async function unmergeServices(context: CommandContext, id: string, viewer: Viewer): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const merges = new MergeRepository(trx);
    const keptId = await merges.findKept(id);
    if (keptId === undefined) throw new ApiError('NOT_FOUND');
    // The services are locked before the merge, as when they are merged.
    const states = await readStates(trx, [keptId, id], { isLocked: true });
    const [kept, other] = [states.get(keptId), states.get(id)];
    const merge = await merges.take(id);
    if (!merge || !kept || !other) throw new ApiError('NOT_FOUND');
    if (kept.deletedAt || merge.hasLater) throw new ApiError('CHANGE_NOT_REVERTIBLE');
    const next = await stateBefore(trx, kept, merge.undo);
    await saveState(trx, next, context);
    await merges.restore(id, merge.undo.other);
    await merges.goBack({ from: keptId, to: id }, merge.undo.followed);
    const input = { ...other.input, source: merge.undo.other.source };
    await updatePairs(trx, keptId, next.input);
    await updatePairs(trx, id, input);
    await recordChanges(trx, entriesOf({ kept, next, other, isApproved: merge.undo.other.isApproved }, viewer));
    return keptId;
  });
}

/** The state of the kept service without the merge. Fields that the merge did not change stay as they are. */
async function stateBefore(trx: Trx, state: ServiceState, { before, after }: MergeUndo): Promise<ServiceState> {
  const changed = differences(loggedFields(after), loggedFields(before)).after;
  const { isApproved: _, user: __, managedUsers: ___, ...fields } = changed;
  const isBefore = (value: string) => value in changed;
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const owner = isBefore('user') ? before.ownerId : state.ownerId;
  const [ownerId = null] = owner === null ? [] : await findExistingUsers(trx, [owner]);
  const added = after.managerIds.filter((id) => !before.managerIds.includes(id));
  const managers = [...before.managerIds, ...state.managerIds.filter((id) => !added.includes(id))];
  const { isApproved, isPaused, pausedUntil, sentBackReason } = isBefore('isApproved') ? before : state;
  return {
    ...state,
    input: { ...state.input, ...(fields as Partial<ServiceInput>) },
    ...{ isApproved, isPaused, pausedUntil, sentBackReason, ownerId },
    managerIds: await findExistingUsers(trx, [...new Set(managers)]),
    machineMade: bilingualFields.filter((name) => (isBefore(name) ? before : state).machineMade.includes(name)),
    verifiedAt: Object.keys(changed).length > 0 ? date(before.verifiedAt) : state.verifiedAt,
    bedsUpdatedAt: hasBeds(changed) ? date(before.bedsUpdatedAt) : state.bedsUpdatedAt,
  };
}

interface Undone {
  kept: ServiceState;
  next: ServiceState;
  other: ServiceState;
  isApproved: boolean;
}

function entriesOf({ kept, next, other, isApproved }: Undone, viewer: Viewer): Parameters<typeof recordChanges>[1] {
  const entry = { kind: 'unmerged', way: 'person', userId: viewer.id } as const;
  const dated = ({ verifiedAt, bedsUpdatedAt }: ServiceState) => ({ verifiedAt, bedsUpdatedAt });
  const changed = differences({ ...loggedFields(kept), ...dated(kept) }, { ...loggedFields(next), ...dated(next) });
  return [
    { ...entry, serviceId: kept.id, ...changed },
    {
      ...{ ...entry, serviceId: other.id, before: { isApproved: false, isDeleted: true } },
      after: { isApproved, isDeleted: false },
    },
  ];
}
