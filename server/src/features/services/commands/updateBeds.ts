import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { RefusedBeds } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import { toDate } from '../../../database/toDate.ts';
import { isModifiedSince } from '../../../http/assertUnmodified.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setAvailableBeds } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import { isVisible } from './serviceAccess.ts';

interface BedCount {
  id: string;
  total: number;
  ifUnmodifiedSince?: string | undefined;
}

/**
 * Stores how many beds are free, which also publishes the shelter (rules.md §4). Refusing one does not affect the
 * others. Nobody overwrites a newer count that they have not seen.
 */
export async function updateBeds(
  { db, now }: CommandContext,
  beds: BedCount[],
  viewer: Viewer,
): Promise<{ done: string[]; refused: RefusedBeds[]; bedsUpdatedAt: string }> {
  const at = toDate(now());
  // If an id occurs twice, the last count wins.
  const counts = new Map(beds.map((count) => [count.id, count]));
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, [...counts.keys()], { isLocked: true });
    const refused: RefusedBeds[] = [];
    const updates: { id: string; available: number }[] = [];
    for (const count of counts.values()) {
      const refusal = refusalOf(states.get(count.id), count, viewer);
      if (refusal) refused.push({ id: count.id, ...refusal });
      else updates.push({ id: count.id, available: count.total });
    }
    await setAvailableBeds(trx, updates, at);
    const entries = updates.map(({ id, available }) => entryOf(states.get(id)!, { available, at, viewer }));
    await recordChanges(trx, entries);
    return { done: updates.map(({ id }) => id), refused, bedsUpdatedAt: at.toISOString() };
  });
}

function refusalOf(
  state: ServiceState | undefined,
  { total, ifUnmodifiedSince }: BedCount,
  viewer: Viewer,
): Omit<RefusedBeds, 'id'> | undefined {
  if (!state || state.deletedAt || !state.input.type.includes('SHELTER')) return { key: 'NOT_FOUND' };
  if (!serviceCan.updateBeds(viewer, ownershipOf(state)))
    return { key: isVisible(state, viewer) ? 'NOT_ALLOWED' : 'NOT_FOUND' };
  if (total > state.input.totalBeds) return { key: 'AVAILABLE_BEDS_LESS_THAN' };
  const { bedsUpdatedAt, input } = state;
  if (!bedsUpdatedAt || input.availableBeds === total || !isModifiedSince(bedsUpdatedAt, ifUnmodifiedSince)) return;
  return {
    key: 'CHANGED_MEANWHILE',
    availableBeds: input.availableBeds,
    bedsUpdatedAt: bedsUpdatedAt.toISOString(),
  };
}

function entryOf(state: ServiceState, { available, at, viewer }: { available: number; at: Date; viewer: Viewer }) {
  const { id: serviceId, input, bedsUpdatedAt, isApproved } = state;
  return {
    ...({ serviceId, kind: 'beds', way: 'person', userId: viewer.id } as const),
    before: { availableBeds: input.availableBeds, bedsUpdatedAt, ...(isApproved ? {} : { isApproved: false }) },
    after: { availableBeds: available, bedsUpdatedAt: at, ...(isApproved ? {} : { isApproved: true }) },
  };
}
