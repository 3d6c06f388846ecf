import type { AuditKind } from '@amparo/domain/audit/auditKinds.ts';
import { type Kysely, sql } from 'kysely';
import { oldestAudit } from '../../audit/auditLog.ts';
import { inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';

/** The entries of the audit log, latest first. */
export async function listAudit(
  db: Kysely<Database>,
  { kind, ...page }: Page & { kind?: AuditKind[] | undefined },
  now: Temporal.Instant,
) {
  const entries = db
    .selectFrom('auditEntries as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .leftJoin('users as a', 'a.id', 'e.actorId')
    .select(['e.id', 'e.kind', 'e.network', 'e.detail', 'e.times', 'e.firstAt', 'e.lastAt'])
    .select(['e.userId', 'e.actorId', nameOf('u').as('userName'), nameOf('a').as('actorName')])
    .where('e.lastAt', '>=', oldestAudit(now))
    .$if(kind !== undefined, (query) => query.where('e.kind', 'in', kind!))
    .orderBy('e.lastAt', 'desc')
    .orderBy('e.id', 'desc');
  return inPages(entries, page);
}

const nameOf = (alias: 'u' | 'a') =>
  sql<string | null>`coalesce(nullif(${sql.ref(`${alias}.display_name`)}, ''), ${sql.ref(`${alias}.email`)})`;
