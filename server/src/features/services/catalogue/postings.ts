import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';
import type { Catalogue, DerivedPart } from './catalogue.ts';
import { type FoundTerm, findNeeds, findWords, type Term } from './findTerms.ts';

/** So many places in lists are kept, of eight bytes each, and so many lists. */
const MOST_PLACES = 4_000_000;
const MOST_LISTS = 2000;

/** To look up in changed services all that is kept is worth so many look-ups; beyond, the lists are read anew when asked for. */
const MOST_RENEWED = 50_000;

/** The services that have something, by their numbers in the catalogue, and how much each has it. */
export interface Posting {
  numbers: Uint32Array;
  shares: Float32Array;
}

interface Kept {
  term: Term;
  posting: Posting;
}

/** Which services have which needs and words: read when it is first asked for, and kept in step with the catalogue. */
export class Postings implements DerivedPart {
  readonly #db: Kysely<Database>;
  readonly #catalogue: Catalogue;
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST_LISTS,
    maxSize: MOST_PLACES,
    sizeCalculation: ({ posting }) => posting.numbers.length + 1,
  });

  constructor(db: Kysely<Database>, catalogue: Catalogue, changes: Changes) {
    this.#db = db.withoutPlugins();
    this.#catalogue = catalogue;
    catalogue.derive(this);
    changes.onChange('indexed_lexicon', () => this.#kept.clear());
  }

  /** The lists of the terms, in their order. */
  async take(terms: readonly Term[]): Promise<Posting[]> {
    const known = this.#known(terms);
    if (!known.includes(undefined)) return known as Posting[];
    return this.#catalogue.alone(async () => {
      const stillMissing = this.#known(terms);
      const missing = terms.filter((_, n) => !stillMissing[n]);
      const found = await this.#find(missing);
      const read = missing.map((_, n) => this.#postingOf(found[n]!));
      for (const [n, term] of missing.entries()) this.#kept.set(keyOf(term), { term, posting: read[n]! });
      return stillMissing.map((posting, n) => posting ?? read[missing.indexOf(terms[n]!)]!);
    });
  }

  async renew(changedIds: readonly string[]): Promise<() => void> {
    const kept = [...this.#kept.values()];
    if (kept.length * changedIds.length > MOST_RENEWED) return () => this.#kept.clear();
    const found = await this.#find(
      kept.map(({ term }) => term),
      changedIds,
    );
    return () => {
      const changed = new Set(changedIds.map((id) => this.#catalogue.services.numberOf(id)));
      for (const [n, { term, posting }] of kept.entries()) {
        const renewed = joined(without(posting, changed), this.#postingOf(found[n]!));
        this.#kept.set(keyOf(term), { term, posting: renewed });
      }
    };
  }

  #known(terms: readonly Term[]): (Posting | undefined)[] {
    return terms.map((term) => this.#kept.get(keyOf(term))?.posting);
  }

  /** What is found of each term, among all services or those of the ids. */
  async #find(terms: readonly Term[], among?: readonly string[]): Promise<FoundTerm[]> {
    const needs = terms.flatMap((term) => ('need' in term ? [term.need] : []));
    const words = terms.flatMap((term) => ('need' in term ? [] : [term]));
    const [ofNeeds, ofWords] = await Promise.all([
      findNeeds(this.#db, needs, among),
      findWords(this.#db, words, among),
    ]);
    return terms.map((term) => ('need' in term ? ofNeeds[needs.indexOf(term.need)]! : ofWords[words.indexOf(term)]!));
  }

  /** Without those that the catalogue has yet to hear of. */
  #postingOf({ ids, shares }: FoundTerm): Posting {
    const numbers = ids.map((id) => this.#catalogue.services.numberOf(id));
    const isKnown = (_: unknown, n: number) => numbers[n] !== undefined;
    return {
      numbers: Uint32Array.from(numbers.filter(isKnown) as number[]),
      shares: Float32Array.from(shares.filter(isKnown)),
    };
  }
}

function keyOf(term: Term): string {
  return 'need' in term ? term.need : `${term.tsquery} ${term.stems}`;
}

function without({ numbers, shares }: Posting, left: ReadonlySet<number | undefined>): Posting {
  const isStaying = (number: number) => !left.has(number);
  return { numbers: numbers.filter(isStaying), shares: shares.filter((_, n) => isStaying(numbers[n]!)) };
}

function joined(one: Posting, other: Posting): Posting {
  const numbers = new Uint32Array(one.numbers.length + other.numbers.length);
  const shares = new Float32Array(numbers.length);
  numbers.set(one.numbers);
  numbers.set(other.numbers, one.numbers.length);
  shares.set(one.shares);
  shares.set(other.shares, one.shares.length);
  return { numbers, shares };
}
