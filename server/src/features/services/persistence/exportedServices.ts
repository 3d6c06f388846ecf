import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { readStates, type ServiceState } from './serviceState.ts';

/** A service with its owner's email, or '' if it has no owner. */
export interface ExportedService extends ServiceState {
  ownerEmail: string;
}

/** By email in lower case. */
export type Accounts = ReadonlyMap<string, { id: string; email: string }>;

const PAGE_SIZE = 500;

/** All services except deleted ones, published or not, in the order of their ids. */
export async function* exportPages(db: Kysely<Database>): AsyncGenerator<ExportedService[]> {
  for (let last = ''; ; ) {
    const services = db
      .selectFrom('services')
      .select('id')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(PAGE_SIZE);
    const ids = await (last === '' ? services : services.where('id', '>', last)).execute();
    if (ids.length === 0) return;
    const found = await findExportedServices(
      db,
      ids.map(({ id }) => id),
      false,
    );
    yield [...found.values()];
    last = ids.at(-1)!.id;
  }
}

export async function findExportedServices(
  db: Kysely<Database>,
  ids: string[],
  isLocked: boolean,
): Promise<Map<string, ExportedService>> {
  const states = [...(await readStates(db, ids, { isLocked })).values()].filter(({ deletedAt }) => deletedAt === null);
  const owners = states.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
  const emails = await findEmails(db, owners);
  return new Map(states.map((state) => [state.id, { ...state, ownerEmail: emails.get(state.ownerId ?? '') ?? '' }]));
}

async function findEmails(db: Kysely<Database>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(users.map(({ id, email }) => [id, email]));
}

/** The accounts of these emails, which are in lower case. */
export async function findAccounts(db: Kysely<Database>, emails: string[]): Promise<Accounts> {
  if (emails.length === 0) return new Map();
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', sql`ANY(${emails}::text[])`)
    .execute();
  return new Map(users.map((user) => [user.email.toLowerCase(), user]));
}
