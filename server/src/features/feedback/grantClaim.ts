import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { Viewer } from '@amparo/domain/permissions/user.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { FeedbackMail } from './feedbackMail.ts';

type Trx = Transaction<Database>;

/** What granting a claim does beyond the message itself. */
export interface ClaimActions {
  /** The account of an e-mail, made where there is none; the link is for whoever has still to choose a password (account/openAccount.ts). */
  openAccount(
    trx: Trx,
    person: { email: string; displayName: string },
  ): Promise<{ id: string; email: string; link: string | null }>;
  /** Answers whose the service was (services/commands/reassignServices.ts). */
  transferService(trx: Trx, gift: { id: string; ownerId: string; by: Viewer }): Promise<string | null>;
}

interface Parts {
  db: Kysely<Database>;
  mail: FeedbackMail;
  granting: ClaimActions;
}

/** Whoever claims a service becomes its owner, is told so, as is whose it was, and the claim is put away: all of it or nothing. */
export async function grantClaim({ db, mail, granting }: Parts, { id, by }: { id: string; by: Viewer }) {
  return db.transaction().execute(async (trx) => {
    const { email, name, serviceId, serviceName } = await requireOpenClaim(trx, id);
    const { link, ...owner } = await granting.openAccount(trx, { email, displayName: name });
    const previousId = await granting.transferService(trx, { id: serviceId, ownerId: owner.id, by });
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

/** Of two who grant it at once, the second is told that it is done. */
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
