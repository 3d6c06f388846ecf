import type { Words } from '@amparo/domain/services/search-index/text/words.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';

/** The text of `spelledWords` in SQL, folded as `foldText` does. */
const folded = sql.raw(String.raw`regexp_replace(lower(regexp_replace(
  normalize(concat_ws(' ', name, array_to_string(alternate_names, ' '), service_summary), NFKD),
  '[\u0300-\u036f''’‘´ʼ\u0060]+', '', 'g')), '[^a-z0-9]+', ' ', 'g')`);

/** The words of all published services. */
export async function readWords(database: Kysely<Database>): Promise<Words> {
  const db = database.withoutPlugins();
  const stems = sql<{ word: string; uses: number }>`
    SELECT word, ndoc AS uses FROM ts_stat('SELECT search FROM services WHERE is_approved')`;
  const words = sql<{ word: string; uses: number }>`
    SELECT word, ndoc AS uses FROM ts_stat(
      $query$SELECT to_tsvector('simple', ${folded}) FROM services WHERE is_approved$query$)
    WHERE word ~ '^[a-z]{3,}$' ORDER BY word COLLATE "C"`;
  const total = sql<{ total: number }>`SELECT count(*)::int AS total FROM services WHERE is_approved`;
  // Awaited together: if one failed while another is awaited, the process would end.
  const [inTexts, inNames, counted] = await Promise.all([
    withoutTimeout(db, (trx) => stems.execute(trx)),
    withoutTimeout(db, (trx) => words.execute(trx)),
    total.execute(db),
  ]);
  const toMap = (rows: { word: string; uses: number }[]) => new Map(rows.map(({ word, uses }) => [word, uses]));
  return {
    services: counted.rows[0]?.total ?? 0,
    documentFrequency: toMap(inTexts.rows),
    spellings: toMap(inNames.rows),
  };
}
