import { isDeepStrictEqual } from 'node:util';
import { type OwnedService, serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { type BedGroup, countGroups, type FreeByGroup } from '@amparo/domain/services/bedGroups.ts';
import type { RefusedBeds } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { isModifiedSince } from '../../../http/assertUnmodified.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setAvailableBeds } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import { aboutServices, isVisible } from './serviceAccess.ts';

interface BedCount {
  id: string;
  total: number;
  groups?: FreeByGroup | undefined;
  ifUnmodifiedSince?: string | undefined;
}

/**
 * Stores how many beds are free, which also publishes the shelter unless it is paused (rules.md §4). Refusing one does
 * not affect the others. A count with `ifUnmodifiedSince` is refused if a newer, different count exists.
 */
export async function updateBeds(
  { db, notifier, now }: CommandContext,
  beds: BedCount[],
  viewer: Viewer,
): Promise<{ done: string[]; refused: RefusedBeds[]; bedsUpdatedAt: string }> {
  return db.transaction().execute(async (trx) => {
    const by: Counter = { viewer, way: 'person', may: serviceCan.updateBeds };
    const { states, ...result } = await countBeds(trx, beds, { at: toDate(now()), by });
    const published = result.done.map((id) => states.get(id)!).filter(isPublishedByCount);
    await notifier.notify(trx, ...aboutServices('approved', published, viewer));
    return result;
  });
}

/** Who counts: a signed-in person, or the link of a person. */
interface Counter {
  viewer: Viewer;
  way: 'person' | 'link';
  may: (viewer: Viewer, shelter: OwnedService) => boolean;
}

/** Stores counts with their entries in the change log. `states` are the shelters before. */
export async function countBeds(
  trx: Transaction<Database>,
  beds: BedCount[],
  { at, by }: { at: Date; by: Counter },
): Promise<{ done: string[]; refused: RefusedBeds[]; bedsUpdatedAt: string; states: Map<string, ServiceState> }> {
  // If an id occurs twice, the last count wins.
  const counts = new Map(beds.map((count) => [count.id, count]));
  const states = await readStates(trx, [...counts.keys()], { isLocked: true });
  const refused: RefusedBeds[] = [];
  const updates: { id: string; available: number; groups: BedGroup[] }[] = [];
  for (const count of counts.values()) {
    const state = states.get(count.id);
    const groups = state && countGroups(state.input, { total: count.total, free: count.groups });
    const refusal = refusalOf(state, { ...count, groups }, by);
    if (refusal) refused.push({ id: count.id, ...refusal });
    else updates.push({ id: count.id, available: count.total, groups: groups! });
  }
  await setAvailableBeds(trx, updates, at);
  await recordChanges(
    trx,
    updates.map(({ id, ...count }) => entryOf(states.get(id)!, { ...count, at, by })),
  );
  return { done: updates.map(({ id }) => id), refused, bedsUpdatedAt: at.toISOString(), states };
}

function refusalOf(
  state: ServiceState | undefined,
  { total, groups, ifUnmodifiedSince }: Omit<BedCount, 'groups'> & { groups: BedGroup[] | null | undefined },
  { viewer, may }: Counter,
): Omit<RefusedBeds, 'id'> | undefined {
  if (!state || state.deletedAt || !state.input.type.includes('SHELTER')) return { key: 'NOT_FOUND' };
  if (!may(viewer, ownershipOf(state))) return { key: isVisible(state, viewer) ? 'NOT_ALLOWED' : 'NOT_FOUND' };
  const { bedsUpdatedAt, input } = state;
  const isFull = groups?.some(({ available, total: all }) => available > all);
  if (total > input.totalBeds || isFull) return { key: 'AVAILABLE_BEDS_LESS_THAN' };
  const newer = {
    availableBeds: input.availableBeds,
    ...(input.bedGroups.length > 0 && { bedGroups: input.bedGroups }),
    ...(bedsUpdatedAt && { bedsUpdatedAt: bedsUpdatedAt.toISOString() }),
  };
  if (!groups) return { key: 'COUNT_BY_GROUP', ...newer };
  const isSame = input.availableBeds === total && isDeepStrictEqual(groups, input.bedGroups);
  if (!bedsUpdatedAt || isSame || !isModifiedSince(bedsUpdatedAt, ifUnmodifiedSince)) return;
  return { key: 'CHANGED_MEANWHILE', ...newer };
}

interface Counted {
  available: number;
  groups: BedGroup[];
  at: Date;
  by: Counter;
}

function isPublishedByCount({ isApproved, isPaused, isOwnerUnproven }: ServiceState): boolean {
  return !isApproved && !isPaused && !isOwnerUnproven;
}

function entryOf(state: ServiceState, { available, groups, at, by: { way, viewer } }: Counted) {
  const { id: serviceId, input, bedsUpdatedAt, sentBackReason } = state;
  const wasPublished = isPublishedByCount(state) && { isApproved: true };
  const wasSentBack = sentBackReason !== null;
  return {
    ...({ serviceId, kind: 'beds', way, userId: viewer.id } as const),
    before: {
      ...differences({ bedGroups: input.bedGroups }, { bedGroups: groups }).before,
      ...{
        availableBeds: input.availableBeds,
        bedsUpdatedAt,
        ...(wasPublished && { isApproved: false }),
        ...(wasSentBack && { sentBackReason }),
      },
    },
    after: {
      ...differences({ bedGroups: input.bedGroups }, { bedGroups: groups }).after,
      ...{ availableBeds: available, bedsUpdatedAt: at, ...wasPublished, ...(wasSentBack && { sentBackReason: null }) },
    },
  };
}
