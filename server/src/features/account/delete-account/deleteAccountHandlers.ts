import { deleteAccountRoutes } from '@amparo/domain/account/deleteAccountRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { serve } from '../../../http/serve.ts';
import { bothLanguages } from '../../../mail/bothLanguages.ts';
import type { Mail } from '../../../mail/mail.ts';
import { isPasswordRight } from '../password.ts';
import type { SecondFactorContext } from '../second-factor/secondFactorContext.ts';
import { SecondFactorRepository } from '../second-factor/secondFactorRepository.ts';
import { takeOwnCode } from '../second-factor/takeOwnCode.ts';
import { findOwnedServices, hasOtherAdministrator } from './deleteAccountRepository.ts';

/** Per client address. */
const CALLS_A_MINUTE = 10;

interface Context extends SecondFactorContext {
  /** Deletes an account. Returns false if it is gone. `onRemoved` runs in the same transaction. */
  removeAccount(
    id: string,
    by: Viewer,
    at: { address: string; now: Temporal.Instant },
    onRemoved: (trx: Transaction<Database>) => Promise<void>,
  ): Promise<boolean>;
}

interface Proof {
  password?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
}

/** People delete their own account, after they have seen what happens to their services. */
export function serveDeleteAccount(app: FastifyInstance, context: Context): void {
  const { accounts, outbox, publicUrl, removeAccount, now } = context;

  serve(app, deleteAccountRoutes.preview, async ({ viewer: { id } }) => {
    const owner = await accounts.findOwnCredentials(id);
    if (!owner) throw new ApiError('NOT_SIGNED_IN');
    return {
      data: {
        ...(await findOwnedServices(app.db, id)),
        isLastAdministrator: owner.role === 'ADMINISTRATOR' && !(await hasOtherAdministrator(app.db, id)),
        needsPassword: owner.passwordHash !== null,
        needsCode: (await new SecondFactorRepository(app.db).find(id)) !== undefined,
      },
    };
  });

  serve(
    app,
    deleteAccountRoutes.remove,
    async ({ viewer, tokenHash, client: { address }, body: { language, ...proof } }) => {
      const { id } = viewer;
      // Before the code, which works only once.
      if (viewer.role === 'ADMINISTRATOR' && !(await hasOtherAdministrator(app.db, id)))
        throw new ApiError('LAST_ADMINISTRATOR');
      const to = await assertOwner(app.db, context, { id, session: tokenHash!.toString('hex'), address, proof });
      const isRemoved = await removeAccount(id, viewer, { address, now: now() }, (trx) =>
        outbox.post(deletedMail({ to, publicUrl, language }), trx),
      );
      if (!isRemoved) throw new ApiError('NOT_SIGNED_IN');
      return { data: { id } };
    },
    { requestsPerMinute: CALLS_A_MINUTE },
  );
}

/** Returns the email of the account. Throws unless the proof is complete: a stolen session must not be enough. */
async function assertOwner(
  db: Kysely<Database>,
  context: Context,
  { id, session, address, proof }: { id: string; session: string; address: string; proof: Proof },
): Promise<string> {
  const { accounts, limits } = context;
  const owner = await accounts.findOwnCredentials(id);
  if (!owner) throw new ApiError('NOT_SIGNED_IN');
  if (owner.passwordHash === null) {
    if (proof.email !== owner.email.toLowerCase()) throw new ApiError('VALIDATION', { email: 'NOT_YOUR_EMAIL' });
  } else {
    await limits.ownPassword.assertAllowed(session);
    if (!(await isPasswordRight(owner.passwordHash, proof.password ?? '')))
      throw new ApiError('CURRENT_PASSWORD_WRONG');
    await limits.ownPassword.reset(session);
  }
  if (await new SecondFactorRepository(db).find(id))
    await takeOwnCode(db, context, { userId: id, code: proof.code ?? '', address });
  return owner.email;
}

interface Deleted {
  to: string;
  publicUrl: string;
  /** The mail contains both languages, this one first. */
  language: string | undefined;
}

/** Confirms that people deleted their account, and says how it can come back. */
function deletedMail({ to, publicUrl, language }: Deleted): Mail {
  const both = bothLanguages('accountDeleted', language);
  const link = `${publicUrl}/feedback`;
  return {
    to,
    subject: both.map((t) => t('subject')).join(' · '),
    text: both.map((t) => t('text', { link })).join('\n\n* * *\n\n'),
  };
}
