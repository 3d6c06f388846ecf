import type { SourceConflict } from '@amparo/domain/services/import/mergeSent.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** A field that a person corrected here and the source changed, too. */
export interface OpenConflict {
  id: string;
  field: string;
  /** The fields as the source sent them. */
  sent: Record<string, unknown>;
  foundAt: Date;
  serviceId: string;
  sourceName: string;
}

/** The conflicts of one record. */
interface RecordConflicts {
  key: { sourceId: string; externalId: string };
  conflicts: SourceConflict[];
}

/** Conflicts of services that are not deleted. */
const openConflicts = sql`source_conflicts c
  JOIN source_records r ON r.source_id = c.source_id AND r.external_id = c.external_id
  JOIN sources o ON o.id = c.source_id
  JOIN services s ON s.id = r.service_id AND s.deleted_at IS NULL`;

/** Conflicts between people and the directories that services come from. */
export class ConflictRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The newest first. */
  async list({ skip, limit }: { skip: number; limit: number }): Promise<{ rows: OpenConflict[]; total: number }> {
    const { rows } = await sql<OpenConflict>`
      SELECT c.id, c.field, c.sent, c.found_at, r.service_id, o.name AS source_name
      FROM ${openConflicts} ORDER BY c.found_at DESC, c.id LIMIT ${limit} OFFSET ${skip}`.execute(this.#db);
    const counted = sql<{ total: number }>`SELECT count(*)::int AS total FROM ${openConflicts}`;
    return { rows, total: (await counted.execute(this.#db)).rows[0]!.total };
  }

  /** Finds an open conflict and locks it. */
  async lock(id: string): Promise<Pick<OpenConflict, 'serviceId' | 'sent'> | undefined> {
    const { rows } = await sql<Pick<OpenConflict, 'serviceId' | 'sent'>>`SELECT c.sent, r.service_id
      FROM ${openConflicts} WHERE c.id = ${id} FOR UPDATE OF c`.execute(this.#db);
    return rows[0];
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('sourceConflicts').where('id', '=', id).execute();
  }

  /** A newer value of the source replaces an open conflict about the same field. */
  async save(records: readonly RecordConflicts[]): Promise<void> {
    const found = records.flatMap(({ key, conflicts }) =>
      conflicts.map(({ field, sent }) => ({ ...key, field, sent: JSON.stringify(sent) })),
    );
    if (found.length === 0) return;
    await this.#db
      .insertInto('sourceConflicts')
      .values(found)
      .onConflict((conflict) =>
        conflict
          .columns(['sourceId', 'externalId', 'field'])
          .doUpdateSet(({ ref }) => ({ sent: ref('excluded.sent'), foundAt: sql<Date>`now()` })),
      )
      .execute();
  }
}
