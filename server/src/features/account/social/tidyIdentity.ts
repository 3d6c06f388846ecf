import { accountEmail } from '@amparo/domain/account/accountFields.ts';
import type { Identity } from '../../../identity/identityProvider.ts';

const LONGEST_NAME = 100;

/** An identity as it may be kept: its e-mail in lower case, or null where it is none; a name of one line, which is never empty. */
export function tidyIdentity(identity: Identity): Identity {
  const email = accountEmail.safeParse(identity.email ?? '').data ?? null;
  const name = identity.displayName.replace(/[\p{C}\s]+/gu, ' ').trim();
  const displayName = [...name].slice(0, LONGEST_NAME).join('') || (email?.split('@')[0] ?? '');
  return { ...identity, email, displayName };
}
