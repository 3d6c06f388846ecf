import type { HsdsRow } from '@amparo/domain/hsds/hsdsTables.ts';
import type { SentRecord, SharedKind, SharedRecord, StoredRecord } from '@amparo/domain/hsds/sentRecord.ts';
import type { SentFields } from '@amparo/domain/services/import/mergeSent.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

interface SentRow {
  serviceId: string;
  source: string;
  values: SentFields | null;
  record: StoredRecord;
  publishedId: string | null;
  modifiedAt: Date;
}

interface SentTerm {
  source: string;
  term: HsdsRow;
}

/** The taxonomy of 211 centers has about 9,000. */
const MOST_TERMS = 20_000;
const uuid = sql.raw(`'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`);

/** The published services with the record from which each of them came. A confidential address shares nothing. */
const published = sql`source_records r JOIN sources o ON o.id = r.source_id
  JOIN services s ON s.id = r.service_id AND s.source_name = o.name AND s.source_id = r.external_id
    AND s.is_approved AND NOT s.is_address_confidential`;

/** Services that share the record of a service: its places. Ids that HSDS does not allow become that of the first one. */
const sharesService = sql`source_records r2 JOIN services s2 ON s2.id = r2.service_id AND s2.source_id = r2.external_id
    AND s2.is_approved AND NOT s2.is_address_confidential
  WHERE r2.source_id = r.source_id AND r2.record_id = r.record_id ORDER BY r2.place_number, r2.external_id LIMIT 1`;
const publishedId = sql`CASE WHEN r.record_id IS NULL THEN NULL
  WHEN lower(r.record_id) ~ ${uuid} THEN lower(r.record_id)
  ELSE (SELECT r2.service_id::text FROM ${sharesService}) END`;

const attributes = sql`jsonb_array_elements(CASE jsonb_typeof(r.other -> 'service' -> 'attributes')
  WHEN 'array' THEN r.other -> 'service' -> 'attributes' ELSE '[]' END)`;
/** A place that became confidential or was deleted is a change of its record, too. */
const modifiedAt = sql`(SELECT max(greatest(s2.updated_at, s2.verified_at)) FROM source_records r2
  JOIN services s2 ON s2.id = r2.service_id
  WHERE r2.service_id = s.id OR r2.source_id = r.source_id AND r2.record_id = r.record_id)`;

const partitions: Record<
  SharedKind,
  { key: RawBuilder<unknown>; id: RawBuilder<unknown>; where: RawBuilder<unknown> }
> = {
  service: {
    key: sql`r.source_id, r.record_id`,
    id: sql`CASE WHEN lower(r.record_id) ~ ${uuid} THEN lower(r.record_id) ELSE leader_id::text END`,
    where: sql`r.record_id IS NOT NULL AND r.place_number IS NOT NULL`,
  },
  organization: {
    key: sql`r.organization_id`,
    id: sql`r.organization_id`,
    where: sql`r.organization_id ~ ${uuid}`,
  },
  location: { key: sql`r.location_id`, id: sql`r.location_id`, where: sql`r.location_id ~ ${uuid}` },
};

/** What the sources of services sent, for publishing it again. */
export class PublishedRecordRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db.withoutPlugins();
  }

  /** The records from which services came, by the id of the service. */
  async sent(ids: readonly string[]): Promise<Map<string, SentRecord>> {
    if (ids.length === 0) return new Map();
    const { rows } =
      await sql<SentRow>`SELECT s.id AS "serviceId", o.name AS source, r.sent AS values, r.other AS record,
        ${publishedId} AS "publishedId", ${modifiedAt} AS "modifiedAt"
      FROM ${published} WHERE s.id = ANY (${ids}::uuid[]) AND r.place_number IS NOT NULL`.execute(this.#db);
    return new Map(
      rows.map(({ serviceId, source, values, record, publishedId, modifiedAt }) => [
        serviceId,
        { ...record, source, values: values ?? {}, publishedId, modifiedAt: modifiedAt.toISOString() },
      ]),
    );
  }

  /** The services that share a record with others, by their ids. */
  async shared(kind: SharedKind): Promise<Map<string, SharedRecord>> {
    const { key, id, where } = partitions[kind];
    // Hidden services count for the time of the last change only.
    const { rows } = await sql<Omit<SharedRecord, 'modifiedAt'> & { modifiedAt: Date }>`
      SELECT service_id AS "serviceId", leader_id AS "leaderId", ${id} AS "recordId", modified_at AS "modifiedAt" FROM (
        SELECT r.service_id, r.record_id, r.organization_id, r.location_id, r.place_number, r.external_id, s.is_public,
          count(*) OVER (PARTITION BY ${key}) AS size,
          max(s.modified_at) OVER (PARTITION BY ${key}) AS modified_at,
          first_value(r.service_id) OVER (
            PARTITION BY ${key} ORDER BY s.is_public DESC, r.place_number, r.external_id) AS leader_id
        FROM source_records r JOIN sources o ON o.id = r.source_id
          JOIN LATERAL (SELECT greatest(updated_at, verified_at) AS modified_at,
              (is_approved AND NOT is_address_confidential AND source_name = o.name AND source_id = r.external_id)
                IS TRUE AS is_public
            FROM services WHERE id = r.service_id) s ON true
        WHERE ${where}) r
      WHERE is_public AND (size > 1 OR ${kind === 'service'}) ORDER BY place_number, external_id`.execute(this.#db);
    return new Map(rows.map((row) => [row.serviceId, { ...row, modifiedAt: row.modifiedAt.toISOString() }]));
  }

  /** The terms of other taxonomies that published services have, and their sources. */
  async terms(): Promise<SentTerm[]> {
    const { rows } = await sql<SentTerm>`SELECT DISTINCT o.name AS source, a -> 'taxonomy_term' AS term
      FROM ${published} CROSS JOIN ${attributes} a
      WHERE r.place_number IS NOT NULL AND jsonb_typeof(a -> 'taxonomy_term') = 'object'
      ORDER BY source, term LIMIT ${MOST_TERMS}`.execute(this.#db);
    return rows;
  }

  /** The ids of the services that have one of these terms. */
  async havingTerms(terms: readonly SentTerm[]): Promise<string[]> {
    const sources = terms.map(({ source }) => source);
    const sent = terms.map(({ term }) => JSON.stringify(term));
    // A taxonomy can have thousands of terms. Without MATERIALIZED, PostgreSQL compares each of them with each attribute.
    const { rows } = await sql<{ id: string }>`
      WITH has AS MATERIALIZED (SELECT s.id, o.name AS source, a -> 'taxonomy_term' AS term
        FROM ${published} CROSS JOIN ${attributes} a WHERE r.place_number IS NOT NULL)
      SELECT DISTINCT has.id FROM has
      JOIN unnest(${sources}::text[], ${sent}::jsonb[]) t(source, term) ON t.source = has.source AND t.term = has.term`.execute(
      this.#db,
    );
    return rows.map((row) => row.id);
  }

  /** The ids of the services that have a record with this id, in the order of its places. */
  async having(kind: SharedKind | 'service_at_location', id: string): Promise<string[]> {
    const column = { service: 'record_id', organization: 'organization_id', location: 'location_id' } as const;
    const name = kind === 'service_at_location' ? 'place_id' : column[kind];
    const { rows } = await sql<{ id: string }>`SELECT s.id FROM ${published}
      WHERE r.${sql.ref(name)} IN (${id.toLowerCase()}, ${id.toUpperCase()}) AND r.place_number IS NOT NULL
      ORDER BY r.place_number, r.external_id`.execute(this.#db);
    return rows.map((row) => row.id);
  }
}
