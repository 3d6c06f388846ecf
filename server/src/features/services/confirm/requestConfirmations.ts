import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ownsOrManages } from '../../../database/conditions.ts';
import type { Database } from '../../../database/schema.ts';
import { drawToken, hashToken } from '../../../http/opaqueToken.ts';
import type { Queue } from '../../../jobs/jobs.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { confirmMail } from './confirmMail.ts';

export const confirmQueue: Queue = { name: 'ask-to-confirm', retryLimit: 3, retryDelay: 600 };

/** So many services are asked about an hour at most, so that a large import does not become a storm of mail. */
const MOST_AN_HOUR = 200;
const BATCH = 20;

interface Parts {
  db: Kysely<Database>;
  outbox: Outbox;
  publicUrl: string;
  /** A service not confirmed for so long asks those who keep it again. */
  months: number;
}

/** Asks those who keep a service, by mail, whether all is still right: once for each time that it was not confirmed for so long. */
export async function requestConfirmations(parts: Parts, at: Temporal.Instant): Promise<void> {
  const before = confirmationCutoff(at.toString(), parts.months);
  await parts.db.deleteFrom('confirmationLinks').where('askedAt', '<', before).execute();
  for (let asked = 0; asked < MOST_AN_HOUR; asked += BATCH) {
    const count = await parts.db.transaction().execute(async (trx) => {
      const services = await findUnconfirmed(trx, before);
      for (const service of services) await mailOwnerAndManagers(trx, { service, at, ...parts });
      return services.length;
    });
    if (count < BATCH) return;
  }
}

interface Unconfirmed {
  id: string;
  name: string;
}

/** Locked, so that of two processes one asks. */
async function findUnconfirmed(trx: Transaction<Database>, before: Date): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`SELECT s.id, s.name FROM services s
    WHERE s.is_approved AND coalesce(s.verified_at, s.created_at) < ${before} AND NOT s.is_permanently_closed
      AND (s.owner_id IS NOT NULL OR EXISTS (SELECT FROM service_managers m WHERE m.service_id = s.id))
      AND NOT EXISTS (SELECT FROM confirmation_links l WHERE l.service_id = s.id)
    ORDER BY coalesce(s.verified_at, s.created_at) LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`.execute(trx);
  return rows;
}

async function mailOwnerAndManagers(
  trx: Transaction<Database>,
  { service, at, outbox, publicUrl }: { service: Unconfirmed; at: Temporal.Instant } & Parts,
): Promise<void> {
  const { rows: keepers } = await sql<{ id: string; email: string }>`SELECT u.id, u.email FROM users u, services s
    WHERE s.id = ${service.id} AND ${ownsOrManages(sql.ref('u.id'))}`.execute(trx);
  for (const { id: userId, email } of keepers) {
    const token = drawToken();
    const askedAt = new Date(at.epochMilliseconds);
    await trx
      .insertInto('confirmationLinks')
      .values({ tokenHash: hashToken(token), serviceId: service.id, userId, askedAt })
      .execute();
    await outbox.post(confirmMail({ to: email, token, service, publicUrl }), trx);
  }
}
