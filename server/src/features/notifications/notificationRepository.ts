import {
  type NotificationChannel,
  type NotificationKind,
  notificationKindNames,
} from '@amparo/domain/notifications/notificationKinds.ts';
import type { NotificationSettings } from '@amparo/domain/notifications/notificationRoutes.ts';
import { type Kysely, sql } from 'kysely';
import { ownerAndManagers } from '../../database/conditions.ts';
import { inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { createToken } from '../../http/opaqueToken.ts';
import { mutedName } from '../../notifications/notifier.ts';

/** `key` names the count, and `people` are the owner and the managers. */
interface OutdatedBeds {
  id: string;
  name: string;
  key: string;
  people: string[];
}

export class NotificationRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async list(userId: string, page: Page) {
    const own = this.#db
      .selectFrom('notifications')
      .select(['id', 'kind', 'serviceId', 'details', 'readAt', 'createdAt'])
      .where('userId', '=', userId)
      .where('isInApp', '=', true)
      // A newer version that this one replaced may have stored others.
      .where('kind', 'in', notificationKindNames)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc');
    return inPages(own, page);
  }

  /** Later ones stay unread, because the person has not seen them. */
  async markRead(userId: string, until: string, now: Temporal.Instant): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('notifications')
      .set({ readAt: toDate(now) })
      .where('userId', '=', userId)
      .where('isInApp', '=', true)
      .where('readAt', 'is', null)
      .where(sql<Date>`date_trunc('milliseconds', created_at)`, '<=', new Date(until))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }

  async settings(userId: string): Promise<NotificationSettings> {
    const stored = await this.#db
      .selectFrom('notificationSettings')
      .select(['language', 'muted'])
      .where('userId', '=', userId)
      .executeTakeFirst();
    const muted = (stored?.muted ?? []).map((name) => {
      const [channel, kind] = name.split(' ');
      return { channel: channel as NotificationChannel, kind: kind as NotificationKind };
    });
    return { language: stored?.language === 'es' ? 'es' : 'en', muted };
  }

  async saveSettings(
    userId: string,
    { language, muted }: { [Field in keyof NotificationSettings]: NotificationSettings[Field] | undefined },
  ): Promise<NotificationSettings> {
    const names = muted && [...new Set(muted.map(({ channel, kind }) => mutedName(channel, kind)))].sort();
    const changed = { ...(language && { language }), ...(names && { muted: names }) };
    const settings = this.#db
      .insertInto('notificationSettings')
      .values({ userId, unsubscribeToken: createToken(), ...changed });
    await settings
      .onConflict((conflict) => {
        const own = conflict.column('userId');
        return Object.keys(changed).length > 0 ? own.doUpdateSet(changed) : own.doNothing();
      })
      .execute();
    return this.settings(userId);
  }

  async muteMail(unsubscribeToken: string, kind: NotificationKind): Promise<void> {
    const name = mutedName('email', kind);
    await sql`UPDATE notification_settings SET muted = array_append(muted, ${name})
      WHERE unsubscribe_token = ${unsubscribeToken} AND NOT ${name} = ANY(muted)`.execute(this.#db);
  }

  /** Approved shelters with a count between these times that some owner or manager has no notification about. */
  async findOutdatedBeds({ after, before }: { after: Date; before: Date }): Promise<OutdatedBeds[]> {
    const { rows } = await sql<OutdatedBeds>`
      SELECT * FROM (SELECT s.id, s.name, ${ownerAndManagers()} AS people,
        'bedsOld ' || s.id || ' ' || to_char(s.beds_updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS key
      FROM services s WHERE s.is_approved AND NOT s.is_permanently_closed AND s.type && '{SHELTER}' AND s.total_beds > 0
        AND s.beds_updated_at < ${before} AND s.beds_updated_at > ${after}
      ) AS old WHERE EXISTS (SELECT FROM unnest(people) AS person(id)
        WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = person.id AND n.key = old.key))
      ORDER BY id`.execute(this.#db.withoutPlugins());
    return rows;
  }

  async hasKey(key: string): Promise<boolean> {
    const found = await this.#db.selectFrom('notifications').select('id').where('key', '=', key).executeTakeFirst();
    return found !== undefined;
  }
}
