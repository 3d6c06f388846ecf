import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { endSessionsOf } from '../../../http/session.ts';
import type { AccountRepository } from '../accountRepository.ts';
import { IdentityRepository } from './identityRepository.ts';
import type { Proven } from './signInCodes.ts';

interface Opened {
  user: CurrentUser;
  /** What was done to a password that the account had when this way in was new. */
  password: 'none' | 'kept' | 'dropped';
}

/**
 * The account of somebody who is proven: their own; else the one of their e-mail; else a new one. Whoever signed up by that
 * e-mail, and never showed that it is theirs, may have been somebody else: their password and sessions end.
 */
export async function openAccount(
  proven: Proven,
  { accounts, db, now }: { accounts: AccountRepository; db: Kysely<Database>; now: Temporal.Instant },
): Promise<Opened> {
  const identities = new IdentityRepository(db);
  const known = await identities.findUser(proven);
  const { id, password } = known ? { id: known, password: 'none' as const } : await findOrAdd(proven, accounts, now);
  // Linked by another request meanwhile, it is that one's.
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
  // Unlinked since the code was made, as the account was deleted: nothing proves an e-mail.
  if (email === null) throw new ApiError('SIGN_IN_EXPIRED');
  const emailProvenAt = toDate(now);
  const added = await accounts.add({ email, displayName, phone: '', passwordHash: null, emailProvenAt }, now);
  if (added) return { id: added.id, password: 'none' };
  const found = await accounts.findCredentials(email);
  if (!found) throw new ApiError('SIGN_IN_EXPIRED');
  const { id, passwordHash, emailProvenAt: provenAt } = found;
  return { id, password: passwordHash === null ? 'none' : provenAt === null ? 'dropped' : 'kept' };
}
