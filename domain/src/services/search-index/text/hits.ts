import type { ServiceType } from '../../taxonomy/serviceTypes.ts';
import { Bitmap, countBits } from '../columns/bitmap.ts';

const noRows: ReadonlySet<number> = new Set();

/** The tier of services that the text names. It is above the best tier of other matches. */
const NAMED_TIER = 4;

/** The values of the rows of a set, in the order of the rows. */
interface Ranking {
  rows: Bitmap;
  /** How many rows are before each word of `rows`. */
  before: Uint32Array;
  relevance: Float32Array;
  tiers: Uint8Array;
}

/**
 * The services that match a text, with the relevance and the tier (3 is the best) of each. They need memory for the
 * matches only: for each search in a million services, arrays of all of them would take nine megabytes.
 */
export class Hits {
  readonly rows: Bitmap;
  /** The types of services that the text asks for. */
  readonly neededTypes: readonly ServiceType[];
  readonly #ranking: Ranking;
  readonly #first: ReadonlySet<number>;

  private constructor(rows: Bitmap, ranking: Ranking, first: ReadonlySet<number>, neededTypes: readonly ServiceType[]) {
    this.rows = rows;
    this.neededTypes = neededTypes;
    this.#ranking = ranking;
    this.#first = first;
  }

  /** `rows` must not change afterwards. */
  static of(
    rows: Bitmap,
    relevanceOf: (row: number) => number,
    tierOf: (row: number) => number,
    neededTypes: readonly ServiceType[] = [],
  ): Hits {
    const count = rows.count();
    const [relevance, tiers] = [new Float32Array(count), new Uint8Array(count)];
    let n = 0;
    rows.visit((row) => {
      relevance[n] = relevanceOf(row);
      tiers[n] = tierOf(row);
      n += 1;
    });
    return new Hits(rows, { rows, before: rows.countBefore(), relevance, tiers }, noRows, neededTypes);
  }

  /** The same with these services first, whether they match or not. */
  withFirst(first: readonly number[]): Hits {
    const rows = Bitmap.union([this.rows]);
    for (const row of first) rows.set(row, true);
    return new Hits(rows, this.#ranking, new Set(first), this.neededTypes);
  }

  /** The number of services, for the memory that they need. */
  get count(): number {
    return this.#ranking.tiers.length;
  }

  /** Only for a row of `rows`. */
  relevanceOf(row: number): number {
    return this.#first.has(row) ? Number.POSITIVE_INFINITY : this.#ranking.relevance[this.#numberOf(row)]!;
  }

  /** Only for a row of `rows`. */
  tierOf(row: number): number {
    return this.#first.has(row) ? NAMED_TIER : this.#ranking.tiers[this.#numberOf(row)]!;
  }

  #numberOf(row: number): number {
    const { rows, before } = this.#ranking;
    const word = row >>> 5;
    return before[word]! + countBits(rows.words[word]! & ((1 << (row & 31)) - 1));
  }
}
