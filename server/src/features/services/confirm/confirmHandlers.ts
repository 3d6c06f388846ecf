import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceWriteRoutes } from '@amparo/domain/services/editing/serviceWriteRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { ownsOrManages } from '../../../database/conditions.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { hashToken } from '../../../http/opaqueToken.ts';
import { serve } from '../../../http/serve.ts';
import { recordChanges } from '../persistence/changeLog.ts';
import { setVerified } from '../persistence/serviceUpdates.ts';

const LINK_DAYS = 60;
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
  const since = toDate(at.subtract({ hours: LINK_DAYS * 24 }));
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('confirmationLinks as l')
      .innerJoin('services as s', 's.id', 'l.serviceId')
      .select(['l.userId', 'l.askedAt', 's.verifiedAt'])
      .where('l.tokenHash', '=', hashToken(token))
      .where('l.serviceId', '=', id)
      .where('l.askedAt', '>', since)
      .where('s.isApproved', '=', true)
      // A person who has lost the service may no longer confirm it.
      .where(ownsOrManages(sql.ref('l.user_id')))
      .forNoKeyUpdate('s')
      .executeTakeFirst();
    if (!found) return undefined;
    if (found.verifiedAt && found.verifiedAt >= found.askedAt) return found.verifiedAt.toISOString();
    await setVerified(trx, id, verifiedAt);
    const entry = { serviceId: id, kind: 'confirmed', way: 'link', userId: found.userId } as const;
    await recordChanges(trx, [{ ...entry, before: { verifiedAt: found.verifiedAt }, after: { verifiedAt } }]);
    return verifiedAt.toISOString();
  });
}
