import { randomUUIDv7 } from 'node:crypto';
import type { NotificationKind } from '@amparo/domain/notifications/notificationKinds.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { createToken } from '../http/opaqueToken.ts';
import type { Announced } from './notificationMail.ts';

const RETENTION_DAYS = 90;

/** A person with an account, and what the person chose to receive. */
export interface Recipient {
  id: string;
  email: string;
  role: Role;
  language: string;
  muted: string[];
  unsubscribeToken: string;
  dailyMailAt: Date | null;
}

type NewAnnouncement = Omit<Insertable<Database['notifications']>, 'id' | 'details'> &
  Pick<Announced, 'details'> & { kind: NotificationKind };

/** What was announced to people, and what they chose to receive. */
export class AnnouncementRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Adds missing settings, and locks those of the people, so that two processes do not both send the mail of the day. The
   * accounts are locked first, as when one is deleted.
   */
  async lockPeople(ids: readonly string[]): Promise<Recipient[]> {
    if (ids.length === 0) return [];
    const people = await this.#db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forKeyShare()
      .execute();
    if (people.length === 0) return [];
    await this.#db
      .insertInto('notificationSettings')
      .values(people.map(({ id }) => ({ userId: id, unsubscribeToken: createToken() })))
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute();
    return this.#db
      .selectFrom('notificationSettings as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select(['u.id', 'u.email', 'u.role', 's.language', 's.muted', 's.unsubscribeToken', 's.dailyMailAt'])
      .where('u.id', 'in', [...ids])
      .orderBy('u.id')
      .forUpdate('s')
      .execute();
  }

  async administratorIds(): Promise<string[]> {
    const administrators = this.#db.selectFrom('users').select('id').where('role', '=', 'ADMINISTRATOR');
    return (await administrators.orderBy('id').execute()).map(({ id }) => id);
  }

  /** Returns false if the person has an announcement with the key already. */
  async add({ details, ...announcement }: NewAnnouncement): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('notifications')
      .values({ id: randomUUIDv7(), ...announcement, details: JSON.stringify(details) })
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** The ids of the people with announcements for their daily mail. */
  async findDuePeople(): Promise<string[]> {
    const due = this.#db.selectFrom('notifications').select('userId').where('isMailDue', '=', true).distinct();
    return (await due.execute()).map(({ userId }) => userId);
  }

  /** The announcements for a person's daily mail, the oldest first. They are no longer due. */
  async takeDue(userId: string) {
    const rows = await this.#db
      .updateTable('notifications')
      .set({ isMailDue: false })
      .where('userId', '=', userId)
      .where('isMailDue', '=', true)
      .returning(['kind', 'serviceId', 'details', 'createdAt'])
      .execute();
    return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  async setDailyMailAt(userId: string, dailyMailAt: Date): Promise<void> {
    await this.#db.updateTable('notificationSettings').set({ dailyMailAt }).where('userId', '=', userId).execute();
  }

  /** Deletes old announcements. Those of open keys, such as outdated bed counts, are younger. */
  async deleteExpired(now: Temporal.Instant): Promise<void> {
    const before = toDate(now.subtract({ hours: RETENTION_DAYS * 24 }));
    await this.#db.deleteFrom('notifications').where('createdAt', '<', before).execute();
  }
}
