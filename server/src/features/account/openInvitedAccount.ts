import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../../http/session.ts';
import { AccountRepository } from './accountRepository.ts';
import { resetLink } from './resetMail.ts';
import { ResetTokens } from './resetTokens.ts';

interface OpenedAccount {
  id: string;
  email: string;
  /** Lets its person set a password. Null if their e-mail is proven. */
  link: string | null;
}

/**
 * Finds or adds the account of an e-mail. If the e-mail is not proven, the account opens only by the link that is mailed to it:
 * somebody else may have signed up with that e-mail.
 */
export function accountOpener(publicUrl: string, now: () => Temporal.Instant) {
  return async (trx: Transaction<Database>, person: { email: string; displayName: string }): Promise<OpenedAccount> => {
    const accounts = new AccountRepository(trx);
    const { id, email, emailProvenAt } = await accounts.findOrAdd({ ...person, email: person.email.toLowerCase() });
    if (emailProvenAt) return { id, email, link: null };
    await accounts.clearPassword(id);
    await endSessionsOf(trx, id);
    const { token } = await new ResetTokens(trx).invite(id, now());
    return { id, email, link: resetLink(publicUrl, { token, email }) };
  };
}
