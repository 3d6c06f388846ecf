import { ApiError } from '@amparo/domain/http/apiError.ts';
import { restorableHours, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { ManagedUser } from '@amparo/domain/users/user.ts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { recordAudit } from '../../audit/auditLog.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { type ActingPerson, assertNotLastAdministrator, toManagedUser } from './userRepository.ts';

type Trx = Transaction<Database>;
/** The address of the acting person, and the time. */
type At = Pick<ActingPerson, 'address' | 'now'>;

/** The ids of the services that a person owned and managed. */
export interface ServiceIds {
  owned: string[];
  managed: string[];
}

/** Reassigns a person's services (services/commands/reassignServices.ts). */
export interface ServiceActions {
  release(trx: Trx, userId: string, by: Viewer): Promise<ServiceIds>;
  giveBackServices(trx: Trx, userId: string, services: ServiceIds, by: Viewer): Promise<void>;
}

/** Deleted accounts, which can be restored for 30 days. */
export class DeletedUserRepository {
  readonly #db: Kysely<Database>;
  readonly #services: ServiceActions;

  constructor(db: Kysely<Database>, services: ServiceActions) {
    this.#db = db;
    this.#services = services;
  }

  /**
   * Deletes an account and its sessions. Its services stay, without an owner. Returns false if there is no such account.
   * `onRemoved` runs in the same transaction.
   */
  async remove(
    id: string,
    by: Viewer,
    { address, now }: At,
    onRemoved?: (trx: Trx) => Promise<void>,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      await assertNotLastAdministrator(trx, id);
      const account = await trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!account) return false;
      const { owned, managed } = await this.#services.release(trx, id, by);
      await trx
        .insertInto('deletedUsers')
        .values({
          ...{ id, email: account.email, displayName: account.displayName, phone: account.phone },
          deletedAt: toDate(now),
          account: JSON.stringify(account),
          ...(await ownRows(trx, id)),
          ownedServices: owned,
          managedServices: managed,
        })
        .execute();
      await trx.deleteFrom('users').where('id', '=', id).execute();
      const actorId = by.id === id ? undefined : by.id;
      await recordAudit(trx, { kind: 'USER_DELETED', userId: id, actorId, address }, now);
      await onRemoved?.(trx);
      return true;
    });
  }

  /** Returns false if there is no such deleted account. Throws EMAIL_ALREADY_USED if the email has a new account. */
  async restore(id: string, by: Viewer, { address, now }: At): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const deleted = await trx
        .deleteFrom('deletedUsers')
        .where('id', '=', id)
        .returning([
          'account',
          'identities',
          'secondFactor',
          'notificationSettings',
          'ownedServices',
          'managedServices',
        ])
        .executeTakeFirst();
      if (!deleted) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('users')
        .values(deleted.account)
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('EMAIL_ALREADY_USED');
      const identities = deleted.identities.map((identity) => ({ ...identity, userId: id }));
      if (identities.length > 0) {
        await trx
          .insertInto('identities')
          .values(identities)
          .onConflict((conflict) => conflict.columns(['method', 'subject']).doNothing())
          .execute();
      }
      if (deleted.secondFactor) await trx.insertInto('secondFactors').values(deleted.secondFactor).execute();
      if (deleted.notificationSettings)
        await trx.insertInto('notificationSettings').values(deleted.notificationSettings).execute();
      const services = { owned: deleted.ownedServices, managed: deleted.managedServices };
      await this.#services.giveBackServices(trx, id, services, by);
      await recordAudit(trx, { kind: 'USER_RESTORED', userId: id, actorId: by.id, address }, now);
      return true;
    });
  }

  /** Latest deletion first. */
  async list({ q, ...page }: Page & { q?: string | undefined }): Promise<{ data: ManagedUser[]; total: number }> {
    const deleted = this.#db
      .selectFrom('deletedUsers')
      .select(['account', 'deletedAt', 'ownedServices', 'managedServices'])
      .$if(q !== undefined, (query) => query.where(containsText(q!, ['email', 'displayName', 'phone'])))
      .orderBy('deletedAt', 'desc')
      .orderBy('id');
    const { rows, total } = await inPages(deleted, page);
    return { data: rows.map(toDeleted), total };
  }
}

/** The rows that are deleted with an account, as they are stored until it is restored. */
async function ownRows(trx: Trx, userId: string) {
  const identities = await trx
    .selectFrom('identities')
    .select(['method', 'subject'])
    .where('userId', '=', userId)
    .execute();
  const oneOf = (table: 'secondFactors' | 'notificationSettings') =>
    trx.selectFrom(table).selectAll().where('userId', '=', userId).executeTakeFirst();
  const secondFactor = await oneOf('secondFactors');
  const notificationSettings = await oneOf('notificationSettings');
  return {
    identities: JSON.stringify(identities),
    secondFactor: secondFactor ? JSON.stringify(secondFactor) : null,
    notificationSettings: notificationSettings ? JSON.stringify(notificationSettings) : null,
  };
}

/** Removes accounts that were deleted more than 30 days ago. */
export async function purgeDeletedUsers(db: Kysely<Database>, at: Temporal.Instant): Promise<void> {
  const before = toDate(at.subtract({ hours: restorableHours }));
  await db.deleteFrom('deletedUsers').where('deletedAt', '<', before).execute();
}

type Deleted = Pick<
  Selectable<Database['deletedUsers']>,
  'account' | 'deletedAt' | 'ownedServices' | 'managedServices'
>;

function toDeleted({
  account: { passwordHash: _, emailProvenAt: __, limitRequestedAt: ___, mustProveEmail: ____, ...account },
  deletedAt,
  ownedServices,
  managedServices,
}: Deleted): ManagedUser {
  const { createdAt, lastSignedIn, updatedAt } = account;
  const times = {
    createdAt: new Date(createdAt),
    lastSignedIn: lastSignedIn === null ? null : new Date(lastSignedIn),
    updatedAt: new Date(updatedAt),
  };
  const counts = { countServices: ownedServices.length, countManaged: managedServices.length };
  return toManagedUser({ ...account, ...times, ...counts }, deletedAt);
}
