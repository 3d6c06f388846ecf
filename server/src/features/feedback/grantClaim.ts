import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FeedbackMail } from './feedbackMail.ts';

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

/** Makes the claimant the owner, notifies both owners and archives the claim, in one transaction. */
export async function grantClaim({ db, mail, actions }: Options, { id, by }: { id: string; by: Viewer }) {
  return db.transaction().execute(async (trx) => {
    const { email, name, serviceId, serviceName } = await requireOpenClaim(trx, id);
    const { link, ...owner } = await actions.openAccount(trx, { email, displayName: name });
    const previousId = await actions.transferService(trx, { id: serviceId, ownerId: owner.id, by });
    await trx.updateTable('feedbacks').set({ isArchive: true }).where('id', '=', id).execute();
    const service = { id: serviceId, name: serviceName };
    await mail.notifyNewOwner({ to: owner.email, service, link }, trx);
    const previous =
      previousId === null || previousId === owner.id
        ? undefined
        : await trx.selectFrom('users').select('email').where('id', '=', previousId).executeTakeFirst();
    if (previous) await mail.notifyPreviousOwner({ to: previous.email, service }, trx);
    return { id, service: serviceId, user: owner.id, isInvited: link !== null };
  });
}

/** Locks the claim: if two administrators grant it at once, the second gets CLAIM_NOT_OPEN. */
async function requireOpenClaim(trx: Trx, id: string) {
  const claim = await trx
    .selectFrom('feedbacks')
    .leftJoin('services', (join) =>
      join.onRef('services.id', '=', 'feedbacks.serviceId').on('services.deletedAt', 'is', null),
    )
    .select([
      'feedbacks.type',
      'feedbacks.email',
      'feedbacks.name',
      'isArchive',
      'services.id as serviceId',
      'services.name as serviceName',
    ])
    .where('feedbacks.id', '=', id)
    .where('feedbacks.deletedAt', 'is', null)
    .forUpdate('feedbacks')
    .executeTakeFirst();
  if (!claim) throw new ApiError('NOT_FOUND');
  const { type, isArchive, serviceId, serviceName, ...person } = claim;
  if (type !== 'CLAIM' || isArchive || serviceId === null) throw new ApiError('CLAIM_NOT_OPEN');
  return { ...person, serviceId, serviceName: serviceName ?? '' };
}
