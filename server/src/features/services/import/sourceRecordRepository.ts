import type { ImportedService, SeenRecord } from '@amparo/domain/services/import/importedService.ts';
import { type SentFields, type SourceConflict, sentFields } from '@amparo/domain/services/import/mergeSent.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import { ConflictRepository } from './conflictRepository.ts';

type Trx = Transaction<Database>;

/** What a source sent about a service last time. */
export interface SourceRecord {
  sourceId: string;
  externalId: string;
  recordId: string | null;
  /** Null: it was deleted here for good. */
  serviceId: string | null;
  sent: SentFields | null;
  other: Record<string, unknown> | null;
  missingSince: Date | null;
  hiddenAt: Date | null;
}

interface RecordToSave {
  service: ImportedService;
  /** What the source sent before. */
  record: SourceRecord | undefined;
  serviceId: string;
  conflicts: SourceConflict[];
}

/** The records that a run has seen, and the ids of those that the source still has although the run did not fetch them. */
export interface SeenRecords {
  externalIds: readonly string[];
  otherIds: readonly string[];
}

/** The records that directories sent, each with its service. */
export class SourceRecordRepository {
  /** The ids of the directories by their names. */
  readonly #ids = new Map<string, string>();

  /**
   * Returns the ids under which records are stored, if their places have other ones, by position in the list. A record with
   * one place has its own id. When it has several, each has the id of its place: the service of the first must stay the same.
   */
  async findPlaces(
    db: Kysely<Database>,
    seen: readonly SeenRecord[],
  ): Promise<Map<number, { id: string; recordId: string }>> {
    const sent = seen.flatMap(({ name, id, recordId = id, placeId }, i) =>
      placeId === undefined ? [] : [{ line: i, name, id, recordId, placeId }],
    );
    if (sent.length === 0) return new Map();
    const { rows } = await sql<{ line: number; id: string; recordId: string | null }>`
      SELECT DISTINCT ON (line) line, r.external_id AS id,
        CASE WHEN r.external_id = sent_lines.id THEN r.record_id ELSE coalesce(r.record_id, sent_lines."recordId") END AS record_id
      FROM jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        AS sent_lines(line integer, name text, id text, "recordId" text, "placeId" text)
      JOIN sources o ON o.name = sent_lines.name
      -- By the primary key: its index is the right one also before PostgreSQL has counted the rows of a new table.
      JOIN source_records r ON r.source_id = o.id
        AND r.external_id = ANY (ARRAY[sent_lines.id, sent_lines."recordId", sent_lines."placeId"])
      WHERE r.place_id = lower(sent_lines."placeId")
        AND (r.external_id IN (sent_lines.id, sent_lines."recordId") OR r.record_id = sent_lines."recordId")
      ORDER BY line, r.missing_since IS NOT NULL, r.external_id <> sent_lines.id`.execute(db);
    return new Map(rows.flatMap(({ line, id, recordId }) => (recordId === null ? [] : [[line, { id, recordId }]])));
  }

  /** Returns the records of these services by their position in the list, and locks them. */
  async find(trx: Trx, services: readonly ImportedService[]): Promise<Map<number, SourceRecord>> {
    const sourceIds = services.map(({ input }) => this.#ids.get(input.source?.name ?? '') ?? null);
    const externalIds = services.map(({ input }) => input.source?.id ?? null);
    const { rows } = await sql<SourceRecord & { line: number }>`
      SELECT line::int AS line, r.source_id, r.external_id, record_id, service_id, sent, other, missing_since, hidden_at
      FROM unnest(${sourceIds}::uuid[], ${externalIds}::text[]) WITH ORDINALITY AS wanted(source_id, external_id, line)
      JOIN source_records r ON r.source_id = wanted.source_id AND r.external_id = wanted.external_id
      ORDER BY r.source_id, r.external_id FOR UPDATE OF r`.execute(trx);
    return new Map(rows.map(({ line, ...record }) => [line - 1, record]));
  }

  async save(trx: Trx, saved: readonly RecordToSave[]): Promise<void> {
    const records = saved.flatMap(({ service, record, serviceId, conflicts }) => {
      const sourceId = this.#ids.get(service.input.source?.name ?? '');
      if (!sourceId) return [];
      const { otherFields = null, recordId = null } = service;
      const key = { sourceId, externalId: service.input.source!.id };
      const other = otherFields && JSON.stringify(otherFields);
      const sent = JSON.stringify(sentFields(service, record?.sent ?? null));
      const row = { ...key, recordId, serviceId, sent, other };
      return [{ key, row, conflicts }];
    });
    if (records.length === 0) return;
    await trx
      .insertInto('sourceRecords')
      .values(records.map(({ row }) => row))
      .onConflict((conflict) =>
        conflict.columns(['sourceId', 'externalId']).doUpdateSet(({ ref }) => ({
          recordId: ref('excluded.recordId'),
          serviceId: ref('excluded.serviceId'),
          sent: ref('excluded.sent'),
          other: ref('excluded.other'),
        })),
      )
      .execute();
    await new ConflictRepository(trx).save(records);
  }

  /** Adds the directories that are not there yet. Before the transaction of a batch, because batches run side by side. */
  async addSources(db: Kysely<Database>, services: readonly ImportedService[]): Promise<void> {
    const names = new Set(services.flatMap(({ input }) => input.source?.name ?? []));
    const unknown = [...names].filter((name) => !this.#ids.has(name)).sort();
    if (unknown.length === 0) return;
    await sql`INSERT INTO sources (name) SELECT unnest(${unknown}::text[]) ON CONFLICT DO NOTHING`.execute(db);
    const found = await db.selectFrom('sources').select(['id', 'name']).where('name', 'in', unknown).execute();
    for (const { id, name } of found) this.#ids.set(name, id);
  }
}

/** The number of records that a source has, with a service here. */
export async function countPresent(trx: Trx, sourceId: string): Promise<number> {
  const present = trx.selectFrom('sourceRecords').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await present
    .where('sourceId', '=', sourceId)
    .where('missingSince', 'is', null)
    .where('serviceId', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks the records that a source no longer has. Returns how many are new among them. */
export async function markMissing(
  trx: Trx,
  { sourceId, seen, at }: { sourceId: string; seen: SeenRecords; at: Temporal.Instant },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`UPDATE source_records SET missing_since = ${toDate(at)}
    WHERE source_id = ${sourceId} AND missing_since IS NULL AND service_id IS NOT NULL
      AND external_id NOT IN (SELECT unnest(${seen.externalIds}::text[]))
      AND coalesce(record_id, external_id) NOT IN (SELECT unnest(${seen.otherIds}::text[]))`.execute(trx);
  return Number(numAffectedRows);
}

/** Records that are there again are no longer missing. Returns their services that are still hidden for it, locked. */
export async function markPresent(
  trx: Trx,
  { sourceId, seen }: { sourceId: string; seen: SeenRecords },
): Promise<string[]> {
  const { rows } = await sql<{ serviceId: string | null; wasHidden: boolean }>`
    UPDATE source_records r SET missing_since = NULL, hidden_at = NULL
    FROM source_records before
    WHERE before.source_id = r.source_id AND before.external_id = r.external_id
      AND r.source_id = ${sourceId} AND r.missing_since IS NOT NULL
      AND (r.external_id IN (SELECT unnest(${seen.externalIds}::text[]))
        OR coalesce(r.record_id, r.external_id) IN (SELECT unnest(${seen.otherIds}::text[])))
    RETURNING r.service_id, before.hidden_at IS NOT NULL AS was_hidden`.execute(trx);
  const hidden = rows.flatMap(({ serviceId, wasHidden }) => (serviceId && wasHidden ? [serviceId] : []));
  if (hidden.length === 0) return [];
  const paused = await trx
    .selectFrom('services')
    .select('id')
    .where('id', 'in', hidden)
    .where('isPaused', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return paused.map(({ id }) => id);
}

/**
 * The published services that their source has not had for as long as it allows, locked. Without those that somebody
 * confirmed since then, or that another source still has.
 */
export async function findMissingTooLong(trx: Trx, at: Temporal.Instant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT s.id FROM services s
    WHERE s.is_approved AND s.id IN (
      SELECT r.service_id FROM source_records r JOIN sources o ON o.id = r.source_id
      WHERE r.missing_since <= ${toDate(at)}::timestamptz - make_interval(days => o.grace_days) AND r.hidden_at IS NULL
        AND (s.verified_at IS NULL OR s.verified_at < r.missing_since))
    AND NOT EXISTS (SELECT FROM source_records r WHERE r.service_id = s.id AND r.missing_since IS NULL)
    ORDER BY s.id FOR NO KEY UPDATE OF s`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Remembers that services left the lists because their records are missing. */
export async function markHidden(trx: Trx, serviceIds: readonly string[], at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('sourceRecords')
    .set({ hiddenAt: toDate(at) })
    .where('serviceId', 'in', serviceIds)
    .where('missingSince', 'is not', null)
    .execute();
}
