import type { Asker } from '@amparo/domain/users/user.ts';
import { personOf } from './personOf.ts';
import { useUser } from './useUser.ts';

/** Who is signed in, as the permissions ask for it; null for a guest. */
export function useAsker(): Asker {
  const user = useUser();
  return user && personOf(user);
}
