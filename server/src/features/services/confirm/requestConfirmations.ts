import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken } from '../../../http/opaqueToken.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Notifier } from '../../../notifications/notifier.ts';
import { ConfirmationRepository, type UnconfirmedService } from './confirmationRepository.ts';

/** Limits the mail that a large import causes. */
const SERVICES_PER_HOUR = 200;
const BATCH = 20;

interface Options {
  db: Kysely<Database>;
  notifier: Notifier;
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
  { service, at, notifier, publicUrl }: { service: UnconfirmedService; at: Temporal.Instant } & Options,
): Promise<void> {
  const confirmations = new ConfirmationRepository(trx);
  for (const { id: userId } of await confirmations.findPeople(service.id)) {
    const token = createToken();
    await confirmations.addLink({ token, serviceId: service.id, userId, askedAt: toDate(at) });
    const mail = (language: string) => confirmMail({ token, service, publicUrl, language });
    await notifier.notify(trx, { kind: 'unconfirmed', to: [userId], service, mail });
  }
}

interface Request {
  token: string;
  service: UnconfirmedService;
  publicUrl: string;
  /** The first one of the mail. */
  language: string;
}

/** The mail in both languages, with the link that confirms the service. */
function confirmMail({ token, service, publicUrl, language }: Request): Pick<Mail, 'subject' | 'text'> {
  const page = `${publicUrl}/services/${service.id}`;
  const values = {
    service: service.name,
    link: `${page}/confirm?${new URLSearchParams({ token })}`,
    edit: `${page}/edit`,
  };
  const both = bothLanguages('stillRight', language);
  return {
    subject: both.map((t) => t('subject', values)).join(' · '),
    text: both.map((t) => t('text', values)).join('\n\n* * *\n\n'),
  };
}
