import { isAdministrator } from '@amparo/domain/permissions/permissions.ts';
import type { ManagedUser } from '@amparo/domain/users/listedUser.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The fields of an account that administrators see. */
export const selectManaged = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'displayName', 'phone', 'role', 'lastMethod', 'totalServices'])
    .select(['createdAt', 'lastSignedIn', 'updatedAt'])
    .select(
      sql<number>`(SELECT count(*)::int FROM services WHERE owner_id = users.id AND deleted_at IS NULL)`.as(
        'countServices',
      ),
    );

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
