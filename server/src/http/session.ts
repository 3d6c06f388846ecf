import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { createToken, hashToken } from './opaqueToken.ts';

/** A session ends so many days after its last use (rules.md §4). */
const LASTS_DAYS = 30;

/** The signed-in viewer, and the hash of the session's token. Both are null for a guest. */
export interface Session {
  viewer: Viewer | null;
  tokenHash: Buffer | null;
}

export const guestSession: Session = { viewer: null, tokenHash: null };

/** Starts a session and returns its opaque token. Only the person's device has the token; the database has its hash. */
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

/** Ends one session. Returns how many sessions it ended: 0 if the session had already ended. */
export async function endSession(db: Kysely<Database>, tokenHash: Buffer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends all sessions of a user, on all devices. Returns how many. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', toDate(now)).execute();
}

/** Returns the session of a request. Throws if its token is unknown or expired, so that the device deletes it. */
export async function findSession(
  db: Kysely<Database>,
  { headers }: FastifyRequest,
  now: Temporal.Instant,
): Promise<Session> {
  if (!headers.authorization) return guestSession;
  const session = await sessionOfToken(db, /^Bearer ([\w-]{1,100})$/.exec(headers.authorization)?.[1] ?? '', now);
  if (session === guestSession) throw new ApiError('NOT_SIGNED_IN');
  return session;
}

/** Returns the session of a token, or the guest session if the token is unknown or expired. */
export async function sessionOfToken(db: Kysely<Database>, token: string, now: Temporal.Instant): Promise<Session> {
  const tokenHash = hashToken(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.role', 'sessions.expiresAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', toDate(now))
    .executeTakeFirst();
  if (!found) return guestSession;
  const { expiresAt, ...viewer } = found;
  // At most once a day, so that most reads do not write.
  if (expiresAt < toDate(now.add({ hours: 24 * (LASTS_DAYS - 1) }))) await prolongSession(db, tokenHash, now);
  return { viewer, tokenHash };
}

async function prolongSession(db: Kysely<Database>, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expiresAt: toDate(now.add({ hours: 24 * LASTS_DAYS })) })
    .where('tokenHash', '=', tokenHash)
    .execute();
}
