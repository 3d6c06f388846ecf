import { secondFactorRoutes } from '@amparo/domain/account/secondFactorRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { userCan } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../audit/auditLog.ts';
import { serve } from '../../../http/serve.ts';
import { endSessionsOf } from '../../../http/session.ts';
import type { SecondFactorContext } from './secondFactorContext.ts';
import { secondFactorMail } from './secondFactorMail.ts';
import { SecondFactorRepository } from './secondFactorRepository.ts';

/** Administrators help people who lost the app and the recovery codes. The password is still needed. */
export function serveSecondFactorReset(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, outbox, publicUrl, now } = context;

  serve(app, secondFactorRoutes.reset, async ({ params, viewer, client: { address } }) => {
    const { id: userId } = params;
    // Their own needs a code.
    if (!userCan.resetSecondFactor(viewer, userId)) throw new ApiError('NOT_ALLOWED');
    await app.db.transaction().execute(async (db) => {
      const owner = await accounts.findOwnCredentials(userId);
      if (!owner || !(await new SecondFactorRepository(db).turnOff(userId))) throw new ApiError('NOT_FOUND');
      await endSessionsOf(db, userId);
      await recordAudit(db, { kind: 'SECOND_FACTOR_RESET', userId, actorId: viewer.id, address }, now());
      await outbox.post(secondFactorMail('secondFactorReset', { to: owner.email, publicUrl }), db);
    });
    return { data: params };
  });
}
