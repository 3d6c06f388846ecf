import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';

/** However often services change, the words are read anew no sooner than this, and no more than a twentieth of the time. */
const SOONEST_MS = 60_000;

/** What the words of the stored services say to a search: how common each is, and how it is spelt. */
export interface Words {
  services: number;
  /** Stem → number of services whose text has it. */
  usesOfStem: ReadonlyMap<string, number>;
  /** Word of a name or summary, without accents → number of services that have it. */
  usesOfWord: ReadonlyMap<string, number>;
}

/** The words of all published services, read at the first search and again, in the background, when services change. */
export class Vocabulary {
  readonly #db: Kysely<Database>;
  readonly #stems = new LRUCache<string, string[]>({ max: 20_000 });
  #words: Promise<Words> | undefined;
  #isStale = false;
  #freshUntil = 0;

  constructor(db: Kysely<Database>, changes: Changes) {
    this.#db = db.withoutPlugins();
    changes.onChange('services', () => {
      this.#isStale = true;
    });
  }

  words(): Promise<Words> {
    if (!this.#words) return this.#load();
    if (this.#isStale && Date.now() > this.#freshUntil) {
      const old = this.#words;
      this.#load().catch(() => {
        this.#words = old;
      });
      return old;
    }
    return this.#words;
  }

  /** The stems, English and Spanish, that a word is indexed by; the word itself among them. */
  async stemsOf(words: string[]): Promise<Map<string, string[]>> {
    const unknown = words.filter((word) => !this.#stems.has(word));
    if (unknown.length > 0) {
      const { rows } = await sql<{ word: string; en: string[] | null; es: string[] | null }>`
        SELECT word, ts_lexize('english_stem', unaccent(word)) AS en, ts_lexize('spanish_stem', unaccent(word)) AS es
        FROM unnest(${unknown}::text[]) AS word`.execute(this.#db);
      for (const { word, en, es } of rows) this.#stems.set(word, [...new Set([word, ...(en ?? []), ...(es ?? [])])]);
    }
    return new Map(words.map((word) => [word, this.#stems.get(word) ?? [word]]));
  }

  #load(): Promise<Words> {
    const startedAt = Date.now();
    this.#isStale = false;
    this.#freshUntil = Number.POSITIVE_INFINITY;
    const loading = readWords(this.#db).finally(() => {
      this.#freshUntil = Date.now() + Math.max(SOONEST_MS, 20 * (Date.now() - startedAt));
    });
    loading.then(
      () => {
        this.#words = loading;
      },
      () => {
        this.#words = undefined;
      },
    );
    this.#words ??= loading;
    return loading;
  }
}

async function readWords(db: Kysely<Database>): Promise<Words> {
  const stems = sql<{ word: string; uses: number }>`
    SELECT word, ndoc AS uses FROM ts_stat('SELECT search FROM services WHERE is_approved')`.execute(db);
  const words = sql<{ word: string; uses: number }>`
    SELECT word, ndoc AS uses FROM ts_stat(
      'SELECT to_tsvector(''simple'', unaccent(name || '' '' || service_summary)) FROM services WHERE is_approved')
    WHERE word ~ '^[a-z]{3,}$'`.execute(db);
  const total = sql<{ total: number }>`SELECT count(*)::int AS total FROM services WHERE is_approved`.execute(db);
  // All awaited at once: one that failed while another is awaited would end the process.
  const [inTexts, inNames, counted] = await Promise.all([stems, words, total]);
  const toMap = (rows: { word: string; uses: number }[]) => new Map(rows.map(({ word, uses }) => [word, uses]));
  return {
    services: counted.rows[0]?.total ?? 0,
    usesOfStem: toMap(inTexts.rows),
    usesOfWord: toMap(inNames.rows),
  };
}
