import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken } from '../../../http/opaqueToken.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { ConfirmationRepository, type UnconfirmedService } from './confirmationRepository.ts';

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
  await new ConfirmationRepository(options.db).deleteLinks(before);
  for (let requested = 0; requested < SERVICES_PER_HOUR; requested += BATCH) {
    const count = await options.db.transaction().execute(async (trx) => {
      const services = await new ConfirmationRepository(trx).lockUnconfirmed(before, BATCH);
      for (const service of services) await mailOwnerAndManagers(trx, { service, at, ...options });
      return services.length;
    });
    if (count < BATCH) return;
  }
}

async function mailOwnerAndManagers(
  trx: Transaction<Database>,
  { service, at, outbox, publicUrl }: { service: UnconfirmedService; at: Temporal.Instant } & Options,
): Promise<void> {
  const confirmations = new ConfirmationRepository(trx);
  for (const { id: userId, email } of await confirmations.findPeople(service.id)) {
    const token = createToken();
    await confirmations.addLink({ token, serviceId: service.id, userId, askedAt: toDate(at) });
    await outbox.post(confirmMail({ to: email, token, service, publicUrl }), trx);
  }
}

interface Request {
  to: string;
  token: string;
  service: UnconfirmedService;
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
