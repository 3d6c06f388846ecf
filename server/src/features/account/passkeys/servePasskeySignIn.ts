import { passkeyRoutes, type SignedCredential } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import { relyingPartyOf } from '@amparo/domain/account/passkeys/relyingParty.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import { serve } from '../../../http/serve.ts';
import { finishSignIn } from '../second-factor/finishSignIn.ts';
import type { SecondFactorContext } from '../second-factor/secondFactorContext.ts';
import { SignInChallengeRepository } from '../sessions/signInChallengeRepository.ts';
import { PasskeyRepository } from './passkeyRepository.ts';
import { requestOptions, verifySignedCredential } from './webAuthn.ts';

/** Per client address, which a whole shelter or library may share. Attempts per account have their own limit. */
const SIGN_INS_A_MINUTE = 30;
const limited = { requestsPerMinute: SIGN_INS_A_MINUTE };

/** The second step of a sign-in, with a passkey instead of a code. */
export function servePasskeySignIn(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, limits, publicUrl, now } = context;

  serve(
    app,
    passkeyRoutes.beginSignIn,
    async ({ body: { challenge: signIn } }) => {
      const { userId } = await findWaiting(app.db, signIn, now());
      const passkeys = new PasskeyRepository(app.db);
      const known = await passkeys.list(userId);
      const challenge = await passkeys.beginSignIn(signIn, now());
      return { data: await requestOptions(relyingPartyOf(publicUrl), { challenge, known }) };
    },
    limited,
  );

  serve(
    app,
    passkeyRoutes.signIn,
    async ({ body: { challenge, credential }, client }) => {
      const waiting = await findWaiting(app.db, challenge, now());
      const { userId, email } = waiting;
      const resetCount = await limits.secondFactor.assertAllowed(email, client);
      const used = await verify(app.db, context, { signIn: challenge, userId, credential });
      const signedIn =
        used &&
        (await accounts.inTransaction(async (accounts, db) => {
          if (!(await new PasskeyRepository(db).noteUse(used.passkey, used.counter, now()))) return null;
          return finishSignIn(db, { ...context, accounts }, { ...waiting, challenge, client });
        }));
      if (!signedIn) {
        await recordAudit(app.db, { kind: 'PASSKEY_FAILED', userId, address: client.address }, now());
        throw new ApiError('PASSKEY_INVALID');
      }
      await resetCount();
      await limits.password.reset(email, client);
      return { data: signedIn };
    },
    limited,
  );
}

async function findWaiting(db: Kysely<Database>, challenge: string, now: Temporal.Instant) {
  const waiting = await new SignInChallengeRepository(db).find(challenge, now);
  if (!waiting) throw new ApiError('SIGN_IN_EXPIRED');
  return waiting;
}

/** Returns the passkey of this account that signed the challenge of this sign-in, with its new counter, or null. */
async function verify(
  db: Kysely<Database>,
  { publicUrl, now }: SecondFactorContext,
  { signIn, userId, credential }: { signIn: string; userId: string; credential: SignedCredential },
) {
  const passkeys = new PasskeyRepository(db);
  const challenge = await passkeys.takeChallenge(signIn, now());
  const passkey = await passkeys.find(userId, credential.id);
  if (!challenge || !passkey) return null;
  const counter = await verifySignedCredential(credential, { challenge, key: passkey }, relyingPartyOf(publicUrl));
  return counter === null ? null : { passkey, counter };
}
