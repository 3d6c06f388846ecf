import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

const MAX_SERVICES = 100;

/** The services that stay without an owner: the first of them by name, and their number. */
export async function findOwnedServices(db: Kysely<Database>, ownerId: string) {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'name', sql<number>`(count(*) OVER ())::int`.as('total')])
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_SERVICES)
    .execute();
  return { services: rows.map(({ id, name }) => ({ id, name })), countServices: rows[0]?.total ?? 0 };
}

export async function hasOtherAdministrator(db: Kysely<Database>, id: string): Promise<boolean> {
  const others = db.selectFrom('users').select('id').where('role', '=', 'ADMINISTRATOR').where('id', '!=', id);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}
