import { maxPasskeys } from '@amparo/domain/account/passkeys/maxPasskeys.ts';
import { type Passkeys, passkeyRoutes } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import { relyingPartyOf } from '@amparo/domain/account/passkeys/relyingParty.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../audit/auditLog.ts';
import { serve } from '../../../http/serve.ts';
import type { SecondFactorContext } from '../second-factor/secondFactorContext.ts';
import { secondFactorMail } from '../second-factor/secondFactorMail.ts';
import { takeOwnCode } from '../second-factor/takeOwnCode.ts';
import { PasskeyRepository } from './passkeyRepository.ts';
import { servePasskeySignIn } from './servePasskeySignIn.ts';
import { creationOptions, verifyNewCredential } from './webAuthn.ts';

/** Per client address. */
const CALLS_A_MINUTE = 10;
const limited = { requestsPerMinute: CALLS_A_MINUTE };

interface Own {
  userId: string;
  tokenHash: Buffer;
}

/** People add passkeys to their second factor, and remove them. Both need a code. */
export function servePasskeys(app: FastifyInstance, context: SecondFactorContext): void {
  servePasskeySignIn(app, context);
  serveSettingUp(app, context);
  serveAdding(app, context);
  serveRemoving(app, context);
}

/** The passkeys of an account, and the one that this session adds. */
async function listOwn(app: FastifyInstance, context: SecondFactorContext, own: Own): Promise<Passkeys> {
  const { accounts, publicUrl, appName, now } = context;
  const { userId, tokenHash } = own;
  const passkeys = new PasskeyRepository(app.db);
  const known = await passkeys.list(userId);
  const setUp = await passkeys.findSetUp(tokenHash, now());
  const owner = setUp && (await accounts.findOwnCredentials(userId));
  const options =
    owner &&
    (await creationOptions(relyingPartyOf(publicUrl), {
      ...{ userId, email: owner.email, appName, challenge: setUp.challenge, known },
    }));
  return {
    passkeys: known.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    })),
    setUp: options ? { name: setUp.name, options } : null,
  };
}

/** The list, and the beginning of a new passkey. */
function serveSettingUp(app: FastifyInstance, context: SecondFactorContext): void {
  const { now } = context;
  const passkeys = new PasskeyRepository(app.db);

  serve(app, passkeyRoutes.list, async ({ viewer, tokenHash }) => ({
    data: await listOwn(app, context, { userId: viewer.id, tokenHash: tokenHash! }),
  }));

  serve(
    app,
    passkeyRoutes.begin,
    async ({ viewer: { id: userId }, tokenHash, client: { address }, body: { name, code } }) => {
      // Before the code, which works only once.
      if ((await passkeys.list(userId)).length >= maxPasskeys)
        throw new ApiError('VALIDATION', { name: 'TOO_MANY_PASSKEYS' });
      await takeOwnCode(app.db, context, { userId, code, address });
      await passkeys.beginSetUp(tokenHash!, name, now());
      return { data: await listOwn(app, context, { userId, tokenHash: tokenHash! }) };
    },
    limited,
  );
}

function serveAdding(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, outbox, publicUrl, now } = context;
  const passkeys = new PasskeyRepository(app.db);

  serve(
    app,
    passkeyRoutes.add,
    async ({ viewer: { id: userId }, tokenHash, client: { address }, body: { credential } }) => {
      const setUp = await passkeys.takeSetUp(tokenHash!, now());
      if (!setUp) throw new ApiError('SIGN_IN_EXPIRED');
      const key = await verifyNewCredential(credential, setUp.challenge, relyingPartyOf(publicUrl));
      if (!key) throw new ApiError('PASSKEY_INVALID');
      const { name } = setUp;
      const { transports = [] } = credential.response;
      await app.db.transaction().execute(async (db) => {
        const owner = await accounts.findOwnCredentials(userId);
        if (!owner) throw new ApiError('NOT_SIGNED_IN');
        if (!(await new PasskeyRepository(db).add(userId, { ...key, name, transports }, now())))
          throw new ApiError('PASSKEY_INVALID');
        await recordAudit(db, { kind: 'PASSKEY_ADDED', userId, address }, now());
        await outbox.post(secondFactorMail('passkeyAdded', { to: owner.email, publicUrl, passkey: name }), db);
      });
      return { data: await listOwn(app, context, { userId, tokenHash: tokenHash! }) };
    },
    limited,
  );
}

function serveRemoving(app: FastifyInstance, context: SecondFactorContext): void {
  const { accounts, outbox, publicUrl, now } = context;

  serve(
    app,
    passkeyRoutes.remove,
    async ({ viewer: { id: userId }, tokenHash, client: { address }, params: { id }, body: { code } }) => {
      await takeOwnCode(app.db, context, { userId, code, address });
      await app.db.transaction().execute(async (db) => {
        const owner = await accounts.findOwnCredentials(userId);
        const name = await new PasskeyRepository(db).remove(id, userId);
        if (name === undefined || !owner) throw new ApiError('NOT_FOUND');
        await recordAudit(db, { kind: 'PASSKEY_REMOVED', userId, address }, now());
        await outbox.post(secondFactorMail('passkeyRemoved', { to: owner.email, publicUrl, passkey: name }), db);
      });
      return { data: await listOwn(app, context, { userId, tokenHash: tokenHash! }) };
    },
    limited,
  );
}
