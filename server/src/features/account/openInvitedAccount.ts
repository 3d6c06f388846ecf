import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../../http/session.ts';
import { AccountRepository } from './accountRepository.ts';
import { resetLink } from './resetMail.ts';
import { ResetTokenRepository } from './resetTokenRepository.ts';

interface OpenedAccount {
  id: string;
  email: string;
  /** Lets the person set a password. Null if the email is proven. */
  link: string | null;
}

/**
 * Finds or adds the account of an email. If the email is not proven, another person may have signed up with it, so only
 * the link in a mail opens the account.
 */
export function accountOpener(publicUrl: string, now: () => Temporal.Instant) {
  return async (trx: Transaction<Database>, person: { email: string; displayName: string }): Promise<OpenedAccount> => {
    const accounts = new AccountRepository(trx);
    const { id, email, emailProvenAt } = await accounts.findOrAdd({ ...person, email: person.email.toLowerCase() });
    if (emailProvenAt) return { id, email, link: null };
    await accounts.clearPassword(id);
    await endSessionsOf(trx, id);
    const { token } = await new ResetTokenRepository(trx).invite(id, now());
    return { id, email, link: resetLink(publicUrl, { token, email }) };
  };
}
