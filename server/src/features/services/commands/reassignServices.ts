import type { Person } from '@amparo/domain/permissions/user.ts';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { Transaction } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';
import { differences, recordChanges } from '../persistence/changeLog.ts';
import { loggedFields, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { replaceManagers } from './ownership.ts';

type Trx = Transaction<Database>;
type Ownership = Pick<ServiceState, 'ownerId' | 'managerIds'>;

/** The ids of the services that somebody owns, and of those that they manage. */
interface ServiceIds {
  owned: string[];
  managed: string[];
}

/** Whoever is deleted keeps no service any more (rules.md §3): answers which ones they kept. */
export async function releaseServices(trx: Trx, userId: string, by: Person): Promise<ServiceIds> {
  const owned = await trx.selectFrom('services').select('id').where('ownerId', '=', userId).orderBy('id').execute();
  const managed = await trx
    .selectFrom('serviceManagers')
    .select('serviceId as id')
    .where('userId', '=', userId)
    .orderBy('serviceId')
    .execute();
  const belongings = { owned: owned.map(({ id }) => id), managed: managed.map(({ id }) => id) };
  await reassign(trx, belongings, { by }, ({ ownerId, managerIds }) => ({
    ownerId: ownerId === userId ? null : ownerId,
    managerIds: managerIds.filter((id) => id !== userId),
  }));
  return belongings;
}

/** Whoever is restored keeps again what nobody else owns since. */
export async function returnServices(trx: Trx, userId: string, belongings: ServiceIds, by: Person): Promise<void> {
  const { owned, managed } = belongings;
  await reassign(trx, belongings, { by }, ({ id, ownerId, managerIds }) => ({
    ownerId: owned.includes(id) ? (ownerId ?? userId) : ownerId,
    managerIds: managed.includes(id) ? [...new Set([...managerIds, userId])].sort() : managerIds,
  }));
}

/** Another person owns the service from now on; answers who did. */
export async function transferService(
  trx: Trx,
  { id, ownerId, by }: { id: string; ownerId: string; by: Person },
): Promise<string | null> {
  let previous: string | null = null;
  await reassign(trx, { owned: [id], managed: [] }, { by, kind: 'claimed' }, (state) => {
    previous = state.ownerId;
    return { ownerId, managerIds: state.managerIds };
  });
  return previous;
}

async function reassign(
  trx: Trx,
  { owned, managed }: ServiceIds,
  { by, kind = 'updated' }: { by: Person; kind?: ChangeKind },
  change: (state: ServiceState) => Ownership,
): Promise<void> {
  const ids = [...new Set([...owned, ...managed])];
  if (ids.length === 0) return;
  for (const state of (await readStates(trx, ids, { isLocked: true })).values()) {
    const { id } = state;
    const { ownerId, managerIds } = change(state);
    const changed = differences(loggedFields(state), loggedFields({ ...state, ownerId, managerIds }));
    if (Object.keys(changed.after).length === 0) continue;
    await trx
      .updateTable('services')
      .set({ ownerId, updatedAt: nextUpdatedAt('services') })
      .where('id', '=', id)
      .execute();
    await replaceManagers(trx, id, managerIds);
    await recordChanges(trx, [{ serviceId: id, kind, way: 'person', userId: by.id, ...changed }]);
  }
}
