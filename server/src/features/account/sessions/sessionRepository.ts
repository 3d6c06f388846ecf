import type { Kysely } from 'kysely';
import { recordAudit } from '../../../audit/auditLog.ts';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';

const deleteSessionsOf = (db: Kysely<Database>, userId: string) =>
  db.deleteFrom('sessions').where('userId', '=', userId);
type OwnSessions = ReturnType<typeof deleteSessionsOf>;

interface EndedBy {
  userId: string;
  /** The address of the client that ends them. */
  address: string;
  now: Temporal.Instant;
}

/** The sessions of one person. */
export class SessionRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Latest use first. */
  async list(userId: string, now: Temporal.Instant) {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', userId)
      .where('expiresAt', '>', toDate(now))
      .orderBy('lastUsedAt', 'desc')
      .execute();
  }

  async end(id: string, by: EndedBy): Promise<number> {
    return this.#end(by, (sessions) => sessions.where('id', '=', id));
  }

  async endOthers(tokenHash: Buffer, by: EndedBy): Promise<number> {
    return this.#end(by, (sessions) => sessions.where('tokenHash', '!=', tokenHash));
  }

  /** Ends some of a person's sessions, and records it. Returns how many. */
  async #end({ userId, address, now }: EndedBy, select: (sessions: OwnSessions) => OwnSessions): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await select(deleteSessionsOf(trx, userId)).executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await recordAudit(trx, { kind: 'SESSIONS_ENDED', userId, address }, now);
      return Number(numDeletedRows);
    });
  }
}
