import type { Person } from '@amparo/domain/permissions/user.ts';
import { noteChanges } from '../store/changeLog.ts';
import type { Answered } from './deleteServices.ts';
import { isSeen, readStates } from './serviceState.ts';
import type { WriteParts } from './writeParts.ts';

/** Publishes services that wait; one that is published already is answered for as done. */
export async function approveServices(
  { db }: WriteParts,
  ids: string[],
  asker: Person,
): Promise<Answered<'NOT_FOUND'>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const isThere = (id: string) => isSeen(states.get(id), asker);
    const wanted = [...new Set(ids)];
    const waiting = wanted.filter((id) => isThere(id) && !states.get(id)!.isApproved);
    if (waiting.length > 0)
      await trx.updateTable('services').set({ isApproved: true }).where('id', 'in', waiting).execute();
    const entries = waiting.map((serviceId) => ({
      ...({ serviceId, kind: 'approved', way: 'person', userId: asker.id } as const),
      before: { isApproved: false },
      after: { isApproved: true },
    }));
    await noteChanges(trx, entries);
    const refused = wanted.filter((id) => !isThere(id)).map((id) => ({ id, key: 'NOT_FOUND' as const }));
    return { done: wanted.filter(isThere), refused };
  });
}
