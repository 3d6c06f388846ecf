import { type Kysely, sql } from 'kysely';
import { ownsOrManages } from '../../../database/conditions.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { hashToken } from '../../../http/opaqueToken.ts';

const LINK_DAYS = 60;

export interface UnconfirmedService {
  id: string;
  name: string;
}

/** Unconfirmed services, and the links in mail that confirm them. */
export class ConfirmationRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Unconfirmed services that no mail has asked about yet. Locks them, so that two processes do not send the same mail.
   */
  async lockUnconfirmed(before: Date, limit: number): Promise<UnconfirmedService[]> {
    const { rows } = await sql<UnconfirmedService>`SELECT s.id, s.name FROM services s
      WHERE s.is_approved AND coalesce(s.verified_at, s.created_at) < ${before} AND NOT s.is_permanently_closed
        AND (s.owner_id IS NOT NULL OR EXISTS (SELECT FROM service_managers m WHERE m.service_id = s.id))
        AND NOT EXISTS (SELECT FROM confirmation_links l WHERE l.service_id = s.id)
      ORDER BY coalesce(s.verified_at, s.created_at) LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`.execute(this.#db);
    return rows;
  }

  /** The owner and the managers of a service. */
  async findPeople(serviceId: string): Promise<{ id: string; email: string }[]> {
    return this.#db
      .selectFrom('users as u')
      .innerJoin('services as s', (join) => join.on('s.id', '=', serviceId))
      .select(['u.id', 'u.email'])
      .where(ownsOrManages(sql.ref('u.id')))
      .execute();
  }

  async addLink(link: { token: string; serviceId: string; userId: string; askedAt: Date }): Promise<void> {
    const { token, ...rest } = link;
    await this.#db
      .insertInto('confirmationLinks')
      .values({ tokenHash: hashToken(token), ...rest })
      .execute();
  }

  /** The services of deleted links count as unconfirmed again. */
  async deleteLinks(before: Date): Promise<void> {
    await this.#db.deleteFrom('confirmationLinks').where('askedAt', '<', before).execute();
  }

  /** The valid link of a service, if its person still owns or manages the service. Locks the service. */
  async lockLink(serviceId: string, token: string, at: Temporal.Instant) {
    return this.#db
      .selectFrom('confirmationLinks as l')
      .innerJoin('services as s', 's.id', 'l.serviceId')
      .select(['l.userId', 'l.askedAt', 's.verifiedAt', 's.updatedAt', 's.isSample'])
      .where('l.tokenHash', '=', hashToken(token))
      .where('l.serviceId', '=', serviceId)
      .where('l.askedAt', '>', toDate(at.subtract({ hours: LINK_DAYS * 24 })))
      .where('s.isApproved', '=', true)
      .where(ownsOrManages(sql.ref('l.user_id')))
      .forNoKeyUpdate('s')
      .executeTakeFirst();
  }
}
