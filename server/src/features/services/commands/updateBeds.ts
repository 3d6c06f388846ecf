import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { toDate } from '../../../database/toDate.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setAvailableBeds } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';
import { isVisible } from './serviceAccess.ts';

type Key = 'NOT_FOUND' | 'NOT_ALLOWED' | 'AVAILABLE_BEDS_LESS_THAN';

/** Stores how many beds are free, which also publishes the shelter (rules.md §4). Refusing one does not affect the others. */
export async function updateBeds(
  { db, now }: CommandContext,
  beds: { id: string; total: number }[],
  viewer: Viewer,
): Promise<BatchResult<Key> & { bedsUpdatedAt: string }> {
  const at = toDate(now());
  // If an id occurs twice, the last count wins.
  const counts = new Map(beds.map(({ id, total }) => [id, total]));
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, [...counts.keys()], { isLocked: true });
    const result: BatchResult<Key> = { done: [], refused: [] };
    for (const [id, count] of counts) {
      const key = reasonToRefuse(states.get(id), count, viewer);
      if (key) result.refused.push({ id, key });
      else result.done.push(id);
    }
    const updates = result.done.map((id) => ({ id, available: counts.get(id)! }));
    await setAvailableBeds(trx, updates, at);
    const entries = updates.map(({ id, available }) => entryOf(states.get(id)!, { available, at, viewer }));
    await recordChanges(trx, entries);
    return { ...result, bedsUpdatedAt: at.toISOString() };
  });
}

function reasonToRefuse(state: ServiceState | undefined, count: number, viewer: Viewer): Key | undefined {
  if (!state || state.deletedAt || !state.input.type.includes('SHELTER')) return 'NOT_FOUND';
  if (!serviceCan.updateBeds(viewer, ownershipOf(state))) return isVisible(state, viewer) ? 'NOT_ALLOWED' : 'NOT_FOUND';
  return count > state.input.totalBeds ? 'AVAILABLE_BEDS_LESS_THAN' : undefined;
}

function entryOf(state: ServiceState, { available, at, viewer }: { available: number; at: Date; viewer: Viewer }) {
  const { id: serviceId, input, bedsUpdatedAt, isApproved } = state;
  return {
    ...({ serviceId, kind: 'beds', way: 'person', userId: viewer.id } as const),
    before: { availableBeds: input.availableBeds, bedsUpdatedAt, ...(isApproved ? {} : { isApproved: false }) },
    after: { availableBeds: available, bedsUpdatedAt: at, ...(isApproved ? {} : { isApproved: true }) },
  };
}
