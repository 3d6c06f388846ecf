import { comparedService, matchKeys, matchKeysVersion } from '@amparo/domain/services/duplicates/comparedService.ts';
import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { searchDocumentVersion } from '@amparo/domain/services/search-index/text/searchDocument.ts';
import { lexiconVersion } from '@amparo/domain/understanding/lexicon/lexiconVersion.ts';
import { needsOfService } from '@amparo/domain/understanding/service-needs/needsOfService.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { FIRST_ID } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { searchVector } from './serviceColumns.ts';

const BATCH = 200;
/** The key of the advisory lock: any number that nothing else uses in this database. */
const LOCK = 2_611_200_002;
/** Needs, stems, and the keys of duplicates are computed again for all services when this changes. */
const indexedVersion = `${lexiconVersion()} ${searchDocumentVersion} ${matchKeysVersion}`;

type IndexedFields = Pick<
  ServiceInput,
  'name' | 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs' | 'type' | 'subTypes' | 'category'
>;

/** Replaces the needs that each service is indexed under, with their scores. */
export async function indexNeeds(
  trx: Transaction<Database>,
  services: { id: string; input: IndexedFields }[],
): Promise<void> {
  if (services.length === 0) return;
  const ids = services.map(({ id }) => id);
  // Service by service: before PostgreSQL has counted the rows of a new table, it would read all of it for each batch.
  await sql`DELETE FROM service_needs WHERE ctid = ANY (ARRAY(
    SELECT n.ctid FROM unnest(${ids}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (SELECT ctid FROM service_needs WHERE service_id = wanted.id OFFSET 0) n))`.execute(trx);
  const rows = services.flatMap(({ id, input }) => needsOfService(input).map((need) => ({ id, ...need })));
  await sql`INSERT INTO service_needs (service_id, need, score)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, need text, score real)`.execute(trx);
}

/**
 * Indexes all services again if the index was built with another lexicon or other stems. Returns the number of services.
 * It runs in batches beside the server's work. An abort ends it after a batch, and the next start repeats it.
 * If several processes start together, one of them does the work.
 */
export async function reindexNeeds(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  const isCurrent = await db
    .selectFrom('indexedLexicon')
    .selectAll()
    .where('version', '=', indexedVersion)
    .executeTakeFirst();
  if (isCurrent) return 0;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS is_ours`.execute(
      connection,
    );
    if (!rows[0]?.isOurs) return 0;
    try {
      return await reindexAll(connection, signal);
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

async function reindexAll(db: Kysely<Database>, signal: AbortSignal | undefined): Promise<number> {
  let count = 0;
  for (let after: string | undefined = FIRST_ID; after; ) {
    const ids = await reindexBatch(db, after);
    count += ids.length;
    after = ids.at(-1);
    if (signal?.aborted) return count;
  }
  await db.deleteFrom('indexedLexicon').execute();
  await db.insertInto('indexedLexicon').values({ version: indexedVersion }).execute();
  return count;
}

/** Indexes the batch of services that follows an id. Returns their ids in order. */
function reindexBatch(db: Kysely<Database>, after: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const services = await trx
      .selectFrom('services')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute();
    await indexNeeds(
      trx,
      services.map((service) => ({ id: service.id, input: service })),
    );
    for (const service of services) {
      const search = searchVector(service);
      const keys = matchKeys(comparedService({ ...service, location: null }));
      await sql`UPDATE services SET search = ${search}, match_keys = ${keys}
        WHERE id = ${service.id} AND (search <> ${search} OR match_keys IS DISTINCT FROM ${keys})`.execute(trx);
    }
    return services.map(({ id }) => id);
  });
}
