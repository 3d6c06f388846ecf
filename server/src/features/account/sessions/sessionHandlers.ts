import { sessionRoutes } from '@amparo/domain/account/sessionRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { SessionRepository } from './sessionRepository.ts';

/** People see where they are signed in, and end their sessions, for example of a phone that was lost. */
export function serveSessions(app: FastifyInstance): void {
  const { now } = app;
  const sessions = new SessionRepository(app.db);

  serve(app, sessionRoutes.list, async ({ viewer, tokenHash }) => {
    const rows = await sessions.list(viewer.id, now());
    const own = rows.map(({ id, device, hasSecondFactor, tokenHash: hash, startedAt, lastUsedAt, expiresAt }) => ({
      ...{ id, device, hasSecondFactor, isCurrent: tokenHash?.equals(hash) === true },
      ...{ startedAt: startedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), endsAt: expiresAt.toISOString() },
    }));
    return { data: own.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

  serve(app, sessionRoutes.end, async ({ viewer, params: { id }, client }) => {
    const endedSessions = await sessions.end(id, { userId: viewer.id, address: client.address, now: now() });
    if (endedSessions === 0) throw new ApiError('NOT_FOUND');
    return { data: { endedSessions } };
  });

  serve(app, sessionRoutes.endOthers, async ({ viewer, tokenHash, client }) => {
    const by = { userId: viewer.id, address: client.address, now: now() };
    return { data: { endedSessions: await sessions.endOthers(tokenHash!, by) } };
  });
}
