import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { SignInMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { createToken, hashToken } from '../../../http/opaqueToken.ts';
import { startSessionOnDevice } from './knownDevices.ts';

const LASTS_MINUTES = 10;

type SignIn = Parameters<typeof startSessionOnDevice>[1] & { method: SignInMethod };

/**
 * Starts a session. If the account has a second factor, creates a challenge instead: the sign-in then waits for a code.
 * `tokenOrThrow` returns either to the person.
 */
export async function startSessionOrChallenge(
  db: Kysely<Database>,
  signIn: SignIn,
): Promise<{ token: string } | { challenge: string }> {
  const { userId, method, now } = signIn;
  const factors = db.selectFrom('secondFactors').select('userId').where('userId', '=', userId);
  if (!(await factors.executeTakeFirst())) return { token: await startSessionOnDevice(db, signIn) };
  const challenge = createToken();
  const expiresAt = toDate(now.add({ minutes: LASTS_MINUTES }));
  await db
    .insertInto('signInChallenges')
    .values({ tokenHash: hashToken(challenge), userId, method, expiresAt })
    .execute();
  return { challenge };
}

/** Returns the token, or throws with the challenge. Call it after the transaction, which must store the challenge. */
export function tokenOrThrow(started: { token: string } | { challenge: string }): string {
  if ('token' in started) return started.token;
  throw new ApiError('SECOND_FACTOR_REQUIRED', undefined, { challenge: started.challenge });
}

/** Returns the sign-in that waits for a code. */
export async function findChallenge(db: Kysely<Database>, challenge: string, now: Temporal.Instant) {
  return db
    .selectFrom('signInChallenges')
    .innerJoin('users', 'users.id', 'signInChallenges.userId')
    .select(['signInChallenges.userId', 'signInChallenges.method', 'users.email'])
    .where('signInChallenges.tokenHash', '=', hashToken(challenge))
    .where('signInChallenges.expiresAt', '>', toDate(now))
    .executeTakeFirst();
}

/** Uses a challenge up. Returns false if it was used, or if the password has changed, in the meantime. */
export async function takeChallenge(db: Kysely<Database>, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signInChallenges')
    .where('tokenHash', '=', hashToken(challenge))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteExpiredChallenges(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('signInChallenges').where('expiresAt', '<=', toDate(now)).execute();
}
