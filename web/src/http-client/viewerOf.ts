import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';
import type { Person } from '@amparo/domain/users/user.ts';

/** Who is signed in, as the permissions ask for it. */
export function viewerOf({ id, roles: [role = 'USER'] }: CurrentUser): Person {
  return { id, role };
}
