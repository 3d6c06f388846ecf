import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Recipients } from './feedbackRepository.ts';

/** The mails about messages and claims of visitors. */
export class FeedbackMail {
  readonly #outbox: Outbox;
  readonly #publicUrl: string;

  constructor(outbox: Outbox, publicUrl: string) {
    this.#outbox = outbox;
    this.#publicUrl = publicUrl;
  }

  /** Sends one mail to each recipient, in both languages. Replies go to the visitor. */
  async notify(input: FeedbackInput, { emails, serviceName }: Recipients, db: Kysely<Database>): Promise<void> {
    const kind = kindOf(input);
    const values = {
      service: serviceName ?? '',
      count: input.images?.length ?? 0,
      link: `${this.#publicUrl}/feedbacks`,
    };
    const both = bothLanguages('feedback');
    const subject = both.map((t) => t(`${kind}.subject`, values)).join(' · ');
    const text = [
      ...both.map((t) => t(`${kind}.text`, values)),
      input.subject,
      input.message,
      senderLines(input).join('\n'),
      ...both.map((t) => t('where', values)),
    ].join('\n\n');
    for (const to of emails) await this.#outbox.post({ to, replyTo: input.email, subject, text }, db);
  }

  /** Tells the claimant that the service is theirs. `link` lets a new user choose a password. */
  notifyNewOwner({ to, service, link }: ClaimNotice & { link: string | null }, db: Kysely<Database>): Promise<void> {
    const values = { link: link ?? '', edit: `${this.#publicUrl}/services/${service.id}/edit` };
    return this.#mailAboutClaim({ to, service, what: link ? 'claimGrantedInvited' : 'claimGranted', values }, db);
  }

  /** Tells the previous owner. */
  notifyPreviousOwner(notice: ClaimNotice, db: Kysely<Database>): Promise<void> {
    const values = { link: `${this.#publicUrl}/feedback`, edit: '' };
    return this.#mailAboutClaim({ ...notice, what: 'claimGivenAway', values }, db);
  }

  async #mailAboutClaim(
    { to, service, what, values }: ClaimNotice & { what: ClaimMail; values: { link: string; edit: string } },
    db: Kysely<Database>,
  ): Promise<void> {
    const both = bothLanguages(what);
    const allValues = { service: service.name, ...values };
    const subject = both.map((t) => t('subject', allValues)).join(' · ');
    await this.#outbox.post({ to, subject, text: both.map((t) => t('text', allValues)).join('\n\n* * *\n\n') }, db);
  }
}

type ClaimMail = 'claimGranted' | 'claimGrantedInvited' | 'claimGivenAway';

interface ClaimNotice {
  to: string;
  service: { id: string; name: string };
}

function kindOf({ type, isContact }: FeedbackInput): 'contact' | 'report' | 'claim' | 'app' {
  if (type === 'APP') return 'app';
  if (type === 'CLAIM') return 'claim';
  return isContact ? 'contact' : 'report';
}

/** The sender's details, without empty ones. */
function senderLines(input: FeedbackInput): string[] {
  const { name, title, organizationName, orgnizationWebsite, email, phone } = input;
  return [name, title, organizationName, orgnizationWebsite, email, phone].filter((line) => line) as string[];
}
