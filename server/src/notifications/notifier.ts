import { randomUUIDv7 } from 'node:crypto';
import {
  kindsFor,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '@amparo/domain/notifications/notificationKinds.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import { createToken } from '../http/opaqueToken.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Announced, type Details, notificationMail, type OwnText } from './notificationMail.ts';

/** A little less than a day, because the job that sends the rest runs hourly. */
const DAY = { hours: 23, minutes: 30 };
const RETENTION_DAYS = 90;

type Db = Kysely<Database>;

export interface NewNotification {
  kind: NotificationKind;
  /** The ids of the people. Those who turned the kind off receive nothing. */
  to: readonly (string | null)[];
  service?: { id: string; name: string } | undefined;
  details?: Details;
  /** The same key is announced once to each person. The default is a new one. */
  key?: string;
  /** Replaces the usual mail. `language` comes first in it. With null, another mail already says it. */
  mail?: ((language: string) => OwnText) | null;
}

interface Recipient {
  id: string;
  email: string;
  role: Role;
  language: string;
  muted: string[];
  unsubscribeToken: string;
  dailyMailAt: Date | null;
}

interface Parts {
  outbox: Outbox;
  publicUrl: string;
  now: () => Temporal.Instant;
}

export function mutedName(channel: NotificationChannel, kind: NotificationKind): string {
  return `${channel} ${kind}`;
}

/** Announces what happened to the people that it concerns: on their page and by mail, once, unless they turned it off. */
export class Notifier {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Call it once in the transaction of the reason, with all its notifications: people are locked in the order of their
   * ids, so that two transactions do not wait for each other.
   */
  async notify(db: Db, ...notifications: NewNotification[]): Promise<void> {
    const ids = new Set(notifications.flatMap(({ to }) => to).filter((id) => id !== null));
    const people = await lockPeople(db, [...ids]);
    for (const notification of notifications)
      for (const person of people)
        if (notification.to.includes(person.id)) await this.#announce(db, person, notification);
  }

  async notifyAdministrators(db: Db, notification: Omit<NewNotification, 'to'>, except: string[] = []): Promise<void> {
    const administrators = db.selectFrom('users').select('id').where('role', '=', 'ADMINISTRATOR').orderBy('id');
    const to = (await administrators.execute()).map(({ id }) => id).filter((id) => !except.includes(id));
    await this.notify(db, { ...notification, to });
  }

  async #announce(db: Db, person: Recipient, { kind, service, details, key, mail }: NewNotification): Promise<void> {
    const at = this.#parts.now();
    const isOn = (channel: NotificationChannel) => !person.muted.includes(mutedName(channel, kind));
    const announced = { kind, serviceId: service?.id ?? null, details: { ...details, ...aboutOf(service) } };
    const isMailed = isOn('email') && mail !== null;
    const waits = isMailed && notificationKinds[kind].mail === 'day' && !isMailDue(person, at);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('notifications')
      .values({
        ...{ id: randomUUIDv7(), userId: person.id, kind, key: key ?? randomUUIDv7(), createdAt: toDate(at) },
        ...{ serviceId: announced.serviceId, details: JSON.stringify(announced.details) },
        ...{ isInApp: isOn('app'), isMailDue: waits },
      })
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || !isMailed || waits) return;
    await this.#send(db, person, [announced], mail?.(person.language));
  }

  /** Sends the mails that collect a day's notifications. Runs as an hourly job; several processes send each once. */
  async sendDailyMails(db: Db): Promise<void> {
    const due = await db
      .selectFrom('notifications')
      .select('userId')
      .where('isMailDue', '=', true)
      .distinct()
      .execute();
    const errors: unknown[] = [];
    for (const { userId } of due) {
      const sending = db.transaction().execute((trx) => this.#sendDailyMail(trx, userId));
      await sending.catch((error) => errors.push(error));
    }
    // Only now, so that one person's mail does not keep back those of the others.
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} daily mails could not be sent`);
  }

  async #sendDailyMail(trx: Db, userId: string): Promise<void> {
    const [person] = await lockPeople(trx, [userId]);
    if (!person || !isMailDue(person, this.#parts.now())) return;
    const rows = await trx
      .updateTable('notifications')
      .set({ isMailDue: false })
      .where('userId', '=', userId)
      .where('isMailDue', '=', true)
      .returning(['kind', 'serviceId', 'details', 'createdAt'])
      .execute();
    // A role can have changed since. A kind can be one of a newer version that was replaced by this one.
    const allowed = kindsFor(person);
    const isStillOn = ({ kind }: Announced) =>
      allowed.includes(kind) && !person.muted.includes(mutedName('email', kind));
    const announced = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).filter(isStillOn);
    if (announced.length > 0) await this.#send(trx, person, announced);
  }

  async #send(db: Db, person: Recipient, announced: Announced[], own?: OwnText): Promise<void> {
    const { outbox, publicUrl, now } = this.#parts;
    await outbox.post(notificationMail(publicUrl, person, announced, own), db);
    if (announced.some(({ kind }) => notificationKinds[kind].mail === 'once')) return;
    const sent = { dailyMailAt: toDate(now()) };
    person.dailyMailAt = sent.dailyMailAt;
    await db.updateTable('notificationSettings').set(sent).where('userId', '=', person.id).execute();
  }
}

/** The texts select by `about`, because messages can also be about the site itself. */
function aboutOf(service: NewNotification['service']): Details {
  return service ? { about: 'service', service: service.name } : { about: 'site', service: '' };
}

function isMailDue({ dailyMailAt }: Recipient, now: Temporal.Instant): boolean {
  return dailyMailAt === null || dailyMailAt < toDate(now.subtract(DAY));
}

/**
 * Adds missing settings, and locks those of the people, so that two processes do not both send the mail of the day. The
 * accounts are locked first, as when one is deleted.
 */
async function lockPeople(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (people.length === 0) return [];
  await db
    .insertInto('notificationSettings')
    .values(people.map(({ id }) => ({ userId: id, unsubscribeToken: createToken() })))
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return db
    .selectFrom('notificationSettings as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['u.id', 'u.email', 'u.role', 's.language', 's.muted', 's.unsubscribeToken', 's.dailyMailAt'])
    .where('u.id', 'in', [...ids])
    .orderBy('u.id')
    .forUpdate('s')
    .execute();
}

/** Deletes old notifications. Those of open keys, such as outdated bed counts, are younger. */
export async function deleteExpiredNotifications(db: Db, now: Temporal.Instant): Promise<void> {
  const before = toDate(now.subtract({ hours: RETENTION_DAYS * 24 }));
  await sql`DELETE FROM notifications WHERE created_at < ${before}`.execute(db);
}
