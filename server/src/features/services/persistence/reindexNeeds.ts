import { lexiconVersion } from '@amparo/domain/understanding/lexicon/lexiconVersion.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { indexNeeds } from './needIndex.ts';

const BATCH = 200;
/** Any number that nothing else locks in this database. */
const LOCK = 2_611_200_002;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Derives the needs of all services anew if that was last done with another lexicon. In batches, so that it can go on
 * beside the server's work, and end between two of them, to be done at the next start; where several processes start
 * together, one of them does it. Answers how many it derived.
 */
export async function reindexNeeds(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  const isCurrent = await db
    .selectFrom('indexedLexicon')
    .selectAll()
    .where('version', '=', lexiconVersion)
    .executeTakeFirst();
  if (isCurrent) return 0;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS is_ours`.execute(
      connection,
    );
    if (!rows[0]?.isOurs) return 0;
    try {
      let count = 0;
      for (let after: string | undefined = FIRST_ID; after; ) {
        const ids = await reindexAfter(connection, after);
        count += ids.length;
        after = ids.at(-1);
        if (signal?.aborted) return count;
      }
      await connection.deleteFrom('indexedLexicon').execute();
      await connection.insertInto('indexedLexicon').values({ version: lexiconVersion }).execute();
      return count;
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** Derives the batch of services that follows an id; answers its ids in order. */
function reindexAfter(db: Kysely<Database>, after: string): Promise<string[]> {
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
    return services.map(({ id }) => id);
  });
}
