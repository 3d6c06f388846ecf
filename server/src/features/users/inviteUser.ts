import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { InvitationInput } from '@amparo/domain/users/user.ts';
import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '../../audit/auditLog.ts';
import type { Database } from '../../database/schema.ts';
import { bothLanguages } from '../../mail/bothLanguages.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type ActingPerson, UserRepository } from './userRepository.ts';

export interface InvitationParts {
  db: Kysely<Database>;
  outbox: Outbox;
  /** Adds the account of an email. `link` lets the person choose a password (account/openInvitedAccount.ts). */
  openAccount(
    trx: Transaction<Database>,
    person: { email: string; displayName: string },
  ): Promise<{ id: string; email: string; link: string | null }>;
}

/** Adds an account and mails its owner an invitation, both in one transaction. Returns the id. */
export function inviteUser(
  { db, outbox, openAccount }: InvitationParts,
  { email, displayName = '', language }: InvitationInput,
  { actorId, address, now }: ActingPerson,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const users = new UserRepository(trx);
    const used = await users.findUsedEmails([email.toLowerCase()]);
    if (used.size > 0) throw new ApiError('EMAIL_ALREADY_USED');
    const { id, link, ...account } = await openAccount(trx, { email, displayName });
    // Somebody else has added the account in the meantime.
    if (link === null) throw new ApiError('EMAIL_ALREADY_USED');
    await users.setLanguage(id, language);
    const both = bothLanguages('invitation', language);
    const text = both.map((t) => t('text', { link: `${link}&lang=${language}` })).join('\n\n* * *\n\n');
    await outbox.post({ to: account.email, subject: both.map((t) => t('subject')).join(' · '), text }, trx);
    await recordAudit(trx, { kind: 'USER_INVITED', userId: id, actorId, address }, now);
    return id;
  });
}
