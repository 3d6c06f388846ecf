import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../server/src/database/schema.ts';
import { hashPassword } from '../server/src/features/account/password.ts';
import { keeper } from './setting.ts';

/** Gives one of the sample services an owner. */
export async function addKeeper(db: Kysely<Database>): Promise<void> {
  const { email, password, service } = keeper;
  const id = randomUUIDv7();
  const passwordHash = await hashPassword(password);
  await db.insertInto('users').values({ id, email, displayName: 'Sam Sample', role: 'USER', passwordHash }).execute();
  const { numUpdatedRows } = await db
    .updateTable('services')
    .set({ ownerId: id })
    .where('name', '=', service)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`There is no one sample service called ${service}`);
}
