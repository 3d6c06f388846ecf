import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { sql, type Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { isVisible, ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';

type Key = 'NOT_FOUND' | 'NOT_ALLOWED' | 'AVAILABLE_BEDS_LESS_THAN';

/** Stores how many beds are free, and publishes the shelter with it (rules.md §4); what cannot be is told, the others are done. */
export async function updateBeds(
  { db, now }: CommandContext,
  beds: { id: string; total: number }[],
  asker: Person,
): Promise<BatchResult<Key> & { bedsUpdatedAt: string }> {
  const at = new Date(now().epochMilliseconds);
  // Of one that is named twice, the last counts.
  const wanted = new Map(beds.map(({ id, total }) => [id, total]));
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, [...wanted.keys()], { isLocked: true });
    const answer: BatchResult<Key> = { done: [], refused: [] };
    for (const [id, total] of wanted) {
      const key = whyRefused(states.get(id), total, asker);
      if (key) answer.refused.push({ id, key });
      else answer.done.push(id);
    }
    await store(
      trx,
      answer.done.map((id) => ({ state: states.get(id)!, total: wanted.get(id)! })),
      { asker, at },
    );
    return { ...answer, bedsUpdatedAt: at.toISOString() };
  });
}

function whyRefused(state: ServiceState | undefined, total: number, asker: Person): Key | undefined {
  if (!isVisible(state, asker) || !state.input.type.includes('SHELTER')) return 'NOT_FOUND';
  if (!serviceCan.updateBeds(asker, ownershipOf(state))) return 'NOT_ALLOWED';
  return total > state.input.totalBeds ? 'AVAILABLE_BEDS_LESS_THAN' : undefined;
}

async function store(
  trx: Transaction<Database>,
  beds: { state: ServiceState; total: number }[],
  { asker, at }: { asker: Person; at: Date },
): Promise<void> {
  if (beds.length === 0) return;
  const ids = beds.map(({ state }) => state.id);
  const totals = beds.map(({ total }) => total);
  await sql`UPDATE services SET available_beds = beds.total, beds_updated_at = ${at}, is_approved = true,
      updated_at = ${nextUpdatedAt('services')}
    FROM unnest(${ids}::uuid[], ${totals}::int[]) AS beds(id, total) WHERE services.id = beds.id`.execute(trx);
  const entries = beds.map(({ state, total }) => ({
    ...({ serviceId: state.id, kind: 'beds', way: 'person', userId: asker.id } as const),
    before: {
      ...{ availableBeds: state.input.availableBeds, bedsUpdatedAt: state.bedsUpdatedAt },
      ...(state.isApproved ? {} : { isApproved: false }),
    },
    after: { availableBeds: total, bedsUpdatedAt: at, ...(state.isApproved ? {} : { isApproved: true }) },
  }));
  await recordChanges(trx, entries);
}
