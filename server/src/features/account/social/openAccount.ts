import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { endSessionsOf } from '../../../http/session.ts';
import type { AccountRepository } from '../accountRepository.ts';
import { IdentityRepository } from './identityRepository.ts';
import type { Proven } from './signInCodeRepository.ts';

interface Opened {
  user: CurrentUser;
  /** What happened to the account's password when this way of signing in was added. */
  password: 'none' | 'kept' | 'dropped';
}

/**
 * Returns the account that is linked to a proven identity. If none is linked, links the account with the same email, or
 * a new account. If the account's email was not proven before, another person may have created the account: its
 * password and its sessions are deleted. Throws SIGN_IN_EXPIRED if the account was deleted in the meantime.
 */
export async function openAccount(
  proven: Proven,
  { accounts, db, now }: { accounts: AccountRepository; db: Kysely<Database>; now: Temporal.Instant },
): Promise<Opened> {
  const identities = new IdentityRepository(db);
  const known = await identities.findUser(proven);
  const { id, password } = known ? { id: known, password: 'none' as const } : await findOrAdd(proven, accounts, now);
  // Another request may have linked the identity in the meantime. Then its account counts.
  const isLinked = known === undefined && (await identities.link(proven, id));
  const owner = known ?? (isLinked ? id : await identities.findUser(proven));
  if (isLinked && password === 'dropped') {
    await accounts.dropPassword(id, now);
    await endSessionsOf(db, id);
  }
  const user = owner && (await accounts.noteSignInBy(proven.method, owner, now));
  if (!user) throw new ApiError('SIGN_IN_EXPIRED');
  return { user, password: isLinked ? password : 'none' };
}

async function findOrAdd(
  { email, displayName }: Proven,
  accounts: AccountRepository,
  now: Temporal.Instant,
): Promise<{ id: string; password: Opened['password'] }> {
  // The linked account was deleted after the code was issued, so nothing proves an email.
  if (email === null) throw new ApiError('SIGN_IN_EXPIRED');
  const emailProvenAt = toDate(now);
  const added = await accounts.add({ email, displayName, phone: '', passwordHash: null, emailProvenAt }, now);
  if (added) return { id: added.id, password: 'none' };
  const found = await accounts.findCredentials(email);
  if (!found) throw new ApiError('SIGN_IN_EXPIRED');
  const { id, passwordHash, emailProvenAt: provenAt } = found;
  return { id, password: passwordHash === null ? 'none' : provenAt === null ? 'dropped' : 'kept' };
}
