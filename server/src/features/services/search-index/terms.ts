import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import type { SearchIndex } from './index.ts';
import type { Posting, WordTerm } from './ranking.ts';

/** The share of a word that a service has in its text; one in its name counts 1. */
const IN_TEXT = 0.6;

/** The limits of postings in memory, and of their rows, which take eight bytes each. */
const MOST_POSTINGS = 2000;
const MOST_ROWS = 4_000_000;

/** If more services have changed since a posting was read, it is read again as a whole. */
const MOST_CHANGED = 5000;

/** What a service may have: a need of the lexicon, or a word. */
export type Term = { need: string } | WordTerm;

interface KeptPosting {
  posting: Posting;
  /** The posting contains all changes up to this one (SearchIndex.changeCount). */
  asOf: number;
}

/** Sixteen bytes per id and four per share: text would take three times as long. */
interface PackedPosting {
  n: number;
  ids: Buffer | null;
  shares: Buffer | null;
}

/** Which services have which terms. A posting is read when a search first needs it; later only what has changed since. */
export class Postings {
  readonly #db: Kysely<Database>;
  readonly #index: SearchIndex;
  readonly #kept = new LRUCache<string, KeptPosting>({
    max: MOST_POSTINGS,
    maxSize: MOST_ROWS,
    sizeCalculation: ({ posting }) => posting.rows.length + 1,
  });

  constructor(db: Kysely<Database>, index: SearchIndex) {
    this.#db = db.withoutPlugins();
    this.#index = index;
  }

  /** The postings of the terms, in their order. */
  async take(terms: readonly Term[]): Promise<Posting[]> {
    const asOf = this.#index.changeCount;
    const kept = terms.map((term) => this.#kept.get(keyOf(term)));
    const oldest = Math.min(asOf, ...kept.map((one) => one?.asOf ?? asOf));
    const changed = this.#index.changedSince(oldest, MOST_CHANGED);
    const isUsable = (one: KeptPosting | undefined) => one !== undefined && changed !== null;
    const isOld = (one: KeptPosting | undefined) => isUsable(one) && one!.asOf < asOf;
    const [read, renewed] = await Promise.all([
      this.#find(terms.filter((_, n) => !isUsable(kept[n]))),
      this.#find(
        terms.filter((_, n) => isOld(kept[n])),
        changed?.map((row) => this.#index.columns.ids.textOf(row)),
      ),
    ]);
    const isChanged = new Set(changed);
    return terms.map((term, n) => {
      const one = kept[n];
      let posting = one?.posting;
      if (!isUsable(one)) posting = read.shift()!;
      else if (isOld(one)) posting = joined(without(one!.posting, isChanged), renewed.shift()!);
      this.#kept.set(keyOf(term), { posting: posting!, asOf });
      return posting!;
    });
  }

  /** The postings of the terms among all services, or among those of the ids. */
  async #find(terms: readonly Term[], ids?: readonly string[]): Promise<Posting[]> {
    const needs = terms.flatMap((term) => ('need' in term ? [term.need] : []));
    const words = terms.flatMap((term) => ('need' in term ? [] : [term]));
    const [ofNeeds, ofWords] = await Promise.all([findNeeds(this.#db, needs, ids), findWords(this.#db, words, ids)]);
    return terms.map((term) => {
      const isNeed = 'need' in term;
      const found = isNeed ? ofNeeds : ofWords;
      const n = isNeed ? needs.indexOf(term.need) : words.indexOf(term);
      return this.#unpack(found.find((packed) => packed.n === n + 1));
    });
  }

  /** Leaves out services that the index does not know yet: they will be among the changed ones. */
  #unpack(packed: PackedPosting | undefined): Posting {
    const [ids, shares] = [packed?.ids ?? Buffer.alloc(0), packed?.shares ?? Buffer.alloc(0)];
    const posting = { rows: new Uint32Array(ids.length / 16), shares: new Float32Array(ids.length / 16) };
    let length = 0;
    for (let i = 0; i < posting.rows.length; i += 1) {
      const row = this.#index.columns.ids.findBytes(ids, 16 * i);
      if (row === undefined) continue;
      posting.rows[length] = row;
      posting.shares[length] = shares.readFloatBE(4 * i);
      length += 1;
    }
    return { rows: posting.rows.subarray(0, length), shares: posting.shares.subarray(0, length) };
  }
}

function keyOf(term: Term): string {
  return 'need' in term ? term.need : `${term.tsquery} ${term.stems}`;
}

function without({ rows, shares }: Posting, isLeftOut: ReadonlySet<number>): Posting {
  const isKept = (row: number) => !isLeftOut.has(row);
  return { rows: rows.filter(isKept), shares: shares.filter((_, n) => isKept(rows[n]!)) };
}

function joined(one: Posting, other: Posting): Posting {
  const rows = new Uint32Array(one.rows.length + other.rows.length);
  const shares = new Float32Array(rows.length);
  rows.set(one.rows);
  rows.set(other.rows, one.rows.length);
  shares.set(one.shares);
  shares.set(other.shares, one.shares.length);
  return { rows, shares };
}

async function findNeeds(
  db: Kysely<Database>,
  needs: readonly string[],
  ids?: readonly string[],
): Promise<PackedPosting[]> {
  if (needs.length === 0) return [];
  const { rows } = await sql<PackedPosting>`SELECT t.n::int,
      string_agg(uuid_send(f.service_id), '') AS ids, string_agg(float4send(f.score), '') AS shares
    FROM unnest(${needs}::text[]) WITH ORDINALITY AS t(need, n) JOIN service_needs f ON f.need = t.need
    WHERE ${ids ? sql`f.service_id = ANY(${ids}::uuid[])` : sql`true`} GROUP BY t.n`.execute(db);
  return rows;
}

async function findWords(
  db: Kysely<Database>,
  words: readonly WordTerm[],
  ids?: readonly string[],
): Promise<PackedPosting[]> {
  if (words.length === 0) return [];
  // Concatenation unpacks a compressed text once per service, not once per word.
  const services = ids
    ? sql`(SELECT id, name_words, search || '' AS search FROM services WHERE id = ANY(${ids}::uuid[]) OFFSET 0)`
    : sql`services`;
  const { rows } = await sql<PackedPosting>`SELECT t.n::int, string_agg(uuid_send(f.id), '') AS ids,
      string_agg(float4send(CASE WHEN f.name_words @@ t.stems::tsquery THEN 1 ELSE ${IN_TEXT}::float4 END), '') AS shares
    FROM unnest(${words.map(({ tsquery }) => tsquery)}::text[], ${words.map(({ stems }) => stems)}::text[])
      WITH ORDINALITY AS t(tsquery, stems, n) JOIN ${services} f ON f.search @@ t.tsquery::tsquery
    GROUP BY t.n`.execute(db);
  return rows;
}
