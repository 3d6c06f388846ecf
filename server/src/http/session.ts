import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Asker } from '@amparo/domain/users/user.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

/** Starts a session and answers its opaque token, which only the person's device keeps (rules.md §4). */
export async function startSession(db: Kysely<Database>, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + DAYS_30);
  await db
    .insertInto('sessions')
    .values({ tokenHash: hashToken(token), userId, expiresAt })
    .execute();
  return token;
}

/** Who sends this request: null for a guest; a token that is no longer good is refused, so that the device drops it. */
export async function findAsker(db: Kysely<Database>, request: FastifyRequest): Promise<Asker> {
  const token = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (request.headers.authorization) throw new ApiError('NOT_SIGNED_IN');
    return null;
  }
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.role'])
    .where('sessions.tokenHash', '=', hashToken(token))
    .where('sessions.expiresAt', '>', new Date())
    .executeTakeFirst();
  if (!user) throw new ApiError('NOT_SIGNED_IN');
  return user;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
