import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endSessionsOf } from '../../http/session.ts';
import { resetLink } from './resetMail.ts';
import { ResetTokens } from './resetTokens.ts';

interface OpenedAccount {
  id: string;
  email: string;
  /** By which its person gets in first; null where they have shown that the e-mail is theirs. */
  link: string | null;
}

/**
 * The account of an e-mail, made where there is none. Until somebody shows that the e-mail is theirs nobody is let in but by
 * the link that is mailed there: whoever signed up by a foreign e-mail is not to be given what its owner is meant to have.
 */
export function accountOpener(publicUrl: string, now: () => Temporal.Instant) {
  return async (trx: Transaction<Database>, person: { email: string; displayName: string }): Promise<OpenedAccount> => {
    const email = person.email.toLowerCase();
    await trx
      .insertInto('users')
      .values({ id: randomUUIDv7(), role: 'USER', email, displayName: person.displayName, passwordHash: null })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
    const found = await trx
      .selectFrom('users')
      .select(['id', 'email', 'emailProvenAt'])
      .where(sql`lower(email)`, '=', email)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { emailProvenAt, ...account } = found;
    if (emailProvenAt) return { ...account, link: null };
    await trx.updateTable('users').set({ passwordHash: null }).where('id', '=', account.id).execute();
    await endSessionsOf(trx, account.id);
    const { token } = await new ResetTokens(trx).invite(account.id, now());
    return { ...account, link: resetLink(publicUrl, { token, email: account.email }) };
  };
}
