import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { readStates, type ServiceState } from '../persistence/serviceState.ts';
import { setApproved } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import type { BatchResult } from './deleteServices.ts';
import { aboutServices, isVisible } from './serviceAccess.ts';

/**
 * Publishes services, unless their owner must first prove the email. A service that is already published counts as done,
 * and so does a paused one: it stays paused.
 */
export async function approveServices(
  { db, notifier }: CommandContext,
  ids: string[],
  viewer: Viewer,
): Promise<BatchResult<'NOT_FOUND' | 'EMAIL_NOT_PROVEN'>> {
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, ids, { isLocked: true });
    const requested = [...new Set(ids)];
    const visible = requested.filter((id) => isVisible(states.get(id), viewer));
    const done = visible.filter((id) => !waitsForEmail(states.get(id)!));
    const unapproved = done.filter((id) => !states.get(id)!.isApproved && !states.get(id)!.isPaused);
    await setApproved(trx, unapproved);
    const entries = unapproved.map((serviceId) => {
      const { sentBackReason } = states.get(serviceId)!;
      const wasSentBack = sentBackReason !== null;
      return {
        ...({ serviceId, kind: 'approved', way: 'person', userId: viewer.id } as const),
        before: { isApproved: false, ...(wasSentBack && { sentBackReason }) },
        after: { isApproved: true, ...(wasSentBack && { sentBackReason: null }) },
      };
    });
    await recordChanges(trx, entries);
    const approved = unapproved.map((id) => states.get(id)!);
    await notifier.notify(trx, ...aboutServices('approved', approved, viewer));
    const refused = requested
      .filter((id) => !done.includes(id))
      .map((id) => ({ id, key: visible.includes(id) ? ('EMAIL_NOT_PROVEN' as const) : ('NOT_FOUND' as const) }));
    return { done, refused };
  });
}

/** Nothing is published in the name of an email that nobody has proven. */
function waitsForEmail({ isApproved, isPaused, isOwnerUnproven }: ServiceState): boolean {
  return isOwnerUnproven && !isApproved && !isPaused;
}
