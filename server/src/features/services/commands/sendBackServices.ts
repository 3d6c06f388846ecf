import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setSentBack } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';
import { aboutServices } from './serviceAccess.ts';

type Refusal = 'NOT_FOUND' | 'NOT_WAITING' | 'NO_OWNER';

/** Sends waiting services back to the people who look after them, who receive the reason. A new reason replaces the old one. */
export async function sendBackServices(
  { db, notifier }: CommandContext,
  { ids, reason, viewer }: { ids: string[]; reason: string; viewer: Viewer },
): Promise<BatchResult<Refusal>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const result: BatchResult<Refusal> = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      const key = refusalOf(states.get(id));
      if (key) result.refused.push({ id, key });
      else result.done.push(id);
    }
    await setSentBack(trx, result.done, reason);
    const sentBack = result.done.map((id) => states.get(id)!);
    const entries = sentBack.map(({ id: serviceId, sentBackReason }) => ({
      ...({ serviceId, kind: 'sentBack', way: 'person', userId: viewer.id } as const),
      before: { sentBackReason },
      after: { sentBackReason: reason },
    }));
    await recordChanges(trx, entries);
    await notifier.notify(trx, ...aboutServices('sentBack', sentBack, viewer, { reason }));
    return result;
  });
}

function refusalOf(state: ServiceState | undefined): Refusal | null {
  if (!state || state.deletedAt) return 'NOT_FOUND';
  if (state.isApproved || state.isPaused) return 'NOT_WAITING';
  return state.ownerId === null && state.managerIds.length === 0 ? 'NO_OWNER' : null;
}
