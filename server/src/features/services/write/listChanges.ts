import type { Kysely } from 'kysely';
import { inPages, type Page } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';

/** The change log of a service, newest first; undefined where there is no such service, not even a deleted one. */
export async function listChanges(db: Kysely<Database>, serviceId: string, page: Page) {
  const service = await db.selectFrom('services').select('id').where('id', '=', serviceId).executeTakeFirst();
  if (!service) return undefined;
  const changes = db
    .selectFrom('serviceChanges')
    .leftJoin('users', 'users.id', 'serviceChanges.userId')
    .selectAll('serviceChanges')
    .select(['users.email', 'users.displayName'])
    .where('serviceId', '=', serviceId)
    .orderBy('madeAt', 'desc')
    .orderBy('serviceChanges.id', 'desc');
  const { rows, total } = await inPages(changes, page);
  const data = rows.map(({ id, kind, way, userId, email, displayName, madeAt, before, after }) => ({
    ...{ id, kind, way, before, after },
    user: userId === null ? null : { id: userId, email: email ?? '', displayName: displayName ?? '' },
    at: madeAt.toISOString(),
  }));
  return { data, total };
}
