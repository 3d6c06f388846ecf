import { accountRoutes } from '@amparo/domain/account/accountRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../audit/auditLog.ts';
import { serve } from '../../http/serve.ts';
import { endSessionsOf } from '../../http/session.ts';
import type { AccountContext } from './accountContext.ts';
import { hashPassword, isPasswordRight } from './password.ts';
import { assertPasswordStrong } from './passwordRules.ts';
import { resetMail } from './resetMail.ts';
import { ResetTokenRepository } from './resetTokenRepository.ts';
import { KnownDeviceRepository } from './sessions/knownDeviceRepository.ts';

/** Per client address. */
const PASSWORD_CALLS_A_MINUTE = 10;

/** Changes a known password, or sets a new one by a link in a mail. Both end all sessions of the person. */
export function servePasswords(app: FastifyInstance, dependencies: AccountContext): void {
  serveReset(app, dependencies);
  const { accounts, limits, now } = dependencies;

  serve(
    app,
    accountRoutes.changePassword,
    async ({ viewer, tokenHash, client, body: { oldPassword, newPassword } }) => {
      const known = await accounts.findOwnCredentials(viewer.id);
      if (!known) throw new ApiError('NOT_SIGNED_IN');
      if (!known.passwordHash) throw new ApiError('NO_PASSWORD');
      const { passwordHash: oldHash } = known;
      const session = String(tokenHash?.toString('hex'));
      await limits.ownPassword.assertAllowed(session);
      if (!(await isPasswordRight(oldHash, oldPassword))) throw new ApiError('CURRENT_PASSWORD_WRONG');
      assertPasswordStrong(newPassword, known, 'newPassword');
      const newHash = await hashPassword(newPassword);
      const data = await accounts.inTransaction(async (accounts, db) => {
        const isChanged = await accounts.changePassword(viewer.id, oldHash, newHash, now());
        if (!isChanged) throw new ApiError('CURRENT_PASSWORD_WRONG');
        await new KnownDeviceRepository(db).rememberOnly({ userId: viewer.id, client, now: now() });
        await recordAudit(db, { kind: 'PASSWORD_CHANGED', userId: viewer.id, address: client.address }, now());
        return { endedSessions: await endSessionsOf(db, viewer.id) };
      });
      await limits.ownPassword.reset(session);
      return { data };
    },
    { requestsPerMinute: PASSWORD_CALLS_A_MINUTE },
  );
}

function serveReset(app: FastifyInstance, { accounts, limits, outbox, publicUrl, now }: AccountContext): void {
  const tokens = new ResetTokenRepository(app.db);

  serve(
    app,
    accountRoutes.requestReset,
    async ({ body: { email, language }, client }) => {
      await limits.resetLink.assertAllowed(email, client);
      const found = await accounts.findCredentials(email);
      if (!found) throw new ApiError('EMAIL_NOT_FOUND');
      return accounts.inTransaction(async (_, db) => {
        const { token, expiresAt } = await new ResetTokenRepository(db).issue(found.id, now());
        await outbox.post(resetMail({ to: found.email, token, publicUrl, language }), db);
        return { data: { email, expiresAt: expiresAt.toISOString() } };
      });
    },
    { requestsPerMinute: PASSWORD_CALLS_A_MINUTE },
  );

  serve(
    app,
    accountRoutes.resetPassword,
    async ({ body: { token, email, password }, client }) => {
      const userId = await tokens.find(token, email, now());
      const owner = userId && (await accounts.findOwnCredentials(userId));
      if (!owner) throw new ApiError('RESET_LINK_INVALID');
      assertPasswordStrong(password, owner, 'password');
      const passwordHash = await hashPassword(password);
      const data = await accounts.inTransaction(async (accounts, db) => {
        const isTaken = await new ResetTokenRepository(db).take(userId, token);
        if (!isTaken) throw new ApiError('RESET_LINK_INVALID');
        await accounts.setPassword(userId, passwordHash, now());
        await new KnownDeviceRepository(db).rememberOnly({ userId, client, now: now() });
        await recordAudit(db, { kind: 'PASSWORD_CHANGED', userId, address: client.address }, now());
        return { endedSessions: await endSessionsOf(db, userId) };
      });
      await limits.password.reset(email, client);
      return { data };
    },
    { requestsPerMinute: PASSWORD_CALLS_A_MINUTE },
  );
}
