import { type Kysely, sql } from 'kysely';
import { ownsOrManages } from '../../../database/conditions.ts';
import type { Database } from '../../../database/schema.ts';
import { hashToken } from '../../../http/opaqueToken.ts';
import { recordChanges } from '../persistence/changeLog.ts';

const LASTS_DAYS = 60;

/**
 * Notes that a service was confirmed by the link of a mail, and when; undefined where the link is not, or no longer, good. It
 * answers what it asked, once: where the service was confirmed since, that stands.
 */
export async function confirmByLink(
  db: Kysely<Database>,
  { id, token, at }: { id: string; token: string; at: Temporal.Instant },
): Promise<string | undefined> {
  const verifiedAt = new Date(at.epochMilliseconds);
  const since = new Date(at.subtract({ hours: LASTS_DAYS * 24 }).epochMilliseconds);
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('confirmationLinks as l')
      .innerJoin('services as s', 's.id', 'l.serviceId')
      .select(['l.userId', 'l.askedAt', 's.verifiedAt'])
      .where('l.tokenHash', '=', hashToken(token))
      .where('l.serviceId', '=', id)
      .where('l.askedAt', '>', since)
      .where('s.isApproved', '=', true)
      // Who no longer keeps it has no say in it.
      .where(ownsOrManages(sql.ref('l.user_id')))
      .forNoKeyUpdate('s')
      .executeTakeFirst();
    if (!found) return undefined;
    if (found.verifiedAt && found.verifiedAt >= found.askedAt) return found.verifiedAt.toISOString();
    await trx.updateTable('services').set({ verifiedAt }).where('id', '=', id).execute();
    const entry = { serviceId: id, kind: 'confirmed', way: 'link', userId: found.userId } as const;
    await recordChanges(trx, [{ ...entry, before: { verifiedAt: found.verifiedAt }, after: { verifiedAt } }]);
    return verifiedAt.toISOString();
  });
}
