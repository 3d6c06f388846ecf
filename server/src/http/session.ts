import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { createToken, hashToken } from './opaqueToken.ts';

/** A session ends this many days after its last use (rules.md §4). */
const IDLE_DAYS = 30;
/** A session ends this many days after the sign-in at the latest. */
const ABSOLUTE_DAYS = 90;
/** A session's last use is stored at most this often, because most requests only read. */
const UPDATE_INTERVAL = { hours: 1 };

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
  { device = '', hasSecondFactor = false } = {},
): Promise<string> {
  const token = createToken();
  const at = toDate(now);
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, device, hasSecondFactor, ...sessionTimes(at, now) })
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

/** Ends all sessions of a user, on all devices, and sign-ins that wait for a code. Returns how many sessions. */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<number> {
  await db.deleteFrom('signInChallenges').where('userId', '=', userId).execute();
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends all sessions of a user but one, and sign-ins that have begun. */
export async function endOtherSessionsOf(db: Kysely<Database>, userId: string, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('signInChallenges').where('userId', '=', userId).execute();
  await db.deleteFrom('sessions').where('userId', '=', userId).where('tokenHash', '!=', tokenHash).execute();
}

/** Records that the person has typed a code in this session. */
export async function markSecondFactor(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.updateTable('sessions').set({ hasSecondFactor: true }).where('tokenHash', '=', tokenHash).execute();
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
    .select(['users.id', 'users.role', 'sessions.startedAt', 'sessions.lastUsedAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', toDate(now))
    .executeTakeFirst();
  if (!found) return guestSession;
  const { startedAt, lastUsedAt, ...viewer } = found;
  if (lastUsedAt < toDate(now.subtract(UPDATE_INTERVAL)))
    await db.updateTable('sessions').set(sessionTimes(startedAt, now)).where('tokenHash', '=', tokenHash).execute();
  return { viewer, tokenHash };
}

/** The times of a session that is used now. */
function sessionTimes(startedAt: Date, now: Temporal.Instant) {
  const unused = now.add({ hours: 24 * IDLE_DAYS }).epochMilliseconds;
  const latest = startedAt.getTime() + ABSOLUTE_DAYS * 24 * 3_600_000;
  return { startedAt, lastUsedAt: toDate(now), expiresAt: new Date(Math.min(unused, latest)) };
}
