import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { isVisible, ownershipOf, readStates } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import { assertBelowServiceLimit } from './ownership.ts';

export interface BatchResult<Key extends string> {
  done: string[];
  refused: { id: string; key: Key }[];
}

/** How long whoever deleted something may take it back by themselves. */
const UNDO_MINUTES = 10;

/** Deletes services, out of sight at once and for good after 30 days; each is answered for. */
export async function deleteServices(
  { db, now }: CommandContext,
  ids: string[],
  asker: Person,
): Promise<BatchResult<'NOT_FOUND' | 'NOT_ALLOWED'>> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const answer: BatchResult<'NOT_FOUND' | 'NOT_ALLOWED'> = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      const state = states.get(id);
      if (!isVisible(state, asker)) answer.refused.push({ id, key: 'NOT_FOUND' });
      else if (!serviceCan.delete(asker, ownershipOf(state))) answer.refused.push({ id, key: 'NOT_ALLOWED' });
      else answer.done.push(id);
    }
    if (answer.done.length === 0) return answer;
    const deletedAt = new Date(at.epochMilliseconds);
    await trx.updateTable('services').set({ isApproved: false, deletedAt }).where('id', 'in', answer.done).execute();
    const entries = answer.done.map((serviceId) => ({
      ...({ serviceId, kind: 'deleted', way: 'person', userId: asker.id } as const),
      before: { isApproved: states.get(serviceId)!.isApproved, isDeleted: false },
      after: { isApproved: false, isDeleted: true },
    }));
    await recordChanges(trx, entries);
    return answer;
  });
}

/** Takes a deletion back: the service is again what it was, published or waiting. */
export async function restoreService({ db, now }: CommandContext, id: string, asker: Person): Promise<void> {
  const since = now().subtract({ minutes: UNDO_MINUTES }).epochMilliseconds;
  await db.transaction().execute(async (trx) => {
    const deletedAt = (await readStates(trx, [id], { isLocked: true })).get(id)?.deletedAt;
    const deletion = await trx
      .selectFrom('serviceChanges')
      .select(['userId', 'before'])
      .where('serviceId', '=', id)
      .where('kind', '=', 'deleted')
      .orderBy('madeAt', 'desc')
      .executeTakeFirst();
    if (!deletedAt || !deletion) throw new ApiError('NOT_FOUND');
    if (!serviceCan.restore(asker)) {
      if (deletion.userId !== asker.id || deletedAt.getTime() < since) throw new ApiError('NOT_FOUND');
      await assertBelowServiceLimit(trx, asker);
    }
    const isApproved = deletion.before.isApproved === true;
    await trx.updateTable('services').set({ isApproved, deletedAt: null }).where('id', '=', id).execute();
    const [before, after] = [
      { isApproved: false, isDeleted: true },
      { isApproved, isDeleted: false },
    ];
    await recordChanges(trx, [{ serviceId: id, kind: 'restored', way: 'person', userId: asker.id, before, after }]);
  });
}
