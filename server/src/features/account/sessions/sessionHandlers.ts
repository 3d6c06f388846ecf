import { sessionRoutes } from '@amparo/domain/account/sessionRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
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
    const sessions = rows.map(({ id, device, hasSecondFactor, tokenHash: hash, startedAt, lastUsedAt, expiresAt }) => ({
      ...{ id, device, hasSecondFactor, isCurrent: tokenHash?.equals(hash) === true },
      ...{ startedAt: startedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), endsAt: expiresAt.toISOString() },
    }));
    return { data: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  });

  serve(app, sessionRoutes.end, async ({ viewer, params: { id }, client }) => {
    const endedSessions = await endSessions(app, viewer.id, client, (sessions) => sessions.where('id', '=', id));
    if (endedSessions === 0) throw new ApiError('NOT_FOUND');
    return { data: { endedSessions } };
  });

  serve(app, sessionRoutes.endOthers, async ({ viewer, tokenHash, client }) => {
    const others = (sessions: OwnSessions) => sessions.where('tokenHash', '!=', tokenHash!);
    return { data: { endedSessions: await endSessions(app, viewer.id, client, others) } };
  });
}

const deleteSessionsOf = (db: Kysely<Database>, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId);
type OwnSessions = ReturnType<typeof deleteSessionsOf>;

/** Ends some of a person's sessions, and records it. Returns how many. */
async function endSessions(
  { db, now }: FastifyInstance,
  userId: string,
  { address }: { address: string },
  select: (sessions: OwnSessions) => OwnSessions,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await select(deleteSessionsOf(trx, userId)).executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await recordAudit(trx, { kind: 'SESSIONS_ENDED', userId, address }, now());
    return Number(numDeletedRows);
  });
}
