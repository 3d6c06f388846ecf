import { account } from './account.ts';

/** Whose what is kept in memory is: whoever signs in after somebody else, in the same tab, is not shown theirs. On the device alone. */
export function cacheOwner(): string {
  return account.read()?.user.id ?? 'guest';
}
