import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { findEndedPauses, setPaused } from '../persistence/serviceUpdates.ts';
import type { CommandContext } from './commandContext.ts';
import { isVisible, others } from './serviceAccess.ts';

type Trx = Transaction<Database>;

/** Takes a published service off all lists (docs/decisions/pausing.md). A paused one gets the new day. */
export async function pauseService(
  { db, notifier, region, now }: CommandContext,
  { id, until, viewer }: { id: string; until: string | null; viewer: Viewer },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const state = await requirePausable(trx, id, viewer);
    if (!state.isApproved && !state.isPaused) throw new ApiError('CHANGED_MEANWHILE');
    const today = localDate(now().toString(), state.input.timeZone ?? region.timeZone);
    if (until !== null && until <= today) throw new ApiError('VALIDATION', { until: 'DATE_IS_PAST' });
    await setPaused(trx, id, { until });
    const { isPaused, pausedUntil } = state;
    const [before, after] = [
      { isPaused, pausedUntil },
      { isPaused: true, pausedUntil: until },
    ];
    await recordChanges(trx, [{ serviceId: id, kind: 'paused', way: 'person', userId: viewer.id, before, after }]);
    const [to, service] = [others([state.ownerId, ...state.managerIds], viewer), { id, name: state.input.name }];
    await notifier.notify(trx, {
      kind: 'paused',
      to,
      service,
      details: { until: until ?? 'none' },
    });
  });
}

/** Publishes a paused service again. */
export async function resumeService(
  { db }: CommandContext,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const state = await requirePausable(trx, id, viewer);
    if (!state.isPaused) throw new ApiError('CHANGED_MEANWHILE');
    await publishAgain(trx, state, { way: 'person', userId: viewer.id });
  });
}

/**
 * Publishes the paused services that return today, each in its own time zone. Runs as an hourly job, in one process. Time zones
 * that differ by parts of an hour return up to 45 minutes late.
 */
export async function endPauses(db: Kysely<Database>, zone: string, at: Temporal.Instant): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = await findEndedPauses(trx, zone, at);
    if (ids.length === 0) return;
    for (const state of (await readStates(trx, ids)).values())
      await publishAgain(trx, state, { way: 'job', userId: null });
  });
}

async function publishAgain(
  trx: Trx,
  { id, isPaused, pausedUntil }: ServiceState,
  by: { way: 'person' | 'job'; userId: string | null },
): Promise<void> {
  await setPaused(trx, id, null);
  const [before, after] = [
    { isPaused, pausedUntil },
    { isPaused: false, pausedUntil: null },
  ];
  await recordChanges(trx, [{ serviceId: id, kind: 'resumed', ...by, before, after }]);
}

/** Returns the service and locks it, or throws if the viewer may not pause it. */
async function requirePausable(trx: Trx, id: string, viewer: Viewer): Promise<ServiceState> {
  const state = (await readStates(trx, [id], { isLocked: true })).get(id);
  // Everybody who knows a paused service can see that it is paused.
  if (!state || state.deletedAt || !(state.isPaused || isVisible(state, viewer))) throw new ApiError('NOT_FOUND');
  if (!serviceCan.pause(viewer, ownershipOf(state))) throw new ApiError('NOT_ALLOWED');
  return state;
}
