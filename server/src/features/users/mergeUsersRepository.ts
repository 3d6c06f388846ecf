import type { Role } from '@amparo/domain/permissions/permissions.ts';
import type { AccountContents } from '@amparo/domain/users/accountMergeRoutes.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { nextUpdatedAt } from '../../database/nextUpdatedAt.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';

export type Account = Selectable<Database['users']>;

/** What the person wrote and did. It belongs to the account that stays. Services are moved by `moveServices`. */
export const movedColumns = [
  ['bed_links', 'user_id'],
  ['directory_changes', 'user_id'],
  ['duplicate_pairs', 'dismissed_by'],
  ['feedback_replies', 'user_id'],
  ['service_changes', 'user_id'],
  ['service_merges', 'merged_by'],
  ['source_runs', 'user_id'],
  ['static_page_versions', 'user_id'],
] as const;

/** Rows of which a person has at most one for each record: those that both accounts have stay once. */
export const movedOnce = [
  ['feedback_archives', 'feedback_id'],
  ['notifications', 'key'],
] as const;

/** What belongs to an account, and moving it to another one. */
export class MergeUsersRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Counts what belongs to an account. Undefined if there is no such account. */
  async contents(id: string, now: Temporal.Instant): Promise<AccountContents | undefined> {
    const { rows } = await sql<AccountContents>`
      SELECT
        (SELECT count(*)::int FROM services WHERE owner_id = u.id AND deleted_at IS NULL) AS count_owned,
        (SELECT count(*)::int FROM service_managers m JOIN services s ON s.id = m.service_id
          WHERE m.user_id = u.id AND s.deleted_at IS NULL) AS count_managed,
        (SELECT count(*)::int FROM feedback_replies WHERE user_id = u.id) AS count_replies,
        (SELECT count(*)::int FROM feedback_archives WHERE user_id = u.id) AS count_archived,
        (SELECT count(*)::int FROM service_changes WHERE user_id = u.id)
          + (SELECT count(*)::int FROM directory_changes WHERE user_id = u.id) AS count_changes,
        (SELECT count(*)::int FROM notifications WHERE user_id = u.id) AS count_notifications,
        (SELECT count(*)::int FROM bed_links WHERE user_id = u.id) AS count_bed_links,
        (SELECT count(*)::int FROM sessions WHERE user_id = u.id AND expires_at > ${toDate(now)}) AS count_sessions,
        u.password_hash IS NOT NULL AS has_password,
        EXISTS (SELECT FROM second_factors WHERE user_id = u.id) AS has_second_factor,
        ARRAY(SELECT method FROM identities WHERE user_id = u.id ORDER BY method) AS methods
      FROM users u WHERE u.id = ${id}`.execute(this.#db);
    return rows[0];
  }

  /** Locks them in the order of their ids, so that two merges do not wait for each other. */
  async lock(ids: string[]): Promise<Map<string, Account>> {
    const accounts = this.#db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').forUpdate();
    return new Map((await accounts.execute()).map((row) => [row.id, row]));
  }

  /** The language that comes first in the mails of each. */
  async languages(ids: string[]): Promise<Map<string, string>> {
    const settings = this.#db
      .selectFrom('notificationSettings')
      .select(['userId', 'language'])
      .where('userId', 'in', ids);
    return new Map((await settings.execute()).map(({ userId, language }) => [userId, language]));
  }

  async moveRows({ from, to }: { from: string; to: string }): Promise<void> {
    for (const [table, column] of movedColumns) {
      const name = sql.ref(column);
      await sql`UPDATE ${sql.table(table)} SET ${name} = ${to} WHERE ${name} = ${from}`.execute(this.#db);
    }
    for (const [table, key] of movedOnce) {
      const [rows, name] = [sql.table(table), sql.ref(key)];
      await sql`UPDATE ${rows} SET user_id = ${to}
        WHERE user_id = ${from} AND ${name} NOT IN (SELECT ${name} FROM ${rows} WHERE user_id = ${to})`.execute(
        this.#db,
      );
    }
  }

  /** Deletes an account. Its sessions, passwords, and codes are deleted with it. */
  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('users').where('id', '=', id).execute();
  }

  /** The account that stays keeps its values, takes those that it lacks, and may own as many services as either. */
  async complete(kept: Account, other: Account, role: Role): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({
        role,
        displayName: kept.displayName || other.displayName,
        phone: kept.phone || other.phone,
        totalServices: Math.max(kept.totalServices, other.totalServices),
        limitRequestedAt: kept.limitRequestedAt ?? other.limitRequestedAt,
        updatedAt: nextUpdatedAt('users'),
      })
      .where('id', '=', kept.id)
      .execute();
  }
}
