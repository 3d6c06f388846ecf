import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Catalogue, DerivedPart } from './catalogue.ts';
import { type FoundTerm, findNeeds, findWords, type Term } from './findTerms.ts';
import { KeptCopies } from './keptCopies.ts';

/** So many lists are kept, and so many places in them, of eight bytes each. */
const MOST_LISTS = 2000;
const MOST_PLACES = 4_000_000;

/** To look up in changed services all that is kept is worth so many look-ups; beyond, the lists are read anew when asked for. */
const MOST_RENEWED = 50_000;

/** The services that have something, by their numbers in the catalogue, and how much each has it. */
export interface Posting {
  numbers: Uint32Array;
  shares: Float32Array;
}

/** Which services have which needs and words: read when it is first asked for, and kept in step with the catalogue. */
export class Postings implements DerivedPart {
  readonly #db: Kysely<Database>;
  readonly #catalogue: Catalogue;
  readonly #kept = new KeptCopies<Term, Posting>({
    most: MOST_LISTS,
    mostInAll: MOST_PLACES,
    sizeOf: ({ numbers }) => numbers.length + 1,
  });

  constructor(db: Kysely<Database>, catalogue: Catalogue) {
    this.#db = db.withoutPlugins();
    this.#catalogue = catalogue;
    catalogue.derive(this);
  }

  /** The lists of the terms, in their order. */
  take(terms: readonly Term[]): Promise<Posting[]> {
    return Promise.all(terms.map((term) => this.#kept.take(keyOf(term), term, () => this.#read(term))));
  }

  async renew(changedIds: readonly string[]): Promise<void> {
    const kept = this.#kept.toRenew();
    if (kept.length * changedIds.length > MOST_RENEWED) return this.#kept.clear();
    const found = await this.#find(
      kept.map(({ what }) => what),
      changedIds,
    );
    const changed = new Set(changedIds.map((id) => this.#catalogue.services.numberOf(id)));
    for (const [n, { key, what, copy }] of kept.entries()) {
      this.#kept.put(key, what, joined(without(copy, changed), this.#postingOf(found[n]!)));
    }
  }

  async #read(term: Term): Promise<Posting> {
    const [found] = await this.#find([term]);
    return this.#postingOf(found!);
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
