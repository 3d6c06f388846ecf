import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceWriteRoutes } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { serve } from '../../../http/serve.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { setVerified } from '../persistence/serviceUpdates.ts';
import { ConfirmationRepository } from './confirmationRepository.ts';

const CONFIRMATIONS_PER_MINUTE = 20;

export function serveConfirmation(app: FastifyInstance, now: () => Temporal.Instant): void {
  serve(
    app,
    serviceWriteRoutes.confirm,
    async ({ params: { id }, body: { token } }) => {
      const verifiedAt = await confirmByLink(app.db, { id, token, at: now() });
      if (!verifiedAt) throw new ApiError('CONFIRM_LINK_INVALID');
      return { data: { id, verifiedAt } };
    },
    { requestsPerMinute: CONFIRMATIONS_PER_MINUTE },
  );
}

/**
 * Confirms a service by the link of a mail and returns the time. Returns undefined if the link is invalid or has expired.
 * A later confirmation takes precedence: a link confirms a service once.
 */
async function confirmByLink(
  db: Kysely<Database>,
  { id, token, at }: { id: string; token: string; at: Temporal.Instant },
): Promise<string | undefined> {
  const verifiedAt = toDate(at);
  return db.transaction().execute(async (trx) => {
    const found = await new ConfirmationRepository(trx).lockLink(id, token, at);
    if (!found) return undefined;
    if (found.verifiedAt && found.verifiedAt >= found.askedAt) return found.verifiedAt.toISOString();
    await setVerified(trx, id, verifiedAt);
    const entry = { serviceId: id, kind: 'confirmed', way: 'link', userId: found.userId } as const;
    await recordChanges(trx, [{ ...entry, before: { verifiedAt: found.verifiedAt }, after: { verifiedAt } }]);
    return verifiedAt.toISOString();
  });
}
