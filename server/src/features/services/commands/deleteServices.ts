import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { isMerged } from '../../../database/mergedServices.ts';
import { toDate } from '../../../database/toDate.ts';
import { findLastDeletion, recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates } from '../persistence/serviceState.ts';
import { setDeleted, setRestored } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import { aboutServices, assertBelowServiceLimit, isVisible } from './serviceAccess.ts';

/** The outcome of a command on several services. */
export interface BatchResult<Key extends string> {
  done: string[];
  refused: { id: string; key: Key }[];
}

/** How long people may undo their own deletion. */
const UNDO_MINUTES = 10;

/** Deletes services. They are hidden at once and purged after 30 days. */
export async function deleteServices(
  { db, notifier, now }: CommandContext,
  ids: string[],
  viewer: Viewer,
): Promise<BatchResult<'NOT_FOUND' | 'NOT_ALLOWED'>> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const result: BatchResult<'NOT_FOUND' | 'NOT_ALLOWED'> = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      const state = states.get(id);
      if (!isVisible(state, viewer)) result.refused.push({ id, key: 'NOT_FOUND' });
      else if (!serviceCan.delete(viewer, ownershipOf(state))) result.refused.push({ id, key: 'NOT_ALLOWED' });
      else result.done.push(id);
    }
    await setDeleted(trx, result.done, toDate(at));
    const entries = result.done.map((serviceId) => ({
      ...({ serviceId, kind: 'deleted', way: 'person', userId: viewer.id } as const),
      before: { isApproved: states.get(serviceId)!.isApproved, isDeleted: false },
      after: { isApproved: false, isDeleted: true },
    }));
    await recordChanges(trx, entries);
    const deleted = result.done.map((id) => states.get(id)!);
    await notifier.notify(trx, ...aboutServices('deleted', deleted, viewer));
    return result;
  });
}

/** Undoes a deletion. The service becomes published again if it was published before. */
export async function restoreService({ db, now }: CommandContext, id: string, viewer: Viewer): Promise<void> {
  const since = now().subtract({ minutes: UNDO_MINUTES }).epochMilliseconds;
  await db.transaction().execute(async (trx) => {
    const deletedAt = (await readStates(trx, [id], { isLocked: true })).get(id)?.deletedAt;
    const deletion = await findLastDeletion(trx, id);
    // Undoing the merge restores a merged service.
    if (!deletedAt || !deletion || (await isMerged(trx, id))) throw new ApiError('NOT_FOUND');
    if (!serviceCan.restore(viewer)) {
      if (deletion.userId !== viewer.id || deletedAt.getTime() < since) throw new ApiError('NOT_FOUND');
      await assertBelowServiceLimit(trx, viewer);
    }
    const isApproved = deletion.before.isApproved === true;
    await setRestored(trx, id, isApproved);
    const [before, after] = [
      { isApproved: false, isDeleted: true },
      { isApproved, isDeleted: false },
    ];
    await recordChanges(trx, [{ serviceId: id, kind: 'restored', way: 'person', userId: viewer.id, before, after }]);
  });
}
