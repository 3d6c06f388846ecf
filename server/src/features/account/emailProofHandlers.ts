import { emailProofRoutes } from '@amparo/domain/account/emailProofRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../audit/auditLog.ts';
import { serve } from '../../http/serve.ts';
import type { AccountContext } from './accountContext.ts';
import { emailProofMail } from './email-proof/emailProofMail.ts';
import { EmailProofRepository } from './email-proof/emailProofRepository.ts';

/** Per client address. */
const CALLS_A_MINUTE = 10;
const limited = { requestsPerMinute: CALLS_A_MINUTE };

/** People prove their email by a link, before a service of theirs is published. */
export function serveEmailProof(
  app: FastifyInstance,
  { accounts, limits, outbox, publicUrl, now }: AccountContext,
): void {
  serve(
    app,
    emailProofRoutes.requestLink,
    async ({ viewer: { id }, body: { language } }) => {
      const owner = await accounts.findOwnCredentials(id);
      if (!owner) throw new ApiError('NOT_SIGNED_IN');
      const { email, emailProvenAt } = owner;
      if (emailProvenAt) return { data: { email, isProven: true } };
      await limits.ownEmailLink.assertAllowed(id);
      await app.db.transaction().execute(async (db) => {
        const token = await new EmailProofRepository(db).issue(id, now());
        await outbox.post(emailProofMail({ to: email, token, publicUrl, language }), db);
      });
      return { data: { email, isProven: false } };
    },
    limited,
  );

  serve(
    app,
    emailProofRoutes.prove,
    async ({ body: { token }, client: { address } }) =>
      app.db.transaction().execute(async (db) => {
        const proven = await new EmailProofRepository(db).prove(token, now());
        if (!proven) throw new ApiError('EMAIL_LINK_INVALID');
        await recordAudit(db, { kind: 'EMAIL_PROVEN', userId: proven.id, address }, now());
        return { data: { email: proven.email } };
      }),
    limited,
  );

  serve(app, emailProofRoutes.unproven, async () => ({
    data: await new EmailProofRepository(app.db).findUnprovenOwners(),
  }));
}
