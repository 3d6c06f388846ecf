import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Trx = Transaction<Database>;

/** The ids of the services that a person owns, and of those that they manage. */
export interface ServiceIds {
  owned: string[];
  managed: string[];
}

export async function findServicesOf(trx: Trx, userId: string): Promise<ServiceIds> {
  const owned = await trx.selectFrom('services').select('id').where('ownerId', '=', userId).orderBy('id').execute();
  const managed = await trx
    .selectFrom('serviceManagers')
    .select('serviceId as id')
    .where('userId', '=', userId)
    .orderBy('serviceId')
    .execute();
  return { owned: owned.map(({ id }) => id), managed: managed.map(({ id }) => id) };
}

/** Whether an owner must still prove the email. Nothing is published in the name of such an email. */
export function isUnproven(ownerColumn: 'services.owner_id'): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM users u WHERE u.id = ${sql.raw(ownerColumn)} AND u.must_prove_email
    AND u.email_proven_at IS NULL)`;
}

/** As `isUnproven`, for a service that is not stored yet. */
export async function isOwnerUnproven(trx: Trx, ownerId: string | null): Promise<boolean> {
  if (ownerId === null) return false;
  const owner = await trx
    .selectFrom('users')
    .select(['mustProveEmail', 'emailProvenAt'])
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return owner?.mustProveEmail === true && owner.emailProvenAt === null;
}

/** Replaces the managers of a service. */
export async function replaceManagers(trx: Trx, serviceId: string, managerIds: string[]): Promise<void> {
  await trx.deleteFrom('serviceManagers').where('serviceId', '=', serviceId).execute();
  if (managerIds.length === 0) return;
  await trx
    .insertInto('serviceManagers')
    .values(managerIds.map((userId) => ({ serviceId, userId })))
    .execute();
}

export async function findUserByEmail(trx: Trx, email: string): Promise<string | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return user?.id;
}

/** Returns those of the ids that are accounts, sorted. */
export async function findExistingUsers(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const users = await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').execute();
  return users.map(({ id }) => id);
}

/**
 * Returns how many services a person owns, and how many they may own. Returns undefined if there is no such account.
 * Locks the account, so that two requests at once cannot pass the limit together.
 */
export async function lockServiceCount(
  trx: Trx,
  userId: string,
): Promise<{ owned: number; totalServices: number } | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('totalServices')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const { owned } = await trx
    .selectFrom('services')
    .select((row) => row.fn.countAll<number>().as('owned'))
    .where('ownerId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { owned, totalServices: user.totalServices };
}
