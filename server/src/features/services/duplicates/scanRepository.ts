import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { toDate } from '../../../database/toDate.ts';
import type { Candidate, ScoredPair } from './candidate.ts';
import { areTwoPlaces, candidateColumns, DuplicateRepository, isComparable } from './duplicateRepository.ts';

/** A key of more services says nothing: the number of a county's switchboard, or a word that every church has. */
const MOST_PER_KEY = 50;
/** Pairs with only a word in common need names that are a little alike (pg_trgm). */
const LEAST_SIMILARITY = 0.3;
const PAIRS_PER_STATEMENT = 5000;
/** The time of a first scan that has not finished. */
const UNFINISHED = new Date(0);

export async function findLastScan(db: Kysely<Database>): Promise<Date | undefined> {
  const last = await db
    .selectFrom('duplicateScans')
    .select('finishedAt')
    .where('finishedAt', '>', UNFINISHED)
    .executeTakeFirst();
  return last?.finishedAt;
}

/**
 * Adds the row that the scan updates when it finishes. An import that ends meanwhile deletes it: the scan lacks its
 * services, so it must not count. Commit this before the scan starts.
 */
export async function startScan(db: Kysely<Database>): Promise<void> {
  await sql`INSERT INTO duplicate_scans SELECT ${UNFINISHED} WHERE NOT EXISTS (SELECT FROM duplicate_scans)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** All services are due to be compared again. */
export async function deleteLastScan(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('duplicateScans').execute();
}

/** One comparison of all services, in one transaction. */
export class ScanRepository {
  readonly #trx: Transaction<Database>;

  constructor(trx: Transaction<Database>) {
    this.#trx = trx;
  }

  /** Writes the pairs with a common key to a temporary table, in the order of their services. Returns their number. */
  async collectPairs(): Promise<number> {
    const trx = this.#trx;
    await sql`CREATE TEMPORARY TABLE scanned_keys ON COMMIT DROP AS
      SELECT key, id FROM (
        SELECT key, id, count(*) OVER (PARTITION BY key) AS services
        FROM services, unnest(match_keys) AS key WHERE ${isComparable}) AS keys
      WHERE services BETWEEN 2 AND ${sql.lit(MOST_PER_KEY)}`.execute(trx);
    await sql`ANALYZE scanned_keys`.execute(trx);
    await sql`CREATE TEMPORARY TABLE scanned_pairs ON COMMIT DROP AS
      SELECT row_number() OVER (ORDER BY first_id, second_id) AS position, first_id, second_id
      FROM (
        SELECT a.id AS first_id, b.id AS second_id, bool_and(a.key LIKE 'word %') AS has_only_words
        FROM scanned_keys a JOIN scanned_keys b ON b.key = a.key AND a.id < b.id
        GROUP BY a.id, b.id) AS pairs
      JOIN services a ON a.id = first_id JOIN services b ON b.id = second_id
      WHERE (NOT has_only_words OR similarity(a.name_key, b.name_key) >= ${sql.lit(LEAST_SIMILARITY)})
        AND NOT ${areTwoPlaces(sql`first_id`, sql`second_id`)}`.execute(trx);
    await sql`CREATE INDEX ON scanned_pairs (position)`.execute(trx);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM scanned_pairs`.execute(trx);
    return rows[0]!.count;
  }

  /** Some of the collected pairs: those after position `from`, up to `count`. */
  async readPairs(from: number, count: number): Promise<{ firstId: string; secondId: string }[]> {
    const { rows } = await sql<{ firstId: string; secondId: string }>`SELECT first_id, second_id FROM scanned_pairs
      WHERE position > ${from} AND position <= ${from + count}`.execute(this.#trx);
    return rows;
  }

  async readServices(ids: string[]): Promise<Candidate[]> {
    const { rows } = await sql<Candidate>`SELECT ${candidateColumns} FROM services
      WHERE id = ANY (${ids}::uuid[])`.execute(this.#trx);
    return rows;
  }

  /** Replaces all pairs that nobody has decided about, and remembers when, unless all services are due again. */
  async finish(pairs: readonly ScoredPair[], at: Temporal.Instant): Promise<void> {
    await this.#trx.deleteFrom('duplicatePairs').where('dismissedAt', 'is', null).execute();
    const duplicates = new DuplicateRepository(this.#trx);
    for (let i = 0; i < pairs.length; i += PAIRS_PER_STATEMENT)
      await duplicates.save(pairs.slice(i, i + PAIRS_PER_STATEMENT));
    await this.#trx
      .updateTable('duplicateScans')
      .set({ finishedAt: toDate(at) })
      .execute();
  }
}
