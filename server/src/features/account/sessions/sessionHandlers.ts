import { sessionRoutes } from '@amparo/domain/account/sessionRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../audit/auditLog.ts';
import { toDate } from '../../../database/toDate.ts';
import { serve } from '../../../http/serve.ts';

/** People see where they are signed in, and end their sessions, for example of a phone that was lost. */
export function serveSessions(app: FastifyInstance): void {
  const { db, now } = app;

  serve(app, sessionRoutes.list, async ({ viewer, tokenHash }) => {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', viewer.id)
      .where('expiresAt', '>', toDate(now()))
      .orderBy('lastUsedAt', 'desc')
      .execute();
    const sessions = rows.map(({ id, device, tokenHash: hash, startedAt, lastUsedAt, expiresAt }) => ({
      ...{ id, device, isCurrent: tokenHash?.equals(hash) === true },
      ...{ startedAt: startedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), endsAt: expiresAt.toISOString() },
    }));
    return { data: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

  const sessionsOf = (userId: string) => db.deleteFrom('sessions').where('userId', '=', userId);
  const noteEnded = (userId: string, { address }: { address: string }) =>
    recordAudit(db, { kind: 'SESSIONS_ENDED', userId, address }, now());

  serve(app, sessionRoutes.end, async ({ viewer, params: { id }, client }) => {
    const { numDeletedRows } = await sessionsOf(viewer.id).where('id', '=', id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError('NOT_FOUND');
    await noteEnded(viewer.id, client);
    return { data: { endedSessions: 1 } };
  });

  serve(app, sessionRoutes.endOthers, async ({ viewer, tokenHash, client }) => {
    const others = sessionsOf(viewer.id).where('tokenHash', '!=', tokenHash!);
    const endedSessions = Number((await others.executeTakeFirstOrThrow()).numDeletedRows);
    if (endedSessions > 0) await noteEnded(viewer.id, client);
    return { data: { endedSessions } };
  });
}
