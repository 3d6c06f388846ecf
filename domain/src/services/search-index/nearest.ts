import type { Bitmap } from './columns/bitmap.ts';
import type { IndexColumns } from './columns/indexColumns.ts';
import type { Point } from './columns/point.ts';
import type { FirstRows } from './firstRows.ts';

/** The number of rows in a leaf of the tree. */
const LEAF = 64;
/** The tree is built again once this many services have moved, or this share of all. */
const MOST_MOVED = 2000;
const MOST_MOVED_SHARE = 0.05;

/**
 * Finds the nearest rows by a k-d tree instead of a full scan. Those that have moved since it was built are checked one
 * by one.
 */
export class Nearest {
  readonly #columns: IndexColumns;
  /** The tree: the middle row of a part divides it, along x, y and z in turn. */
  #rows = new Uint32Array(0);
  /** Where each part is divided. Part 1 is the whole tree, parts 2n and 2n + 1 are the halves of part n. */
  #borders = new Float64Array(0);
  readonly #moved = new Set<number>();

  constructor(columns: IndexColumns) {
    this.#columns = columns;
  }

  /** The service was added, or has moved. */
  noteMoved(row: number): void {
    this.#moved.add(row);
  }

  /**
   * Offers `first` all rows that may be among the first. It sorts them by sorting distance from the point, which is never
   * smaller than the distance. So a part of the tree that is too far away has none of them.
   */
  search(rows: Bitmap, point: Point, first: FirstRows): void {
    if (this.#moved.size > Math.max(MOST_MOVED, MOST_MOVED_SHARE * this.#columns.length)) this.build();
    for (const row of this.#moved) if (rows.has(row)) first.offer(row);
    const offer = (row: number) => {
      if (rows.has(row) && !this.#moved.has(row)) first.offer(row);
    };
    const visit = (from: number, to: number, part: number, axis: 0 | 1 | 2) => {
      if (to - from <= LEAF) {
        for (let i = from; i < to; i += 1) offer(this.#rows[i]!);
        return;
      }
      const middle = (from + to) >>> 1;
      const beyond = point[axis] - this.#borders[part]!;
      const next = nextAxis[axis];
      if (beyond < 0) visit(from, middle, 2 * part, next);
      else visit(middle + 1, to, 2 * part + 1, next);
      offer(this.#rows[middle]!);
      if (beyond * beyond > first.worst) return;
      if (beyond < 0) visit(middle + 1, to, 2 * part + 1, next);
      else visit(from, middle, 2 * part, next);
    };
    visit(0, this.#rows.length, 1, 0);
  }

  build(): void {
    const { length } = this.#columns;
    this.#rows = Uint32Array.from({ length }, (_, row) => row);
    // Each level of the tree has twice as many parts as the one above it.
    this.#borders = new Float64Array(2 ** Math.ceil(Math.log2(Math.max(2, (2 * length) / LEAF))));
    this.#moved.clear();
    this.#divide(0, length, 1, 0);
  }

  /** Builds the tree of a part: the middle row, smaller coordinates before it and larger ones after it, and so on. */
  #divide(from: number, to: number, part: number, axis: 0 | 1 | 2): void {
    if (to - from <= LEAF) return;
    const { x, y, z } = this.#columns.numbers;
    const by = [x, y, z][axis]!;
    const middle = (from + to) >>> 1;
    select(this.#rows, by, from, to - 1, middle);
    // Kept, because the middle row may move later.
    this.#borders[part] = by[this.#rows[middle]!]!;
    this.#divide(from, middle, 2 * part, nextAxis[axis]);
    this.#divide(middle + 1, to, 2 * part + 1, nextAxis[axis]);
  }
}

const nextAxis = [1, 2, 0] as const;

/** Quickselect: puts the row of this rank between `left` and `right`, both included, in its place. */
function select(rows: Uint32Array, by: Float64Array, left: number, right: number, rank: number): void {
  let [first, last] = [left, right];
  while (first < last) {
    const pivot = by[rows[(first + last) >>> 1]!]!;
    let [i, j] = [first, last];
    while (i <= j) {
      while (by[rows[i]!]! < pivot) i += 1;
      while (by[rows[j]!]! > pivot) j -= 1;
      if (i > j) break;
      [rows[i], rows[j]] = [rows[j]!, rows[i]!];
      i += 1;
      j -= 1;
    }
    if (rank <= j) last = j;
    else if (rank >= i) first = i;
    else return;
  }
}
