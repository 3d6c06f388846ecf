import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { findContradictions, type ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { freshnessBefore } from '../persistence/freshnessBefore.ts';
import { saveService } from '../persistence/saveServices.ts';
import { loggedFields, readStates, type ServiceState } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import { restoreService } from './deleteServices.ts';
import { replaceManagers } from './ownership.ts';

type Trx = Transaction<Database>;

/** Gives the fields of one change the values they had before it, whatever was done since; a deletion is taken back. */
export async function revertChange(
  parts: CommandContext,
  { id, changeId, asker }: { id: string; changeId: string; asker: Person },
): Promise<void> {
  const change = await parts.db
    .selectFrom('serviceChanges')
    .select(['kind', 'before'])
    .where('id', '=', changeId)
    .where('serviceId', '=', id)
    .executeTakeFirst();
  if (!change) throw new ApiError('NOT_FOUND');
  if (change.kind === 'deleted') return restoreService(parts, id, asker);
  await parts.db.transaction().execute(async (trx) => {
    const state = (await readStates(trx, [id], { isLocked: true })).get(id);
    // What is deleted is first to be restored, and what was created can only be deleted.
    if (!state || state.deletedAt || !isRevertible(change.before)) throw new ApiError('CHANGE_NOT_REVERTIBLE');
    const next = await stateBefore(trx, state, change.before);
    const contradictions = findContradictions(next.input);
    if (Object.keys(contradictions).length > 0) throw new ApiError('VALIDATION', contradictions);
    const { input, isApproved, ownerId, managerIds } = next;
    const fields = Object.keys(differences(loggedFields(state), loggedFields(next)).after);
    const standing = await freshnessBefore(trx, { serviceId: id, changeId, kind: change.kind }, { state, fields });
    await saveService(trx, { id, input, standing: { isApproved, ownerId, ...standing } }, parts.findCentroid);
    await replaceManagers(trx, id, managerIds);
    const { verifiedAt, bedsUpdatedAt } = state;
    const was = { ...loggedFields(state), verifiedAt, bedsUpdatedAt };
    const changed = differences(was, { ...loggedFields(next), ...standing });
    await recordChanges(trx, [{ serviceId: id, kind: 'reverted', way: 'person', userId: asker.id, ...changed }]);
  });
}

function isRevertible(before: Record<string, unknown>): boolean {
  return Object.keys(before).some((field) => field !== 'isDeleted');
}

/** Whoever has no account any more neither owns nor manages the service again. */
async function stateBefore(trx: Trx, state: ServiceState, fields: Record<string, unknown>): Promise<ServiceState> {
  const { isApproved, isDeleted: _, verifiedAt: __, bedsUpdatedAt: ___, user, managedUsers, ...input } = fields;
  const next: ServiceState = { ...state, input: { ...state.input, ...(input as Partial<ServiceInput>) } };
  if (isApproved !== undefined) next.isApproved = isApproved === true;
  if (user !== undefined) next.ownerId = (await findAccounts(trx, user === null ? [] : [user as string]))[0] ?? null;
  if (managedUsers !== undefined) next.managerIds = await findAccounts(trx, managedUsers as string[]);
  return next;
}

async function findAccounts(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').execute();
  return found.map(({ id }) => id);
}
