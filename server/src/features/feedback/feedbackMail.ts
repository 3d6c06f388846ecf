import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import type { AnsweredMessage } from './feedbackReplyRepository.ts';
import type { Recipients } from './feedbackRepository.ts';

export interface MailedAnswer {
  sender: AnsweredMessage;
  author: { email: string; name: string };
  message: string;
}

/** The mails about messages and claims of visitors. */
export class FeedbackMail {
  readonly #outbox: Outbox;
  readonly #notifier: Notifier;
  readonly #publicUrl: string;

  constructor(outbox: Outbox, notifier: Notifier, publicUrl: string) {
    this.#outbox = outbox;
    this.#notifier = notifier;
    this.#publicUrl = publicUrl;
  }

  /** Sends one mail to each recipient, in both languages. Replies go to the visitor. */
  async notify(
    input: FeedbackInput,
    { ids, contactIds, contactEmail, serviceName }: Recipients,
    db: Kysely<Database>,
  ): Promise<void> {
    const kind = kindOf(input);
    const values = {
      service: serviceName ?? '',
      count: input.images?.length ?? 0,
      link: `${this.#publicUrl}/feedbacks`,
    };
    const mail = (language: string) => {
      const both = bothLanguages('feedback', language);
      const subject = both.map((t) => t(`${kind}.subject`, values)).join(' · ');
      const text = [
        ...both.map((t) => t(`${kind}.text`, values)),
        input.subject,
        input.message,
        senderLines(input).join('\n'),
        ...both.map((t) => t('where', values)),
      ].join('\n\n');
      return { replyTo: input.email, subject, text };
    };
    const service = input.service && serviceName !== null ? { id: input.service, name: serviceName } : undefined;
    const announced = input.type === 'CLAIM' ? 'claimed' : 'reportReceived';
    await this.#notifier.notify(db, { kind: announced, to: ids, service, mail });
    // A person who asks a service for help must reach it, also if its owner turned off the mails about messages.
    if (contactEmail === null) return;
    await this.#notifier.notify(db, { kind: announced, to: contactIds, service, mail: null });
    await this.#outbox.post({ to: contactEmail, ...mail('en') }, db);
  }

  /** Mails an answer to the sender of a message, in both languages. Replies go to the person who answered. */
  async answer({ sender, author, message }: MailedAnswer, db: Kysely<Database>): Promise<void> {
    const both = bothLanguages('feedbackReply');
    const values = { subject: sender.subject, service: sender.service ?? '', author: author.name };
    const about = sender.service === null ? 'wrote' : 'wroteAbout';
    const text = [
      message,
      author.name,
      '* * *',
      ...both.map((t) => t('answerBack', values)),
      both.map((t) => t(about, values)).join('\n'),
      sender.message,
    ].join('\n\n');
    const subject = both.map((t) => t('subject', values)).join(' · ');
    await this.#outbox.post({ to: sender.email, replyTo: author.email, subject, text }, db);
  }

  /** Tells the claimant that the service is theirs. `link` lets a new user choose a password. */
  async notifyNewOwner(
    { id, to, service, link }: ClaimNotice & { id: string; link: string | null },
    db: Kysely<Database>,
  ): Promise<void> {
    // The mail may contain the link to choose a password, so it cannot be turned off.
    await this.#notifier.notify(db, { kind: 'claimGranted', to: [id], service, mail: null });
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
