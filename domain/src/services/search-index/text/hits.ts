import { Bitmap, countBits } from '../columns/bitmap.ts';

const noRows: ReadonlySet<number> = new Set();

/** The tier of services that the text names. It is above the best tier of other matches. */
const NAMED_TIER = 4;

/**
 * The services that match a text, with the relevance and the tier (3 is the best) of each. They need memory for the
 * matches only: a million services would take nine megabytes for each search.
 */
export class Hits {
  readonly rows: Bitmap;
  /** The rows of the values, in the order of the values. */
  readonly #ranked: Bitmap;
  /** How many rows are before each word of `#ranked`. */
  readonly #before: Uint32Array;
  readonly #relevance: Float64Array;
  readonly #tiers: Uint8Array;
  readonly #first: ReadonlySet<number>;

  private constructor(
    rows: Bitmap,
    ranked: Pick<Hits, 'rows'> & { before: Uint32Array; relevance: Float64Array; tiers: Uint8Array },
    first: ReadonlySet<number>,
  ) {
    this.rows = rows;
    this.#ranked = ranked.rows;
    this.#before = ranked.before;
    this.#relevance = ranked.relevance;
    this.#tiers = ranked.tiers;
    this.#first = first;
  }

  /** `rows` must not change afterwards. */
  static of(rows: Bitmap, relevanceOf: (row: number) => number, tierOf: (row: number) => number): Hits {
    const count = rows.count();
    const [relevance, tiers] = [new Float64Array(count), new Uint8Array(count)];
    const before = rows.countBefore();
    let n = 0;
    rows.visit((row) => {
      relevance[n] = relevanceOf(row);
      tiers[n] = tierOf(row);
      n += 1;
    });
    return new Hits(rows, { rows, before, relevance, tiers }, noRows);
  }

  /** The same with these services first, whether they match or not. */
  withFirst(first: readonly number[]): Hits {
    const rows = Bitmap.union([this.rows]);
    for (const row of first) rows.set(row, true);
    const ranked = { rows: this.#ranked, before: this.#before, relevance: this.#relevance, tiers: this.#tiers };
    return new Hits(rows, ranked, new Set(first));
  }

  /** The number of services, for the memory that they need. */
  get count(): number {
    return this.#tiers.length;
  }

  /** Only for a row of `rows`. */
  relevanceOf(row: number): number {
    return this.#first.has(row) ? Number.POSITIVE_INFINITY : this.#relevance[this.#numberOf(row)]!;
  }

  /** Only for a row of `rows`. */
  tierOf(row: number): number {
    return this.#first.has(row) ? NAMED_TIER : this.#tiers[this.#numberOf(row)]!;
  }

  #numberOf(row: number): number {
    const word = row >>> 5;
    return this.#before[word]! + countBits(this.#ranked.words[word]! & ((1 << (row & 31)) - 1));
  }
}
