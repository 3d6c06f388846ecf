import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';

/** Who is signed in, as the permissions ask for it. */
export function viewerOf({ id, roles: [role = 'USER'] }: CurrentUser): Viewer {
  return { id, role };
}
