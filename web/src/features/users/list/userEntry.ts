import type { Role } from '@amparo/domain/permissions/user.ts';
import type { ListedUser } from '@amparo/domain/users/listedUser.ts';

/** What a list shows of somebody. */
export interface UserEntry {
  id: string;
  email: string;
  /** Their e-mail address where they gave no name. */
  name: string;
  role: Role;
  countServices: number;
  lastSignedIn: string | null;
  deletedAt: string | null;
}

export function userEntry({ id, email, displayName, roles, ...user }: ListedUser): UserEntry {
  return {
    id,
    email,
    name: displayName || email,
    role: roles?.[0] ?? 'USER',
    countServices: user.countServices ?? 0,
    lastSignedIn: user.lastSignedIn ?? null,
    deletedAt: user.deletedAt ?? null,
  };
}
