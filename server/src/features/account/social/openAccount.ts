import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { AccountRepository } from '../accountRepository.ts';
import { IdentityRepository } from './identityRepository.ts';
import type { Proven } from './signInCodes.ts';

interface Opened {
  user: CurrentUser;
  /** Where it had a password, which it keeps, and this other way in is new. */
  isNewWayIn: boolean;
}

/** The account of somebody who is proven: their own; else the one of their e-mail; else a new one. */
export async function openAccount(
  proven: Proven,
  { accounts, db, now }: { accounts: AccountRepository; db: Kysely<Database>; now: Temporal.Instant },
): Promise<Opened> {
  const identities = new IdentityRepository(db);
  const known = await identities.findUser(proven);
  const { id, hasPassword } = known ? { id: known, hasPassword: false } : await findOrAdd(proven, accounts, now);
  // Linked by another request meanwhile, it is that one's.
  const isLinked = known === undefined && (await identities.link(proven, id));
  const owner = known ?? (isLinked ? id : await identities.findUser(proven));
  const user = owner && (await accounts.noteSignInBy(proven.method, owner, now));
  if (!user) throw new ApiError('SIGN_IN_EXPIRED');
  return { user, isNewWayIn: isLinked && hasPassword };
}

async function findOrAdd({ email, displayName }: Proven, accounts: AccountRepository, now: Temporal.Instant) {
  // Unlinked since the code was made, as the account was deleted: nothing proves an e-mail.
  if (email === null) throw new ApiError('SIGN_IN_EXPIRED');
  const added = await accounts.add({ email, displayName, phone: '', passwordHash: null }, now);
  if (added) return { id: added.id, hasPassword: false };
  const found = await accounts.findCredentials(email);
  if (!found) throw new ApiError('SIGN_IN_EXPIRED');
  return { id: found.id, hasPassword: found.passwordHash !== null };
}
