import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Asker } from '@amparo/domain/users/user.ts';

/** Who is signed in, as the permissions ask for it. */
export function askerOf(user: CurrentUser | null): Asker {
  return user && { id: user.id, role: user.roles[0] ?? 'USER' };
}
