import { secondFactorRoutes } from '@amparo/domain/account/secondFactorRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../audit/auditLog.ts';
import { serve } from '../../../http/serve.ts';
import { SignInChallengeRepository } from '../sessions/signInChallengeRepository.ts';
import { finishSignIn } from './finishSignIn.ts';
import type { SecondFactorContext } from './secondFactorContext.ts';
import { secondFactorMail } from './secondFactorMail.ts';
import { SecondFactorRepository } from './secondFactorRepository.ts';

/** Per client address, which a whole shelter or library may share. Attempts per account have their own limit. */
const SIGN_INS_A_MINUTE = 30;

/** The second step of a sign-in: the code of the app, or a recovery code. */
export function serveSecondStep(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, limits, outbox, publicUrl, now } = context;

  serve(
    app,
    secondFactorRoutes.signIn,
    async ({ body: { challenge, code }, client }) => {
      const waiting = await new SignInChallengeRepository(app.db).find(challenge, now());
      if (!waiting) throw new ApiError('SIGN_IN_EXPIRED');
      const { userId, email } = waiting;
      const resetCount = await limits.secondFactor.assertAllowed(email, client);
      const audit = { userId, address: client.address };
      const signedIn = await accounts.inTransaction(async (accounts, db) => {
        const factors = new SecondFactorRepository(db);
        const kind = await factors.take(userId, code, now());
        if (!kind) return null;
        const signedIn = await finishSignIn(db, { ...context, accounts }, { ...waiting, challenge, client });
        if (kind === 'recovery') {
          const left = (await factors.find(userId))?.recoveryHashes.length ?? 0;
          await recordAudit(db, { kind: 'RECOVERY_CODE_USED', ...audit }, now());
          await outbox.post(secondFactorMail('recoveryCodeUsed', { to: email, publicUrl, left }), db);
        }
        return signedIn;
      });
      if (!signedIn) {
        await recordAudit(app.db, { kind: 'SECOND_FACTOR_FAILED', ...audit }, now());
        throw new ApiError('CODE_INVALID');
      }
      await resetCount();
      await limits.password.reset(email, client);
      return { data: signedIn };
    },
    { requestsPerMinute: SIGN_INS_A_MINUTE },
  );
}
