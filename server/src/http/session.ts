import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { createToken, hashToken } from './opaqueToken.ts';

/** From the last day that it was used on (rules.md §4). */
const LASTS_DAYS = 30;

/** Who calls, and by which session; a guest has none. */
export interface Session {
  viewer: Viewer | null;
  session: Buffer | null;
}

export const guestSession: Session = { viewer: null, session: null };

/** Starts a session and answers its opaque token, which only the person's device keeps: here stands its hash. */
export async function startSession(
  db: Kysely<Database>,
  userId: string,
  now = Temporal.Now.instant(),
): Promise<string> {
  const token = createToken();
  const expiresAt = toDate(now.add({ hours: 24 * LASTS_DAYS }));
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .execute();
  return token;
}

/** Ends one session; the number of those that were there to end. */
export async function endSession(db: Kysely<Database>, session: Buffer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('tokenHash', '=', session).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Signs someone out on all their devices. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets the sessions that have run out. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', toDate(now)).execute();
}

/** Who sends this request; a token that is no longer good is refused, so that the device drops it. */
export async function findSession(
  db: Kysely<Database>,
  { headers }: FastifyRequest,
  now: Temporal.Instant,
): Promise<Session> {
  if (!headers.authorization) return guestSession;
  const caller = await sessionOfToken(db, /^Bearer ([\w-]{1,100})$/.exec(headers.authorization)?.[1] ?? '', now);
  if (caller === guestSession) throw new ApiError('NOT_SIGNED_IN');
  return caller;
}

/** Whose token this is; a guest's where it is nobody's, or no longer good. */
export async function sessionOfToken(db: Kysely<Database>, token: string, now: Temporal.Instant): Promise<Session> {
  const session = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.role', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', session)
    .where('sessions.expiresAt', '>', toDate(now))
    .executeTakeFirst();
  if (!found) return guestSession;
  const { expiresAt, ...viewer } = found;
  // Once a day at most, so that reading does not write.
  if (expiresAt < toDate(now.add({ hours: 24 * (LASTS_DAYS - 1) }))) await prolongSession(db, session, now);
  return { viewer, session };
}

async function prolongSession(db: Kysely<Database>, session: Buffer, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expiresAt: toDate(now.add({ hours: 24 * LASTS_DAYS })) })
    .where('tokenHash', '=', session)
    .execute();
}
