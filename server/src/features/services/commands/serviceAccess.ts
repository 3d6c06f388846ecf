import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { NotificationKind } from '@amparo/domain/notifications/notificationKinds.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { NewNotification } from '../../../notifications/notifier.ts';
import { findExistingUsers, findUserByEmail, lockServiceCount } from '../persistence/ownership.ts';
import { ownershipOf, type ServiceState } from '../persistence/serviceState.ts';
import type { CommandContext } from './commandContext.ts';

type Trx = Transaction<Database>;

/** Tells administrators that a service waits for them. */
export function announceWaiting(
  trx: Trx,
  { notifier }: Pick<CommandContext, 'notifier'>,
  service: { id: string; name: string },
  { id }: Viewer,
): Promise<void> {
  return notifier.notifyAdministrators(trx, { kind: 'serviceWaits', service }, [id]);
}

/** Whether the service exists and the viewer may know that. */
export function isVisible(state: ServiceState | undefined, viewer: Viewer): state is ServiceState {
  if (!state || state.deletedAt) return false;
  return serviceCan.see(viewer, { ...ownershipOf(state), isApproved: state.isApproved });
}

/** The people without the one who acts: nobody needs to learn what they have just done. */
export function others(people: readonly (string | null)[], { id }: Viewer): string[] {
  return people.filter((person) => person !== null && person !== id) as string[];
}

/** One notification per service, for its owner and managers without the one who acts. */
export function aboutServices(
  kind: NotificationKind,
  services: readonly ServiceState[],
  viewer: Viewer,
  details?: NewNotification['details'],
): NewNotification[] {
  return services.map(({ id, input: { name }, ownerId, managerIds }) => ({
    ...{ kind, service: { id, name }, to: others([ownerId, ...managerIds], viewer) },
    ...(details && { details }),
  }));
}

/** Returns the service, or throws if the viewer may not see it or may not edit it. */
export function requireEditable(state: ServiceState | undefined, viewer: Viewer): ServiceState {
  if (!isVisible(state, viewer)) throw new ApiError('NOT_FOUND');
  if (!serviceCan.edit(viewer, ownershipOf(state))) throw new ApiError('NOT_ALLOWED');
  return state;
}

/** Throws if the viewer already owns as many services as they may (spec §6). */
export async function assertBelowServiceLimit(trx: Trx, viewer: Viewer): Promise<void> {
  const count = await lockServiceCount(trx, viewer.id);
  if (!count) throw new ApiError('NOT_SIGNED_IN');
  if (!serviceCan.addOneMore(viewer, count)) throw new ApiError('YOU_REACHED_LIMIT_SERVICE');
}

/**
 * Returns the owner that the request names by email. '' removes the owner; only administrators may change the owner.
 */
export async function requestedOwner(
  trx: Trx,
  email: string | null | undefined,
  { ownerId, viewer }: { ownerId: string | null; viewer: Viewer },
): Promise<string | null> {
  if (email === undefined) return ownerId;
  const requested = email ? await findUserByEmail(trx, email) : null;
  if (requested !== undefined && requested === ownerId) return ownerId;
  if (!serviceCan.setOwner(viewer)) throw new ApiError('NOT_ALLOWED', { userEmail: 'NOT_ALLOWED' });
  if (requested === undefined) throw new ApiError('VALIDATION', { userEmail: 'UNKNOWN_ACCOUNT' });
  return requested;
}

/** Returns the ids of the managers that the request names, sorted. Coordinators and administrators may change them. */
export async function requestedManagers(
  trx: Trx,
  managers: { id: string }[] | undefined,
  { managerIds, viewer }: { managerIds: string[]; viewer: Viewer },
): Promise<string[]> {
  if (!managers) return managerIds;
  const requested = [...new Set(managers.map(({ id }) => id.toLowerCase()))].sort();
  if (requested.join() === managerIds.join()) return managerIds;
  if (!serviceCan.appointManagers(viewer)) throw new ApiError('NOT_ALLOWED', { managedUsers: 'NOT_ALLOWED' });
  const existing = await findExistingUsers(trx, requested);
  if (existing.length < requested.length) throw new ApiError('VALIDATION', { managedUsers: 'UNKNOWN_ACCOUNT' });
  return requested;
}
