import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { differences, loggedFields, recordChanges } from '../persistence/changeLog.ts';
import { findServicesOf, findUserByEmail, type ServiceIds } from '../persistence/ownership.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setOwnership } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';
import { isVisible } from './serviceAccess.ts';

type Trx = Transaction<Database>;
type Ownership = Pick<ServiceState, 'ownerId' | 'managerIds'>;

/** Removes a deleted person from all services (rules.md §3). Returns the services that they owned and managed. */
export async function releaseServices(trx: Trx, userId: string, by: Viewer): Promise<ServiceIds> {
  const services = await findServicesOf(trx, userId);
  await reassign(trx, services, { by }, ({ ownerId, managerIds }) => ({
    ownerId: ownerId === userId ? null : ownerId,
    managerIds: managerIds.filter((id) => id !== userId),
  }));
  return services;
}

/** Gives a restored person their services back, except those that have a new owner. */
export async function returnServices(trx: Trx, userId: string, services: ServiceIds, by: Viewer): Promise<void> {
  const { owned, managed } = services;
  await reassign(trx, services, { by }, ({ id, ownerId, managerIds }) => ({
    ownerId: owned.includes(id) ? (ownerId ?? userId) : ownerId,
    managerIds: managed.includes(id) ? [...new Set([...managerIds, userId])].sort() : managerIds,
  }));
}

/** Gives all services of a person to another account of the same person. */
export async function moveServices(trx: Trx, { from, to }: { from: string; to: string }, by: Viewer): Promise<void> {
  await reassign(trx, await findServicesOf(trx, from), { by }, ({ ownerId, managerIds }) => {
    const owner = ownerId === from ? to : ownerId;
    const managers = managerIds.map((id) => (id === from ? to : id)).filter((id) => id !== owner);
    return { ownerId: owner, managerIds: [...new Set(managers)].sort() };
  });
}

/** Makes a person the owner of a service after their claim. Returns the previous owner's id. */
export async function transferService(
  trx: Trx,
  { id, ownerId, by }: { id: string; ownerId: string; by: Viewer },
): Promise<string | null> {
  let previous: string | null = null;
  await reassign(trx, { owned: [id], managed: [] }, { by, kind: 'claimed' }, (state) => {
    previous = state.ownerId;
    return { ownerId, managerIds: state.managerIds };
  });
  return previous;
}

/** Gives several services one owner, or none. Throws if no account has the email. */
export async function assignServices(
  { db }: CommandContext,
  { ids, userEmail, viewer }: { ids: string[]; userEmail: string; viewer: Viewer },
): Promise<BatchResult<'NOT_FOUND'> & { unchanged: string[] }> {
  return db.transaction().execute(async (trx) => {
    const ownerId = userEmail === '' ? null : await findUserByEmail(trx, userEmail);
    if (ownerId === undefined) throw new ApiError('VALIDATION', { userEmail: 'UNKNOWN_ACCOUNT' });
    const states = await readStates(trx, ids, { isLocked: true });
    const requested = [...new Set(ids)];
    const done = requested.filter((id) => isVisible(states.get(id), viewer));
    await reassign(trx, { owned: done, managed: [] }, { by: viewer }, ({ managerIds }) => ({ ownerId, managerIds }));
    const unchanged = done.filter((id) => states.get(id)!.ownerId === ownerId);
    const missing = requested.filter((id) => !done.includes(id));
    return { done, unchanged, refused: missing.map((id) => ({ id, key: 'NOT_FOUND' })) };
  });
}

async function reassign(
  trx: Trx,
  { owned, managed }: ServiceIds,
  { by, kind = 'updated' }: { by: Viewer; kind?: ChangeKind },
  change: (state: ServiceState) => Ownership,
): Promise<void> {
  const ids = [...new Set([...owned, ...managed])];
  if (ids.length === 0) return;
  for (const state of (await readStates(trx, ids, { isLocked: true })).values()) {
    const { id } = state;
    const ownership = change(state);
    const changed = differences(loggedFields(state), loggedFields({ ...state, ...ownership }));
    if (Object.keys(changed.after).length === 0) continue;
    await setOwnership(trx, { id, ...ownership });
    await recordChanges(trx, [{ serviceId: id, kind, way: 'person', userId: by.id, ...changed }]);
  }
}
