import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { ListedUser } from '@amparo/domain/users/user.ts';

/** The data of a user in a list. */
export interface UserEntry {
  id: string;
  email: string;
  /** The email address if there is no name. */
  name: string;
  role: Role;
  countServices: number;
  countManaged: number;
  lastSignedIn: string | null;
  deletedAt: string | null;
  /** The viewer's own account. Administrators cannot delete it here, because that would sign them out. */
  isOwn: boolean;
}

export function userEntry({ id, email, displayName, roles, ...user }: ListedUser, ownId: string): UserEntry {
  return {
    id,
    email,
    name: displayName || email,
    role: roles?.[0] ?? 'USER',
    countServices: user.countServices ?? 0,
    countManaged: user.countManaged ?? 0,
    lastSignedIn: user.lastSignedIn ?? null,
    deletedAt: user.deletedAt ?? null,
    isOwn: id === ownId,
  };
}
