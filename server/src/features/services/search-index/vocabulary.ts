import type { Words } from '@amparo/domain/services/search-index/text/words.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { withoutTimeout } from '../../../database/timeouts.ts';
import type { SearchIndex } from './index.ts';

/**
 * The words are read again at most this often, and for at most a twentieth of the time, even if services change often.
 */
const FRESH_MS = 60_000;

/** Reads the words of the services at the first search and, in the background, after services have changed. */
export class Vocabulary {
  readonly #db: Kysely<Database>;
  readonly #index: Pick<SearchIndex, 'changeCount' | 'inTime'>;
  #words: Promise<Words> | undefined;
  #asOf = 0;
  #freshUntil = 0;

  constructor(db: Kysely<Database>, index: Pick<SearchIndex, 'changeCount' | 'inTime'>) {
    this.#db = db.withoutPlugins();
    this.#index = index;
  }

  words(): Promise<Words> {
    const isOld = this.#index.changeCount !== this.#asOf && Date.now() > this.#freshUntil;
    if (!this.#words || isOld) this.#load();
    return this.#index.inTime(this.#words!);
  }

  #load(): void {
    const startedAt = Date.now();
    this.#asOf = this.#index.changeCount;
    this.#freshUntil = Number.POSITIVE_INFINITY;
    const loading = readWords(this.#db).finally(() => {
      this.#freshUntil = Date.now() + Math.max(FRESH_MS, 20 * (Date.now() - startedAt));
    });
    const before = this.#words;
    this.#words ??= loading;
    const use = (words: Promise<Words> | undefined) => () => {
      this.#words = words;
    };
    loading.then(use(loading), use(before));
  }
}

/** The text of `spelledWords` in SQL, folded as `foldText` does. */
const folded = sql.raw(String.raw`regexp_replace(lower(regexp_replace(
  normalize(concat_ws(' ', name, array_to_string(alternate_names, ' '), service_summary), NFKD),
  '[\u0300-\u036f''’‘´ʼ\u0060]+', '', 'g')), '[^a-z0-9]+', ' ', 'g')`);

async function readWords(db: Kysely<Database>): Promise<Words> {
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
