import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { SignInMethod } from '@amparo/domain/users/user.ts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import type { Client } from '../../../http/client.ts';
import { startSession } from '../../../http/session.ts';
import type { Notifier } from '../../../notifications/notifier.ts';
import { KnownDeviceRepository } from './knownDeviceRepository.ts';
import { SignInChallengeRepository, type StartedChallenge } from './signInChallengeRepository.ts';

interface SignIn {
  userId: string;
  client: Client;
  now: Temporal.Instant;
  notifier: Notifier;
  publicUrl: string;
  hasSecondFactor?: boolean;
}

/** Starts a session, remembers the device, and records the sign-in. Returns the token of the session. */
export async function startSessionOnDevice(db: Kysely<Database>, signIn: SignIn): Promise<string> {
  const { userId, client, now, notifier, publicUrl, hasSecondFactor = false } = signIn;
  if ((await new KnownDeviceRepository(db).remember(signIn)) === 'another') {
    const details = { device: client.deviceName || 'none', reset: `${publicUrl}/forgot_password` };
    await notifier.notify(db, { kind: 'newDevice', to: [userId], details });
  }
  await recordAudit(db, { kind: 'SIGN_IN', userId, address: client.address }, now);
  return startSession(db, userId, now, { device: client.deviceName, hasSecondFactor });
}

/**
 * Starts a session. If the account has a second factor, creates a challenge instead: the sign-in then waits for its
 * second step. `tokenOrThrow` returns either to the person.
 */
export async function startSessionOrChallenge(
  db: Kysely<Database>,
  signIn: SignIn & { method: SignInMethod },
): Promise<{ token: string } | StartedChallenge> {
  const started = await new SignInChallengeRepository(db).create(signIn, signIn.now);
  return started ?? { token: await startSessionOnDevice(db, signIn) };
}

/** Returns the token, or throws with the challenge. Call it after the transaction, which must store the challenge. */
export function tokenOrThrow(started: { token: string } | StartedChallenge): string {
  if ('token' in started) return started.token;
  throw new ApiError('SECOND_FACTOR_REQUIRED', undefined, started);
}
