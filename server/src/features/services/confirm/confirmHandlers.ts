import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import { serviceWriteRoutes } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { currentServiceId } from '../../../database/mergedServices.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { assertUnmodified } from '../../../http/assertUnmodified.ts';
import { serve } from '../../../http/serve.ts';
import type { BatchResult } from '../commands/deleteServices.ts';
import { requireEditable } from '../commands/serviceAccess.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { ownershipOf, readStates, type ServiceState } from '../persistence/serviceState.ts';
import { endSample, setVerified } from '../persistence/serviceUpdates.ts';
import { ConfirmationRepository } from './confirmationRepository.ts';

/** Somebody who goes through a list of services confirms one per second. */
const CONFIRMATIONS_PER_MINUTE = 60;

interface Confirmation {
  id: string;
  at: Temporal.Instant;
  /** The `updatedAt` that the person saw. */
  ifUnmodifiedSince: string | undefined;
}

export function serveConfirmation(app: FastifyInstance, now: () => Temporal.Instant): void {
  serve(
    app,
    serviceWriteRoutes.confirm,
    async ({ params, body: { token, ifUnmodifiedSince }, viewer }) => {
      // A confirmation that waited on a phone may be of a service that was merged meanwhile.
      const id = await currentServiceId(app.db, params.id);
      const confirmation = { id, at: now(), ifUnmodifiedSince };
      const confirmedAt = token === undefined ? undefined : await confirmByLink(app.db, { ...confirmation, token });
      if (confirmedAt) return { data: { id, verifiedAt: confirmedAt } };
      return { data: { id, verifiedAt: await confirmByEditor(app.db, { ...confirmation, token, viewer }) } };
    },
    { requestsPerMinute: CONFIRMATIONS_PER_MINUTE },
  );
  serve(app, serviceWriteRoutes.confirmSeveral, async ({ body: { services }, viewer }) => ({
    data: await confirmSeveral(app.db, { services, at: now(), viewer }),
  }));
}

type Refusal = 'NOT_FOUND' | 'NOT_ALLOWED' | 'CHANGED_MEANWHILE';
const refusals: readonly string[] = ['NOT_FOUND', 'NOT_ALLOWED', 'CHANGED_MEANWHILE'] satisfies Refusal[];

/** Confirms one service after the other, so that one that was changed meanwhile keeps none of the others. */
async function confirmSeveral(
  db: Kysely<Database>,
  {
    services,
    at,
    viewer,
  }: { services: { id: string; ifUnmodifiedSince: string }[]; at: Temporal.Instant; viewer: Viewer },
): Promise<BatchResult<Refusal>> {
  const result: BatchResult<Refusal> = { done: [], refused: [] };
  for (const service of services) {
    try {
      await confirmByEditor(db, { ...service, at, token: undefined, viewer });
      result.done.push(service.id);
    } catch (error) {
      if (!(error instanceof ApiError) || !refusals.includes(error.key)) throw error;
      result.refused.push({ id: service.id, key: error.key as Refusal });
    }
  }
  return result;
}

/**
 * Confirms a service by the link of a mail and returns the time. Returns undefined if the link is invalid or has expired.
 * A later confirmation takes precedence: a link confirms a service once.
 */
async function confirmByLink(
  db: Kysely<Database>,
  { id, token, at, ifUnmodifiedSince }: Confirmation & { token: string },
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await new ConfirmationRepository(trx).lockLink(id, token, at);
    if (!found) return undefined;
    if (found.verifiedAt && found.verifiedAt >= found.askedAt) return found.verifiedAt.toISOString();
    assertSeen(found, ifUnmodifiedSince);
    const { userId, verifiedAt, isSample } = found;
    return confirm(trx, { id, at, way: 'link', userId, confirmedBefore: verifiedAt, endsSample: isSample });
  });
}

/** Confirms a service as somebody who may edit it, and returns the time. An invalid link is the error of everybody else. */
async function confirmByEditor(
  db: Kysely<Database>,
  { id, at, ifUnmodifiedSince, token, viewer }: Confirmation & { token: string | undefined; viewer: Viewer | null },
): Promise<string> {
  const linkError = token === undefined ? null : new ApiError('CONFIRM_LINK_INVALID');
  if (!viewer) throw linkError ?? new ApiError('NOT_SIGNED_IN');
  return db.transaction().execute(async (trx) => {
    const states = await readStates(trx, [id], { isLocked: true });
    const state = requireConfirmable(states.get(id), viewer, linkError);
    assertSeen(state, ifUnmodifiedSince);
    const endsSample = state.input.isSample && serviceCan.endSample(viewer, ownershipOf(state));
    const who = { way: 'person', userId: viewer.id } as const;
    return confirm(trx, { id, at, ...who, confirmedBefore: state.verifiedAt, endsSample });
  });
}

/** Returns the service, or throws if the viewer may not edit it: with an invalid link, the link is the reason. */
function requireConfirmable(state: ServiceState | undefined, viewer: Viewer, linkError: ApiError | null): ServiceState {
  try {
    return requireEditable(state, viewer);
  } catch (error) {
    throw linkError ?? error;
  }
}

/** Throws if the service was changed after the person saw it: they would confirm data that they have not seen. */
function assertSeen({ updatedAt }: { updatedAt: Date }, ifUnmodifiedSince: string | undefined): void {
  assertUnmodified({ updatedAt: updatedAt.toISOString() }, ifUnmodifiedSince);
}

interface Confirmed extends Omit<Confirmation, 'ifUnmodifiedSince'> {
  way: 'link' | 'person';
  userId: string;
  confirmedBefore: Date | null;
  /** The owner or a manager confirms sample data. */
  endsSample: boolean;
}

async function confirm(
  trx: Transaction<Database>,
  { id, at, way, userId, confirmedBefore, endsSample: isNoSample }: Confirmed,
): Promise<string> {
  const verifiedAt = toDate(at);
  await setVerified(trx, id, verifiedAt);
  if (isNoSample) await endSample(trx, id);
  const before = { verifiedAt: confirmedBefore, ...(isNoSample && { isSample: true }) };
  const after = { verifiedAt, ...(isNoSample && { isSample: false }) };
  await recordChanges(trx, [{ serviceId: id, kind: 'confirmed', way, userId, before, after }]);
  return verifiedAt.toISOString();
}
