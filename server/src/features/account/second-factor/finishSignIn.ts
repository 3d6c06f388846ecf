import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser, SignInMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Client } from '../../../http/client.ts';
import { SignInChallengeRepository } from '../sessions/signInChallengeRepository.ts';
import { startSessionOnDevice } from '../sessions/startSessionOnDevice.ts';
import type { SecondFactorContext } from './secondFactorContext.ts';

interface WaitingSignIn {
  challenge: string;
  userId: string;
  method: SignInMethod;
  client: Client;
}

/** Uses up the challenge of a sign-in, and starts its session. Both belong to the transaction of `db`. */
export async function finishSignIn(
  db: Kysely<Database>,
  { accounts, notifier, publicUrl, now }: SecondFactorContext,
  { challenge, userId, method, client }: WaitingSignIn,
): Promise<{ token: string; user: CurrentUser }> {
  const isOurs = await new SignInChallengeRepository(db).take(challenge);
  const user = isOurs && (await accounts.noteSignInBy(method, userId, now()));
  if (!user) throw new ApiError('SIGN_IN_EXPIRED');
  const session = { userId, client, now: now(), notifier, publicUrl, hasSecondFactor: true };
  return { token: await startSessionOnDevice(db, session), user };
}
