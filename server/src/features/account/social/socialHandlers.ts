import { accountRoutes } from '@amparo/domain/account/accountRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { startSessionOrChallenge, tokenOrThrow } from '../sessions/startSessionOnDevice.ts';
import { serveOauthFlow } from './oauthFlow.ts';
import { openAccount } from './openAccount.ts';
import { SignInCodeRepository } from './signInCodeRepository.ts';
import type { SocialContext } from './socialContext.ts';
import { newWayInMail } from './socialMails.ts';

/** Per client address. */
const EXCHANGES_A_MINUTE = 30;

/** Signs in with another service (docs/decisions/social-sign-in.md). */
export function serveSocial(app: FastifyInstance, parts: SocialContext): void {
  const { accounts, providers, outbox, notifier, publicUrl, now } = parts;
  serveOauthFlow(app, parts);

  serve(app, accountRoutes.providers, () => ({ data: providers.map(({ method }) => method) }));

  serve(
    app,
    accountRoutes.exchange,
    async ({ body: { code }, client }) => {
      const { started, user } = await accounts.inTransaction(async (accounts, db) => {
        const proven = await new SignInCodeRepository(db).take(code, now());
        if (!proven) throw new ApiError('SIGN_IN_EXPIRED');
        const { method } = proven;
        const { user, password } = await openAccount(proven, { accounts, db, now: now() });
        const link = `${publicUrl}/forgot_password`;
        const letter = { to: user.email, method, link };
        if (password !== 'none') await outbox.post(newWayInMail(letter, password), db);
        const signIn = { userId: user.id, client, now: now(), notifier, publicUrl, method };
        return { started: await startSessionOrChallenge(db, signIn), user };
      });
      return { data: { token: tokenOrThrow(started), user } };
    },
    { requestsPerMinute: EXCHANGES_A_MINUTE },
  );
}
