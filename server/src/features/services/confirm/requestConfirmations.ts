import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ownsOrManages } from '../../../database/conditions.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Outbox } from '../../../mail/outbox.ts';

/** Limits the mail that a large import causes. */
const SERVICES_PER_HOUR = 200;
const BATCH = 20;

interface Options {
  db: Kysely<Database>;
  outbox: Outbox;
  publicUrl: string;
  /** How long a confirmation is valid. */
  months: number;
}

/** Asks the owners and managers of unconfirmed services by mail whether the information is still right. */
export async function requestConfirmations(options: Options, at: Temporal.Instant): Promise<void> {
  const before = confirmationCutoff(at.toString(), options.months);
  await options.db.deleteFrom('confirmationLinks').where('askedAt', '<', before).execute();
  for (let requested = 0; requested < SERVICES_PER_HOUR; requested += BATCH) {
    const count = await options.db.transaction().execute(async (trx) => {
      const services = await findUnconfirmed(trx, before);
      for (const service of services) await mailOwnerAndManagers(trx, { service, at, ...options });
      return services.length;
    });
    if (count < BATCH) return;
  }
}

interface Unconfirmed {
  id: string;
  name: string;
}

/** Locks the services, so that two processes do not send the same mail. */
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
  { service, at, outbox, publicUrl }: { service: Unconfirmed; at: Temporal.Instant } & Options,
): Promise<void> {
  const { rows: people } = await sql<{ id: string; email: string }>`SELECT u.id, u.email FROM users u, services s
    WHERE s.id = ${service.id} AND ${ownsOrManages(sql.ref('u.id'))}`.execute(trx);
  for (const { id: userId, email } of people) {
    const token = createToken();
    const askedAt = toDate(at);
    await trx
      .insertInto('confirmationLinks')
      .values({ tokenHash: hashToken(token), serviceId: service.id, userId, askedAt })
      .execute();
    await outbox.post(confirmMail({ to: email, token, service, publicUrl }), trx);
  }
}

interface Request {
  to: string;
  token: string;
  service: { id: string; name: string };
  publicUrl: string;
}

/** The mail in both languages, with the link that confirms the service. */
function confirmMail({ to, token, service, publicUrl }: Request): Mail {
  const page = `${publicUrl}/services/${service.id}`;
  const values = {
    service: service.name,
    link: `${page}/confirm?${new URLSearchParams({ token })}`,
    edit: `${page}/edit`,
  };
  const both = bothLanguages('stillRight');
  return {
    to,
    subject: both.map((t) => t('subject', values)).join(' · '),
    text: both.map((t) => t('text', values)).join('\n\n* * *\n\n'),
  };
}
