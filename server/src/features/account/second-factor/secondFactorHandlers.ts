import { secondFactorRoutes } from '@amparo/domain/account/secondFactorRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import { serve } from '../../../http/serve.ts';
import { endOtherSessionsOf, markSecondFactor } from '../../../http/session.ts';
import { isPasswordRight } from '../password.ts';
import type { SecondFactorContext } from './secondFactorContext.ts';
import { secondFactorMail } from './secondFactorMail.ts';
import { SecondFactorRepository } from './secondFactorRepository.ts';
import { serveSecondFactorReset } from './serveSecondFactorReset.ts';
import { serveSecondStep } from './serveSecondStep.ts';
import { takeOwnCode } from './takeOwnCode.ts';
import { describeSecret, stepOf } from './totp.ts';

/** Per client address. */
const CALLS_A_MINUTE = 10;
const limited = { requestsPerMinute: CALLS_A_MINUTE };

/** People turn the code of an app on and off, and replace their recovery codes. */
export function serveSecondFactor(app: FastifyInstance, context: SecondFactorContext): void {
  serveSecondStep(app, context);
  serveSecondFactorReset(app, context);
  serveSetUp(app, context);
  serveTurnOn(app, context);
  serveChanges(app, context);
}

/** The state of an account, and of the set-up of this session. */
async function statusOf(
  db: Kysely<Database>,
  { accounts, appName, now }: SecondFactorContext,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
) {
  const owner = await accounts.findOwnCredentials(userId);
  if (!owner) throw new ApiError('NOT_SIGNED_IN');
  const factors = new SecondFactorRepository(db);
  const known = await factors.find(userId);
  const secret = known ? undefined : await factors.findSetUp(tokenHash, now());
  return {
    isOn: known !== undefined,
    since: known?.turnedOnAt.toISOString() ?? null,
    recoveryCodesLeft: known?.recoveryHashes.length ?? 0,
    needsPassword: owner.passwordHash !== null,
    setUp: secret ? describeSecret(secret, { email: owner.email, appName }) : null,
  };
}

function serveSetUp(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, limits, now } = context;
  const factors = new SecondFactorRepository(app.db);

  serve(app, secondFactorRoutes.status, async ({ viewer, tokenHash }) => ({
    data: await statusOf(app.db, context, { userId: viewer.id, tokenHash: tokenHash! }),
  }));

  serve(
    app,
    secondFactorRoutes.begin,
    async ({ viewer, tokenHash, body: { password = '' } }) => {
      const owner = await accounts.findOwnCredentials(viewer.id);
      if (!owner) throw new ApiError('NOT_SIGNED_IN');
      // A stolen session must not be enough to lock its owner out.
      if (owner.passwordHash !== null) {
        const session = tokenHash!.toString('hex');
        await limits.ownPassword.assertAllowed(session);
        if (!(await isPasswordRight(owner.passwordHash, password))) throw new ApiError('CURRENT_PASSWORD_WRONG');
        await limits.ownPassword.reset(session);
      }
      // Otherwise another request has turned it on, and the status says so.
      if (!(await factors.find(viewer.id))) await factors.beginSetUp(tokenHash!, now());
      return { data: await statusOf(app.db, context, { userId: viewer.id, tokenHash: tokenHash! }) };
    },
    limited,
  );
}

/** The first code of the app proves that the set-up works. */
function serveTurnOn(app: FastifyInstance, { accounts, limits, outbox, publicUrl, now }: SecondFactorContext): void {
  const factors = new SecondFactorRepository(app.db);

  serve(
    app,
    secondFactorRoutes.turnOn,
    async ({ viewer, tokenHash, client: { address }, body: { code } }) => {
      const { id: userId } = viewer;
      await limits.ownCode.assertAllowed(userId);
      const secret = await factors.findSetUp(tokenHash!, now());
      if (!secret) throw new ApiError('SIGN_IN_EXPIRED');
      const step = stepOf(secret, code.replace(/\s/g, ''), now());
      if (step === null) throw new ApiError('CODE_INVALID');
      const recoveryCodes = await app.db.transaction().execute(async (db) => {
        const codes = await new SecondFactorRepository(db).turnOn(userId, { secret, step }, now());
        const owner = await accounts.findOwnCredentials(userId);
        if (!codes || !owner) throw new ApiError('SIGN_IN_EXPIRED');
        await endOtherSessionsOf(db, userId, tokenHash!);
        await markSecondFactor(db, tokenHash!);
        await recordAudit(db, { kind: 'SECOND_FACTOR_ON', userId, address }, now());
        await outbox.post(secondFactorMail('secondFactorOn', { to: owner.email, publicUrl }), db);
        return codes;
      });
      await limits.ownCode.reset(userId);
      return { data: { recoveryCodes } };
    },
    limited,
  );
}

/** Both need a code, so a stolen session is not enough. */
function serveChanges(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, outbox, publicUrl, now } = context;

  serve(
    app,
    secondFactorRoutes.renewCodes,
    async ({ viewer: { id: userId }, client: { address }, body: { code } }) => {
      await takeOwnCode(app.db, context, { userId, code, address });
      return app.db.transaction().execute(async (db) => {
        const recoveryCodes = await new SecondFactorRepository(db).replaceRecoveryCodes(userId);
        await recordAudit(db, { kind: 'RECOVERY_CODES_REPLACED', userId, address }, now());
        return { data: { recoveryCodes } };
      });
    },
    limited,
  );

  serve(
    app,
    secondFactorRoutes.turnOff,
    async ({ viewer: { id: userId }, tokenHash, client: { address }, body: { code } }) => {
      await takeOwnCode(app.db, context, { userId, code, address });
      await app.db.transaction().execute(async (db) => {
        const owner = await accounts.findOwnCredentials(userId);
        if (!(await new SecondFactorRepository(db).turnOff(userId)) || !owner) throw new ApiError('CODE_INVALID');
        await recordAudit(db, { kind: 'SECOND_FACTOR_OFF', userId, address }, now());
        await outbox.post(secondFactorMail('secondFactorOff', { to: owner.email, publicUrl }), db);
      });
      return { data: await statusOf(app.db, context, { userId, tokenHash: tokenHash! }) };
    },
    limited,
  );
}
