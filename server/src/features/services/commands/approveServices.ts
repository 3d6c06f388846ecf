import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { readStates } from '../persistence/serviceState.ts';
import { setApproved } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';
import { isVisible } from './serviceAccess.ts';

/** Publishes services. A service that is already published counts as done. */
export async function approveServices(
  { db }: CommandContext,
  ids: string[],
  viewer: Viewer,
): Promise<BatchResult<'NOT_FOUND'>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const requested = [...new Set(ids)];
    const done = requested.filter((id) => isVisible(states.get(id), viewer));
    const unapproved = done.filter((id) => !states.get(id)!.isApproved);
    await setApproved(trx, unapproved);
    const entries = unapproved.map((serviceId) => ({
      ...({ serviceId, kind: 'approved', way: 'person', userId: viewer.id } as const),
      before: { isApproved: false },
      after: { isApproved: true },
    }));
    await recordChanges(trx, entries);
    const refused = requested.filter((id) => !done.includes(id)).map((id) => ({ id, key: 'NOT_FOUND' as const }));
    return { done, refused };
  });
}
