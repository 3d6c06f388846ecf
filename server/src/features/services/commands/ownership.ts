import { ApiError } from '@amparo/domain/http/apiError.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { Person } from '@amparo/domain/permissions/user.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Trx = Transaction<Database>;

/** Who owns the service from now on, as administrators say it by the e-mail of an account; '' takes the owner away. */
export async function requestedOwner(
  trx: Trx,
  email: string | null | undefined,
  { ownerId, asker }: { ownerId: string | null; asker: Person },
): Promise<string | null> {
  if (email === undefined) return ownerId;
  const wanted = email ? await findByEmail(trx, email) : null;
  if (wanted !== undefined && wanted === ownerId) return ownerId;
  if (!serviceCan.setOwner(asker)) throw new ApiError('NOT_ALLOWED', { userEmail: 'NOT_ALLOWED' });
  if (wanted === undefined) throw new ApiError('VALIDATION', { userEmail: 'UNKNOWN_ACCOUNT' });
  return wanted;
}

async function findByEmail(trx: Trx, email: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id;
}

/** Who manages the service from now on, in the order of their ids, as coordinators and administrators say it. */
export async function requestedManagers(
  trx: Trx,
  named: { id: string }[] | undefined,
  { managerIds, asker }: { managerIds: string[]; asker: Person },
): Promise<string[]> {
  if (!named) return managerIds;
  const wanted = [...new Set(named.map(({ id }) => id.toLowerCase()))].sort();
  if (wanted.join() === managerIds.join()) return managerIds;
  if (!serviceCan.appointManagers(asker)) throw new ApiError('NOT_ALLOWED', { managedUsers: 'NOT_ALLOWED' });
  const known = wanted.length > 0 ? await trx.selectFrom('users').select('id').where('id', 'in', wanted).execute() : [];
  if (known.length < wanted.length) throw new ApiError('VALIDATION', { managedUsers: 'UNKNOWN_ACCOUNT' });
  return wanted;
}

export async function replaceManagers(trx: Trx, serviceId: string, managerIds: string[]): Promise<void> {
  await trx.deleteFrom('serviceManagers').where('serviceId', '=', serviceId).execute();
  if (managerIds.length === 0) return;
  await trx
    .insertInto('serviceManagers')
    .values(managerIds.map((userId) => ({ serviceId, userId })))
    .execute();
}

/** Throws where the person has as many services of their own as they may (spec §6); of two at once, one waits for the other. */
export async function assertBelowServiceLimit(trx: Trx, asker: Person): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select('totalServices')
    .where('id', '=', asker.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new ApiError('NOT_SIGNED_IN');
  const { managed } = await trx
    .selectFrom('services')
    .select((row) => row.fn.countAll<number>().as('managed'))
    .where('ownerId', '=', asker.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (!serviceCan.addOneMore(asker, { managed, totalServices: person.totalServices }))
    throw new ApiError('YOU_REACHED_LIMIT_SERVICE');
}
