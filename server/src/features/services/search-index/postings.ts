import { Posting } from '@amparo/domain/services/search-index/text/posting.ts';
import {
  allTextFields,
  SCORE_IN_TEXT,
  type Term,
  type WordTerm,
} from '@amparo/domain/services/search-index/text/ranking.ts';
import type { ServiceTexts } from '@amparo/domain/services/search-index/text/textSearch.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import { DerivedValue } from './derivedValue.ts';
import type { SearchIndex } from './index.ts';
import { readWords } from './readWords.ts';

/**
 * The texts of the services in the database. `reads` may be a replica. The words come from `db`, because they take one
 * statement that may be longer than a replica allows.
 */
export function databaseTexts(db: Kysely<Database>, index: SearchIndex, reads = db): ServiceTexts {
  const words = new DerivedValue(index, { name: 'words', make: () => readWords(db), open: (read) => read });
  const postings = new Postings(reads, index);
  return { words: () => words.current(), postingsOf: (terms) => postings.postingsOf(terms) };
}

/** The limits of postings in memory, and of their bytes: all needs of a million services. */
const MOST_POSTINGS = 2000;
const MOST_BYTES = 48 * 2 ** 20;

/** Sixteen bytes per id and four per score: text would take three times as long. */
interface PackedPosting {
  n: number;
  ids: Buffer;
  scores: Buffer;
}

/**
 * The postings: for each term, the services that contain it. Reads a posting when a search first needs it, later only
 * changes.
 */
export class Postings {
  readonly #db: Kysely<Database>;
  readonly #index: SearchIndex;
  /** A posting contains all changes up to `asOf` (SearchIndex.changeCount). */
  readonly #cached = new LRUCache<string, { posting: Posting; asOf: number }>({
    max: MOST_POSTINGS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ posting }) => posting.bytes + 1,
  });

  constructor(db: Kysely<Database>, index: SearchIndex) {
    this.#db = db.withoutPlugins();
    this.#index = index;
  }

  /** The posting of each of the terms. */
  async postingsOf(terms: readonly Term[]): Promise<(term: Term) => Posting> {
    const asOf = this.#index.changeCount;
    const entries = [...new Map(terms.map((term) => [keyOf(term), term]))].map(([key, term]) => {
      return { key, term, cached: this.#cached.get(key) };
    });
    const changed = this.#index.changedSince(Math.min(asOf, ...entries.map(({ cached }) => cached?.asOf ?? asOf)));
    const missing = entries.filter(({ cached }) => !cached || !changed);
    const old = entries.filter(({ cached }) => cached && changed && cached.asOf < asOf);
    const [read, updates] = await Promise.all([
      this.#read(missing.map(({ term }) => term)),
      this.#read(
        old.map(({ term }) => term),
        changed?.map((row) => this.#index.columns.ids.textOf(row)),
      ),
    ]);
    const isChanged = new Set(changed);
    const postings = new Map(
      entries.map(({ key, term, cached }) => {
        const update = updates.get(term);
        const posting = read.get(term) ?? (update ? cached!.posting.updated(isChanged, update) : cached!.posting);
        this.#cached.set(key, { posting, asOf });
        return [key, posting];
      }),
    );
    return (term) => postings.get(keyOf(term))!;
  }

  /** The postings of the terms among all services, or among those of the ids. */
  async #read(terms: readonly Term[], ids?: readonly string[]): Promise<Map<Term, Posting>> {
    if (terms.length === 0) return new Map();
    const needs = terms.map((term) => ('need' in term ? term.need : null));
    const words = terms.map((term) => ('need' in term ? null : term));
    const inFields = words.map((word) => word && tsqueryOf(word));
    const inAnyField = words.map((word) => word && tsqueryOf({ ...word, fields: allTextFields }));
    // Concatenation unpacks a compressed text once per service, not once per word.
    const services = ids
      ? sql`(SELECT id, name_words, search || '' AS search FROM services WHERE id = ANY(${ids}::uuid[]) OFFSET 0)`
      : sql`services`;
    const { rows } = await sql<PackedPosting>`
      SELECT n::int, string_agg(uuid_send(id), '') AS ids, string_agg(float4send(score), '') AS scores FROM (
        SELECT n, service_id AS id, score
          FROM unnest(${needs}::text[]) WITH ORDINALITY AS t(need, n) JOIN service_needs USING (need)
          WHERE ${ids ? sql`service_id = ANY(${ids}::uuid[])` : sql`true`}
        UNION ALL
        SELECT n, id, CASE WHEN name_words @@ stems::tsquery THEN 1 ELSE ${SCORE_IN_TEXT}::float4 END
          FROM unnest(${inFields}::text[], ${inAnyField}::text[])
            WITH ORDINALITY AS t(tsquery, stems, n) JOIN ${services} AS s ON search @@ tsquery::tsquery
      ) AS found GROUP BY n`.execute(this.#db);
    return new Map(terms.map((term, i) => [term, this.#unpack(rows.find(({ n }) => n === i + 1) ?? nothing)]));
  }

  /** Omits services that the index does not know yet. The next update contains them. */
  #unpack(packed: Pick<PackedPosting, 'ids' | 'scores'>): Posting {
    const { ids } = packed;
    const bytes = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
    const rows = new Uint32Array(ids.length / 16);
    const scores = new Float32Array(rows.length);
    let length = 0;
    for (let i = 0; i < rows.length; i += 1) {
      const row = this.#index.columns.ids.findBytes(bytes, 16 * i);
      if (row === undefined) continue;
      rows[length] = row;
      scores[length] = packed.scores.readFloatBE(4 * i);
      length += 1;
    }
    return Posting.of(rows.subarray(0, length), scores.subarray(0, length));
  }
}

const nothing = { ids: Buffer.alloc(0), scores: Buffer.alloc(0) };

function keyOf(term: Term): string {
  return 'need' in term ? term.need : tsqueryOf(term);
}

/** The term as PostgreSQL reads it. All fields are left out: the database index alone answers the query then. */
function tsqueryOf({ stems, prefix, fields }: WordTerm): string {
  const weights = fields.length === allTextFields.length ? '' : fields.join('');
  const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
  const words = stems.map((stem) => quote(stem) + (weights && `:${weights}`));
  return [...words, ...(prefix === undefined ? [] : [`${quote(prefix)}:*${weights}`])].join(' | ');
}
