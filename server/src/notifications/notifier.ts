import { randomUUIDv7 } from 'node:crypto';
import {
  kindsFor,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '@amparo/domain/notifications/notificationKinds.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toDate } from '../database/toDate.ts';
import type { Outbox } from '../mail/outbox.ts';
import { AnnouncementRepository, type Recipient } from './announcementRepository.ts';
import { type Announced, type Details, notificationMail, type OwnText } from './notificationMail.ts';

/** A little less than a day, because the job that sends the rest runs hourly. */
const DAY = { hours: 23, minutes: 30 };

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
    const people = await new AnnouncementRepository(db).lockPeople([...ids]);
    for (const notification of notifications)
      for (const person of people)
        if (notification.to.includes(person.id)) await this.#announce(db, person, notification);
  }

  async notifyAdministrators(db: Db, notification: Omit<NewNotification, 'to'>, except: string[] = []): Promise<void> {
    const administrators = await new AnnouncementRepository(db).administratorIds();
    const to = administrators.filter((id) => !except.includes(id));
    await this.notify(db, { ...notification, to });
  }

  async #announce(db: Db, person: Recipient, { kind, service, details, key, mail }: NewNotification): Promise<void> {
    const at = this.#parts.now();
    const isOn = (channel: NotificationChannel) => !person.muted.includes(mutedName(channel, kind));
    const announced = { kind, serviceId: service?.id ?? null, details: { ...details, ...aboutOf(service) } };
    const isMailed = isOn('email') && mail !== null;
    const waits = isMailed && notificationKinds[kind].mail === 'day' && !isMailDue(person, at);
    const isNew = await new AnnouncementRepository(db).add({
      ...{ ...announced, userId: person.id, key: key ?? randomUUIDv7(), createdAt: toDate(at) },
      ...{ isInApp: isOn('app'), isMailDue: waits },
    });
    if (!isNew || !isMailed || waits) return;
    await this.#send(db, person, [announced], mail?.(person.language));
  }

  /** Sends the mails that collect a day's notifications. Runs as an hourly job; several processes send each once. */
  async sendDailyMails(db: Db): Promise<void> {
    const errors: unknown[] = [];
    for (const userId of await new AnnouncementRepository(db).findDuePeople()) {
      const sending = db.transaction().execute((trx) => this.#sendDailyMail(trx, userId));
      await sending.catch((error) => errors.push(error));
    }
    // Only now, so that one person's mail does not keep back those of the others.
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} daily mails could not be sent`);
  }

  async #sendDailyMail(trx: Db, userId: string): Promise<void> {
    const announcements = new AnnouncementRepository(trx);
    const [person] = await announcements.lockPeople([userId]);
    if (!person || !isMailDue(person, this.#parts.now())) return;
    // A role can have changed since. A kind can be one of a newer version that was replaced by this one.
    const allowed = kindsFor(person);
    const isStillOn = ({ kind }: Announced) =>
      allowed.includes(kind) && !person.muted.includes(mutedName('email', kind));
    const announced = (await announcements.takeDue(userId)).filter(isStillOn);
    if (announced.length > 0) await this.#send(trx, person, announced);
  }

  async #send(db: Db, person: Recipient, announced: Announced[], own?: OwnText): Promise<void> {
    const { outbox, publicUrl, now } = this.#parts;
    await outbox.post(notificationMail(publicUrl, person, announced, own), db);
    if (announced.some(({ kind }) => notificationKinds[kind].mail === 'once')) return;
    person.dailyMailAt = toDate(now());
    await new AnnouncementRepository(db).setDailyMailAt(person.id, person.dailyMailAt);
  }
}

/** The texts select by `about`, because messages can also be about the site itself. */
function aboutOf(service: NewNotification['service']): Details {
  return service ? { about: 'service', service: service.name } : { about: 'site', service: '' };
}

function isMailDue({ dailyMailAt }: Recipient, now: Temporal.Instant): boolean {
  return dailyMailAt === null || dailyMailAt < toDate(now.subtract(DAY));
}
