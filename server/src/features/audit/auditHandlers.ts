import { auditRoutes } from '@amparo/domain/audit/auditRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { oldestAudit } from '../../audit/auditLog.ts';
import { inPages } from '../../database/pages.ts';
import { serve } from '../../http/serve.ts';

const PAGE_SIZE = 25;

interface Row {
  userId: string | null;
  userName: string | null;
  actorId: string | null;
  actorName: string | null;
  firstAt: Date;
  lastAt: Date;
}

/** The audit log, for administrators. */
export function serveAudit(app: FastifyInstance): void {
  serve(app, auditRoutes.list, async ({ query: { kind, limit = PAGE_SIZE, skip } }) => {
    const entries = app.db
      .selectFrom('auditEntries as e')
      .leftJoin('users as u', 'u.id', 'e.userId')
      .leftJoin('users as a', 'a.id', 'e.actorId')
      .select(['e.id', 'e.kind', 'e.network', 'e.detail', 'e.times', 'e.firstAt', 'e.lastAt'])
      .select(['e.userId', 'e.actorId', nameOf('u').as('userName'), nameOf('a').as('actorName')])
      .where('e.lastAt', '>=', oldestAudit(app.now()))
      .$if(kind !== undefined, (query) => query.where('e.kind', 'in', kind!))
      .orderBy('e.lastAt', 'desc')
      .orderBy('e.id', 'desc');
    const { rows, total } = await inPages(entries, { limit, skip });
    return {
      data: rows.map(({ id, kind, network, detail, times, ...row }) => ({
        id,
        kind,
        network,
        detail,
        times,
        ...toPeopleAndTimes(row),
      })),
      total,
    };
  });
}

const nameOf = (alias: 'u' | 'a') =>
  sql<string | null>`coalesce(nullif(${sql.ref(`${alias}.display_name`)}, ''), ${sql.ref(`${alias}.email`)})`;

function toPeopleAndTimes({ userId, userName, actorId, actorName, firstAt, lastAt }: Row) {
  return {
    user: userId === null ? null : { id: userId, name: userName ?? '' },
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    firstAt: firstAt.toISOString(),
    at: lastAt.toISOString(),
  };
}
