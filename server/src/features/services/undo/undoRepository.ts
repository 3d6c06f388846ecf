import { type Kysely, sql } from 'kysely';
import { nextUpdatedAt } from '../../../database/nextUpdatedAt.ts';
import type { Database } from '../../../database/schema.ts';

/** How long people may undo what they did to several services, as with a deletion. */
const UNDO_TIME = '10 minutes';

type Fields = Record<string, unknown>;

/** The newest entry of a service in the change log. */
export interface NewestChange {
  serviceId: string;
  kind: string;
  userId: string | null;
  /** Whether it may still be undone. */
  isRecent: boolean;
  before: Fields;
  after: Fields;
}

/** The columns of a service that are restored. */
export interface RestoredValues {
  isApproved?: boolean;
  sentBackReason?: string | null;
  isSample?: boolean;
  ownerId?: string | null;
  verifiedAt?: Date | null;
}

export class UndoRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async newestChanges(ids: string[]): Promise<Map<string, NewestChange>> {
    const { rows } = await sql<NewestChange>`
      SELECT DISTINCT ON (service_id) service_id, kind, user_id, before, after,
        made_at > clock_timestamp() - ${UNDO_TIME}::interval AS is_recent
      FROM service_changes WHERE service_id = ANY (${ids}::uuid[])
      ORDER BY service_id, made_at DESC, id DESC`.execute(this.#db);
    return new Map(rows.map((row) => [row.serviceId, row]));
  }

  async restore(id: string, values: RestoredValues): Promise<void> {
    await this.#db
      .updateTable('services')
      .set({ ...values, updatedAt: nextUpdatedAt('services') })
      .where('id', '=', id)
      .execute();
  }
}
