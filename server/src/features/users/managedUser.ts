import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { ManagedUser } from '@amparo/domain/users/user.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type ManagedRow = Omit<Selectable<Database['users']>, 'passwordHash' | 'emailProvenAt'> & {
  countServices: number;
};

export function toManagedUser({ role, ...row }: ManagedRow, deletedAt: Date | null = null): ManagedUser {
  return {
    ...row,
    roles: [role],
    isAdmin: isAdministrator({ id: row.id, role }),
    createdAt: row.createdAt.toISOString(),
    lastSignedIn: row.lastSignedIn?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
