import type { SignInInput } from '@amparo/domain/account/accountInput.ts';
import { accountRoutes } from '@amparo/domain/account/accountRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../audit/auditLog.ts';
import type { Client } from '../../http/client.ts';
import { serve } from '../../http/serve.ts';
import { endSession } from '../../http/session.ts';
import type { AccountContext } from './accountContext.ts';
import { emailProofMail } from './email-proof/emailProofMail.ts';
import { EmailProofRepository } from './email-proof/emailProofRepository.ts';
import { hashPassword, isPasswordRight } from './password.ts';
import { assertPasswordStrong } from './passwordRules.ts';
import { startSessionOnDevice, startSessionOrChallenge, tokenOrThrow } from './sessions/startSessionOnDevice.ts';
import { countWaiting } from './waitingCountRepository.ts';

/** Per client address, which a whole shelter or library may share. Attempts per email have their own limit. */
const SIGN_INS_A_MINUTE = 30;
const SIGN_UPS_A_MINUTE = 10;
const LIMIT_REQUESTS_A_MINUTE = 10;

/** Signing in, up, and out; and people's own profiles. */
export function serveAccount(app: FastifyInstance, dependencies: AccountContext): void {
  serveSignUp(app, dependencies);
  serveSignIn(app, dependencies);
  serveOwnProfile(app, dependencies);
}

function serveSignIn(app: FastifyInstance, { accounts, limits, notifier, publicUrl, now }: AccountContext): void {
  const signIn = async (
    { email, password }: SignInInput,
    client: Client,
  ): Promise<{ token: string; user: CurrentUser }> => {
    const resetCount = await limits.password.assertAllowed(email, client);
    const { id, passwordHash } = (await accounts.findCredentials(email)) ?? {};
    if (!(await isPasswordRight(passwordHash, password)) || !id || !passwordHash) {
      await recordAudit(app.db, { kind: 'SIGN_IN_FAILED', userId: id ?? null, address: client.address }, now());
      throw new ApiError('EMAIL_OR_PASSWORD_INVALID');
    }
    const signedIn = await accounts.inTransaction(async (accounts, db) => {
      const user = await accounts.noteSignIn(id, passwordHash, now());
      if (!user) throw new ApiError('EMAIL_OR_PASSWORD_INVALID');
      const signIn = { userId: id, client, now: now(), notifier, publicUrl, method: 'local' as const };
      return { started: await startSessionOrChallenge(db, signIn), user };
    });
    const token = tokenOrThrow(signedIn.started);
    // With a second factor, the code resets it.
    await resetCount();
    return { token, user: signedIn.user };
  };

  serve(app, accountRoutes.signIn, async ({ body, client }) => ({ data: await signIn(body, client) }), {
    requestsPerMinute: SIGN_INS_A_MINUTE,
  });

  serve(app, accountRoutes.signOut, async ({ tokenHash }) => ({
    data: { endedSessions: tokenHash ? await endSession(app.db, tokenHash) : 0 },
  }));
}

function serveOwnProfile(app: FastifyInstance, { accounts, notifier, now }: AccountContext): void {
  serve(app, accountRoutes.profile, async ({ viewer }) => ({ data: orSignedOut(await accounts.find(viewer.id)) }));

  serve(
    app,
    accountRoutes.requestMoreServices,
    async ({ viewer }) => {
      const { displayName, email, totalServices } = orSignedOut(await accounts.find(viewer.id));
      const at = now();
      await accounts.inTransaction(async (accounts, db) => {
        // Asking again announces nothing: the first request still waits.
        if (!(await accounts.requestMoreServices(viewer.id, at))) return;
        const details = { name: displayName || email, total: totalServices, user: viewer.id };
        await notifier.notifyAdministrators(db, { kind: 'limitRequested', details }, [viewer.id]);
      });
      return { data: { requestedAt: at.toString({ fractionalSecondDigits: 3 }) } };
    },
    { requestsPerMinute: LIMIT_REQUESTS_A_MINUTE },
  );

  serve(app, accountRoutes.editProfile, async ({ viewer, body }) => ({
    data: orSignedOut(await accounts.editProfile(viewer.id, body, now())),
  }));

  serve(app, accountRoutes.reportNotifications, async ({ viewer }) => ({ data: await countWaiting(app.db, viewer) }));
}

/** The person can work at once. A link in a mail proves the email before a service is published. */
function serveSignUp(app: FastifyInstance, { accounts, notifier, outbox, publicUrl, now }: AccountContext): void {
  serve(
    app,
    accountRoutes.signUp,
    async ({ body: { password, phone = '', language, ...account }, client }) => {
      assertPasswordStrong(password, { ...account, role: 'USER' }, 'password');
      const passwordHash = await hashPassword(password);
      return accounts.inTransaction(async (accounts, db) => {
        const user = await accounts.add({ ...account, phone, passwordHash, mustProveEmail: true }, now());
        if (!user) throw new ApiError('EMAIL_ALREADY_USED');
        const proof = await new EmailProofRepository(db).issue(user.id, now());
        await outbox.post(emailProofMail({ to: user.email, token: proof, publicUrl, language }), db);
        const token = await startSessionOnDevice(db, { userId: user.id, client, now: now(), notifier, publicUrl });
        return { data: { token, user } };
      });
    },
    { requestsPerMinute: SIGN_UPS_A_MINUTE },
  );
}

/** If the account has just been deleted, the person is no longer signed in. */
function orSignedOut(user: CurrentUser | undefined): CurrentUser {
  if (!user) throw new ApiError('NOT_SIGNED_IN');
  return user;
}
