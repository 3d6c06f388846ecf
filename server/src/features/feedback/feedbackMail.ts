import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import { type Kysely, sql } from 'kysely';
import { ownsOrManages } from '../../database/conditions.ts';
import type { Database } from '../../database/schema.ts';
import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Outbox } from '../../mail/outbox.ts';

/** Whom a message is told, and what the service it is about is called. */
interface Recipients {
  emails: string[];
  serviceName: string | null;
}

/** Tells by mail those who should know that a visitor sent something. */
export class FeedbackMail {
  readonly #outbox: Outbox;
  readonly #publicUrl: string;

  constructor(outbox: Outbox, publicUrl: string) {
    this.#outbox = outbox;
    this.#publicUrl = publicUrl;
  }

  /**
   * Administrators, and of a service its owner and managed users (rules.md §4); a contact goes to the service's own address
   * too. Sample services may bear the addresses of real places, which are never written to. Undefined: no such service.
   */
  async findRecipients(
    { service: id, isContact }: FeedbackInput,
    db: Kysely<Database>,
  ): Promise<Recipients | undefined> {
    const administrators = await db.selectFrom('users').select('email').where('role', '=', 'ADMINISTRATOR').execute();
    const told = administrators.map(({ email }) => email);
    if (id === undefined) return { emails: told, serviceName: null };
    const service = await db
      .selectFrom('services')
      .select(['name', 'contactEmail', 'isSample'])
      .where('id', '=', id)
      .where('isApproved', '=', true)
      .executeTakeFirst();
    if (!service) return undefined;
    const keepers = await db
      .selectFrom(['users', 'services'])
      .select('email')
      .where('services.id', '=', id)
      .where(ownsOrManages(sql.ref('users.id'), 'services'))
      .execute();
    const itself = isContact && !service.isSample && service.contactEmail ? [service.contactEmail] : [];
    const emails = [...told, ...keepers.map(({ email }) => email), ...itself];
    return { emails: onceEach(emails), serviceName: service.name };
  }

  /** Posts one mail to each, in both languages; an answer to it goes to whoever wrote. */
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
      said(input).join('\n'),
      ...both.map((t) => t('where', values)),
    ].join('\n\n');
    for (const to of emails) await this.#outbox.post({ to, replyTo: input.email, subject, text }, db);
  }

  /** To whoever claimed a service: it is theirs. With the link by which they choose a password, where they have to. */
  notifyNewOwner({ to, service, link }: ClaimNotice & { link: string | null }, db: Kysely<Database>): Promise<void> {
    const values = { link: link ?? '', edit: `${this.#publicUrl}/services/${service.id}/edit` };
    return this.#tellOfClaim({ to, service, what: link ? 'claimGrantedInvited' : 'claimGranted', values }, db);
  }

  /** To whoever owned a service until now. */
  notifyPreviousOwner(told: ClaimNotice, db: Kysely<Database>): Promise<void> {
    const values = { link: `${this.#publicUrl}/feedback`, edit: '' };
    return this.#tellOfClaim({ ...told, what: 'claimGivenAway', values }, db);
  }

  async #tellOfClaim(
    { to, service, what, values }: ClaimNotice & { what: ClaimMail; values: { link: string; edit: string } },
    db: Kysely<Database>,
  ): Promise<void> {
    const both = bothLanguages(what);
    const said = { service: service.name, ...values };
    const subject = both.map((t) => t('subject', said)).join(' · ');
    await this.#outbox.post({ to, subject, text: both.map((t) => t('text', said)).join('\n\n* * *\n\n') }, db);
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

/** Who wrote, line by line; only what was filled in. */
function said(input: FeedbackInput): string[] {
  const { name, title, organizationName, orgnizationWebsite, email, phone } = input;
  return [name, title, organizationName, orgnizationWebsite, email, phone].filter((line) => line) as string[];
}

function onceEach(emails: string[]): string[] {
  return [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
}
