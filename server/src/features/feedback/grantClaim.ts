import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FeedbackMail } from './feedbackMail.ts';
import { FeedbackRepository } from './feedbackRepository.ts';

type Trx = Transaction<Database>;

/** What actions a claim does in other features. */
export interface ClaimActions {
  /** Finds or creates an account. A new user needs `link` to choose a password (account/openAccount.ts). */
  openAccount(
    trx: Trx,
    person: { email: string; displayName: string },
  ): Promise<{ id: string; email: string; link: string | null }>;
  /** Returns the previous owner's id (services/commands/reassignServices.ts). */
  transferService(trx: Trx, transfer: { id: string; ownerId: string; by: Viewer }): Promise<string | null>;
}

interface Options {
  db: Kysely<Database>;
  mail: FeedbackMail;
  actions: ClaimActions;
}

/** Makes the claimant the owner, notifies both owners and closes the claim, in one transaction. */
export async function grantClaim({ db, mail, actions }: Options, { id, by }: { id: string; by: Viewer }) {
  return db.transaction().execute(async (trx) => {
    const feedbacks = new FeedbackRepository(trx);
    const { email, name, service } = await feedbacks.lockOpenClaim(id);
    const { link, ...owner } = await actions.openAccount(trx, { email, displayName: name });
    const previousId = await actions.transferService(trx, { id: service.id, ownerId: owner.id, by });
    await feedbacks.close(id);
    await mail.notifyNewOwner({ id: owner.id, to: owner.email, service, link }, trx);
    const isOther = previousId !== null && previousId !== owner.id;
    const previousEmail = isOther ? await feedbacks.findEmail(previousId) : undefined;
    if (previousEmail) await mail.notifyPreviousOwner({ to: previousEmail, service }, trx);
    return { id, service: service.id, user: owner.id, isInvited: link !== null };
  });
}
