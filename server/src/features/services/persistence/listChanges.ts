import type { ChangeKind } from '@amparo/domain/services/editing/changeKind.ts';
import { type Kysely, sql } from 'kysely';
import { containsText, inPages, type Page } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';

type Fields = Record<string, unknown>;

interface ChangeQuery extends Page {
  /** Text in the service's name. */
  service?: string | undefined;
  /** Text in the name or email of the person who made the change. */
  person?: string | undefined;
  kind?: ChangeKind[] | undefined;
  /** First and last day in the region's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The change log of all services, including deleted ones, newest first. */
export async function listChanges(db: Kysely<Database>, zone: string, query: ChangeQuery) {
  const { limit, skip, ...filters } = query;
  const page = { limit, skip };
  return toPage(db, findChanges(db, zone, filters), page);
}

/** Compares instants, not days, so that the query can use an index. */
export function findChanges(db: Kysely<Database>, zone: string, filters: Omit<ChangeQuery, keyof Page>) {
  const { service, person, kind, from, to } = filters;
  const startOf = (day: string, after: number) =>
    sql<Date>`(${day}::date + ${after}::int)::timestamp AT TIME ZONE ${zone}`;
  return selectChanges(db)
    .$if(service !== undefined, (rows) => rows.where(containsText(service!, ['services.name'])))
    .$if(person !== undefined, (rows) => rows.where(containsText(person!, ['users.email', 'users.displayName'])))
    .$if(kind !== undefined, (rows) => rows.where('kind', 'in', kind!))
    .$if(from !== undefined, (rows) => rows.where('madeAt', '>=', startOf(from!, 0)))
    .$if(to !== undefined, (rows) => rows.where('madeAt', '<', startOf(to!, 1)));
}

/**
 * The change log of one service, which may be deleted, with those of the services that were merged into it. Returns
 * undefined if there is no such service.
 */
export async function listChangesOf(db: Kysely<Database>, serviceId: string, page: Page) {
  const service = await db.selectFrom('services').select('id').where('id', '=', serviceId).executeTakeFirst();
  const isPart = sql<boolean>`service_changes.service_id IN (
    WITH RECURSIVE parts (id) AS (
      SELECT ${serviceId}::uuid UNION SELECT m.merged_id FROM service_merges m JOIN parts p ON m.kept_id = p.id)
    SELECT id FROM parts)`;
  return service && toPage(db, selectChanges(db).where(isPart), page);
}

function selectChanges(db: Kysely<Database>) {
  return db
    .selectFrom('serviceChanges')
    .innerJoin('services', 'services.id', 'serviceId')
    .leftJoin('users', 'users.id', 'serviceChanges.userId')
    .select(['serviceChanges.id', 'kind', 'way', 'userId', 'madeAt', 'before', 'after'])
    .select(['serviceId', 'services.name as serviceName', 'services.deletedAt', 'users.email', 'users.displayName'])
    .orderBy('madeAt', 'desc')
    .orderBy('serviceChanges.id', 'desc');
}

async function toPage(db: Kysely<Database>, changes: ReturnType<typeof selectChanges>, page: Page) {
  const { rows, total } = await inPages(changes, page);
  const names = await namesOf(db, rows.flatMap(accountsOf));
  const data = rows.map(({ userId, email, displayName, serviceId, serviceName, deletedAt, madeAt, ...change }) => ({
    ...change,
    service: { id: serviceId, name: serviceName, isDeleted: deletedAt !== null },
    user: userId === null ? null : { id: userId, email: email ?? '', displayName: displayName ?? '' },
    at: madeAt.toISOString(),
    accounts: Object.fromEntries(
      accountsOf(change).flatMap((id) => {
        const name = names.get(id);
        return name ? [[id, name]] : [];
      }),
    ),
  }));
  return { data, total };
}

/** The ids of the owners and managers before and after a change. */
function accountsOf({ before, after }: { before: Fields; after: Fields }): string[] {
  return [before, after].flatMap(({ user, managedUsers }) => [user, managedUsers].flat()).filter(isText);
}

const isText = (value: unknown): value is string => typeof value === 'string';

async function namesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'email', 'displayName']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, email, displayName }) => [id, displayName || email]));
}
