import type { ComparedService } from '@amparo/domain/services/duplicates/comparedService.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import { toDate } from '../../../database/toDate.ts';
import { pairOf, type ScoredPair, savePairs } from './duplicatePairs.ts';
import { type Candidate, candidateColumns, comparedCandidate, isComparable } from './findCandidates.ts';

type Trx = Transaction<Database>;

/** A key of more services says nothing: the number of a county's switchboard, or a word that every church has. */
const MOST_PER_KEY = 50;
/** Pairs with only a word in common need names that are a little alike (pg_trgm). */
const LEAST_SIMILARITY = 0.3;
const PAIRS_AT_ONCE = 5000;

/** In the small hours, when few people need the database. */
const NIGHT = { from: 1, to: 5 };
const DUE_HOURS = 20;

/** Runs every hour, and compares all services once a night; at once if they never were. */
export async function scanNightly(db: Kysely<Database>, zone: string, at: Temporal.Instant): Promise<void> {
  const last = await db.selectFrom('duplicateScans').select('finishedAt').executeTakeFirst();
  const { hour } = at.toZonedDateTimeISO(zone);
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  const isDue = !last || (isNight && last.finishedAt <= toDate(at.subtract({ hours: DUE_HOURS })));
  if (isDue) await scanDuplicates(db, at);
}

/** Compares all services, and replaces the pairs that nobody has decided about. Returns the number of likely pairs. */
export function scanDuplicates(db: Kysely<Database>, at: Temporal.Instant): Promise<number> {
  return withoutTimeout(db, async (trx) => {
    const candidates = await findCandidatePairs(trx);
    const found: ScoredPair[] = [];
    for (let from = 0; from < candidates; from += PAIRS_AT_ONCE) found.push(...(await scorePairs(trx, from)));
    await trx.deleteFrom('duplicatePairs').where('dismissedAt', 'is', null).execute();
    for (let i = 0; i < found.length; i += PAIRS_AT_ONCE) await savePairs(trx, found.slice(i, i + PAIRS_AT_ONCE));
    await trx.deleteFrom('duplicateScans').execute();
    await trx
      .insertInto('duplicateScans')
      .values({ finishedAt: toDate(at) })
      .execute();
    return found.length;
  });
}

/** Writes the pairs with a common key to a temporary table, in the order of their services. Returns their number. */
async function findCandidatePairs(trx: Trx): Promise<number> {
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
    WHERE NOT has_only_words OR similarity(a.name_key, b.name_key) >= ${sql.lit(LEAST_SIMILARITY)}`.execute(trx);
  await sql`CREATE INDEX ON scanned_pairs (position)`.execute(trx);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM scanned_pairs`.execute(trx);
  return rows[0]!.count;
}

async function scorePairs(trx: Trx, from: number): Promise<ScoredPair[]> {
  const { rows: pairs } = await sql<{ firstId: string; secondId: string }>`
    SELECT first_id, second_id FROM scanned_pairs
    WHERE position > ${from} AND position <= ${from + PAIRS_AT_ONCE}`.execute(trx);
  const services = await readCompared(trx, [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))]);
  return pairs.flatMap(({ firstId, secondId }) => {
    const [first, second] = [services.get(firstId), services.get(secondId)];
    return (first && second && pairOf(first, second)) ?? [];
  });
}

async function readCompared(trx: Trx, ids: string[]): Promise<Map<string, { id: string; compared: ComparedService }>> {
  const { rows } = await sql<Candidate>`SELECT ${candidateColumns} FROM services
    WHERE id = ANY (${ids}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, { id: row.id, compared: comparedCandidate(row) }]));
}
