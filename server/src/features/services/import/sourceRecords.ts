import { isDeepStrictEqual } from 'node:util';
import type { ImportedService } from '@amparo/domain/services/import/importedService.ts';
import { type SentFields, type SourceConflict, sentFields } from '@amparo/domain/services/import/mergeSent.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Trx = Transaction<Database>;

/** What a source sent about a service last time. */
export interface SourceRecord {
  sourceId: string;
  externalId: string;
  /** Null: it was deleted here for good. */
  serviceId: string | null;
  sent: SentFields | null;
  other: Record<string, unknown> | null;
  missingSince: Date | null;
  hiddenAt: Date | null;
}

export interface RecordToSave {
  service: ImportedService;
  serviceId: string;
  conflicts: SourceConflict[];
}

/** The records of the directories that an import names. Directories that are not there yet are added. */
export class SourceRecords {
  readonly #ids = new Map<string, string>();

  /** Returns the records of these services by their position in the list, and locks them. */
  async find(trx: Trx, services: readonly ImportedService[]): Promise<Map<number, SourceRecord>> {
    await this.#addSources(trx, services);
    const sourceIds = services.map(({ input }) => this.#ids.get(input.source?.name ?? '') ?? null);
    const externalIds = services.map(({ input }) => input.source?.id ?? null);
    const { rows } = await sql<SourceRecord & { line: number }>`
      SELECT line::int AS line, r.source_id, r.external_id, service_id, sent, other, missing_since, hidden_at
      FROM unnest(${sourceIds}::uuid[], ${externalIds}::text[]) WITH ORDINALITY AS wanted(source_id, external_id, line)
      JOIN source_records r ON r.source_id = wanted.source_id AND r.external_id = wanted.external_id
      ORDER BY r.source_id, r.external_id FOR UPDATE OF r`.execute(trx);
    return new Map(rows.map(({ line, ...record }) => [line - 1, record]));
  }

  async save(trx: Trx, saved: readonly RecordToSave[]): Promise<void> {
    const rows = saved.flatMap(({ service, serviceId, conflicts }) => {
      const sourceId = this.#ids.get(service.input.source?.name ?? '');
      if (!sourceId) return [];
      const { otherFields = null, recordId = null } = service;
      const key = { sourceId, externalId: service.input.source!.id };
      const sent = JSON.stringify(sentFields(service));
      return [
        {
          key,
          row: { ...key, recordId, serviceId, sent, other: otherFields && JSON.stringify(otherFields) },
          conflicts,
        },
      ];
    });
    if (rows.length === 0) return;
    await trx
      .insertInto('sourceRecords')
      .values(rows.map(({ row }) => row))
      .onConflict((conflict) =>
        conflict.columns(['sourceId', 'externalId']).doUpdateSet(({ ref }) => ({
          recordId: ref('excluded.recordId'),
          serviceId: ref('excluded.serviceId'),
          sent: ref('excluded.sent'),
          other: ref('excluded.other'),
        })),
      )
      .execute();
    await saveConflicts(trx, rows);
  }

  async #addSources(trx: Trx, services: readonly ImportedService[]): Promise<void> {
    const names = new Set(services.flatMap(({ input }) => input.source?.name ?? []));
    const unknown = [...names].filter((name) => !this.#ids.has(name)).sort();
    if (unknown.length === 0) return;
    await sql`INSERT INTO sources (name) SELECT unnest(${unknown}::text[]) ON CONFLICT DO NOTHING`.execute(trx);
    const found = await trx.selectFrom('sources').select(['id', 'name']).where('name', 'in', unknown).execute();
    for (const { id, name } of found) this.#ids.set(name, id);
  }
}

/** Whether the source sends the same as last time. */
export function isSentAgain(record: SourceRecord, service: ImportedService): boolean {
  const plain = JSON.parse(JSON.stringify([sentFields(service), service.otherFields ?? null]));
  return record.sent !== null && isDeepStrictEqual(plain, [record.sent, record.other]);
}

interface KeyedConflicts {
  key: { sourceId: string; externalId: string };
  conflicts: SourceConflict[];
}

/** A newer value of the source replaces an open conflict about the same field. */
async function saveConflicts(trx: Trx, rows: readonly KeyedConflicts[]): Promise<void> {
  const found = rows.flatMap(({ key, conflicts }) =>
    conflicts.map(({ field, sent }) => ({ ...key, field, sent: JSON.stringify(sent) })),
  );
  if (found.length === 0) return;
  await trx
    .insertInto('sourceConflicts')
    .values(found)
    .onConflict((conflict) =>
      conflict
        .columns(['sourceId', 'externalId', 'field'])
        .doUpdateSet(({ ref }) => ({ sent: ref('excluded.sent'), foundAt: sql<Date>`now()` })),
    )
    .execute();
}
