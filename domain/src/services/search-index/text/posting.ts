import { Bitmap } from '../columns/bitmap.ts';

/** Scores have three decimals: needs are stored so, and a word has the score 1 or 0.6. */
const PARTS = 1000;
/** A row in a list needs as much memory as 32 rows of a bitmap. */
const BITS_OF_ROW = 32;

/**
 * The services with a term, and the score of each: of a need, or 1 for a word in the name and less for other words. In
 * two to six bytes for each service, because a common word of a million services is in hundreds of thousands.
 */
export class Posting {
  static readonly none = Posting.of([], []);

  /** In ascending order. */
  readonly #rows: Uint32Array | Bitmap;
  readonly #parts: Uint16Array;

  private constructor(rows: Uint32Array, parts: Uint16Array) {
    this.#rows = isDense(rows) ? bitmapOf(rows) : rows;
    this.#parts = parts;
  }

  /** The rows are different and may have any order. The score of each is between 0 and 1. */
  static of(rows: ArrayLike<number>, scores: ArrayLike<number>): Posting {
    const packed = Float64Array.from(rows, (row, n) => row * 2 ** 16 + Math.round(PARTS * scores[n]!)).sort();
    return new Posting(
      Uint32Array.from(packed, (value) => value / 2 ** 16),
      Uint16Array.from(packed, (value) => value % 2 ** 16),
    );
  }

  get length(): number {
    return this.#parts.length;
  }

  get bytes(): number {
    return this.#parts.byteLength + ('words' in this.#rows ? this.#rows.words : this.#rows).byteLength;
  }

  /** Visits the rows in ascending order. */
  visit(act: (row: number, score: number) => void): void {
    const [rows, parts] = [this.#rows, this.#parts];
    let n = 0;
    if (rows instanceof Bitmap) rows.visit((row) => act(row, parts[n++]! / PARTS));
    else for (; n < rows.length; n += 1) act(rows[n]!, parts[n]! / PARTS);
  }

  /** The same with changed rows replaced by those of `update`, which has only changed rows. */
  updated(isChanged: ReadonlySet<number>, update: Posting): Posting {
    const [rows, parts] = [new Uint32Array(this.length + update.length), new Uint16Array(this.length + update.length)];
    const added: [row: number, score: number][] = [];
    update.visit((row, score) => added.push([row, score]));
    let [length, next] = [0, 0];
    const add = (row: number, score: number) => {
      rows[length] = row;
      parts[length] = Math.round(PARTS * score);
      length += 1;
    };
    const addUntil = (row: number) => {
      for (; next < added.length && added[next]![0] < row; next += 1) add(...added[next]!);
    };
    this.visit((row, score) => {
      addUntil(row);
      if (!isChanged.has(row)) add(row, score);
    });
    addUntil(Number.POSITIVE_INFINITY);
    return new Posting(rows.slice(0, length), parts.slice(0, length));
  }
}

function isDense(rows: Uint32Array): boolean {
  return rows.length > 0 && rows.length * BITS_OF_ROW > rows[rows.length - 1]!;
}

function bitmapOf(rows: Uint32Array): Bitmap {
  const bitmap = new Bitmap(rows[rows.length - 1]! + 1);
  for (const row of rows) bitmap.set(row, true);
  return bitmap;
}
