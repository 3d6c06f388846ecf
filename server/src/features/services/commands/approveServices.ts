import type { Person } from '@amparo/domain/permissions/user.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { isVisible, readStates } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';

/** Publishes services that wait; one that is published already is answered for as done. */
export async function approveServices(
  { db }: CommandContext,
  ids: string[],
  asker: Person,
): Promise<BatchResult<'NOT_FOUND'>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const isThere = (id: string) => isVisible(states.get(id), asker);
    const wanted = [...new Set(ids)];
    const waiting = wanted.filter((id) => isThere(id) && !states.get(id)!.isApproved);
    if (waiting.length > 0)
      await trx.updateTable('services').set({ isApproved: true }).where('id', 'in', waiting).execute();
    const entries = waiting.map((serviceId) => ({
      ...({ serviceId, kind: 'approved', way: 'person', userId: asker.id } as const),
      before: { isApproved: false },
      after: { isApproved: true },
    }));
    await recordChanges(trx, entries);
    const refused = wanted.filter((id) => !isThere(id)).map((id) => ({ id, key: 'NOT_FOUND' as const }));
    return { done: wanted.filter(isThere), refused };
  });
}
