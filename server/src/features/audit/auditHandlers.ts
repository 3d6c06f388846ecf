import { auditRoutes } from '@amparo/domain/audit/auditRoutes.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { listAudit } from './auditRepository.ts';

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
    const { rows, total } = await listAudit(app.db, { kind, limit, skip }, app.now());
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

function toPeopleAndTimes({ userId, userName, actorId, actorName, firstAt, lastAt }: Row) {
  return {
    user: userId === null ? null : { id: userId, name: userName ?? '' },
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    firstAt: firstAt.toISOString(),
    at: lastAt.toISOString(),
  };
}
