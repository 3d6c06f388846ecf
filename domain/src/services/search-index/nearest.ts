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
    const { x, y, z } = this.#columns.numbers;
    const axes = [x, y, z] as const;
    const offer = (row: number) => {
      if (rows.has(row) && !this.#moved.has(row)) first.offer(row);
    };
    const visit = (from: number, to: number, axis: 0 | 1 | 2) => {
      if (to - from <= LEAF) {
        for (let i = from; i < to; i += 1) offer(this.#rows[i]!);
        return;
      }
      const middle = (from + to) >>> 1;
      const row = this.#rows[middle]!;
      const beyond = point[axis] - axes[axis][row]!;
      const next = nextAxis[axis];
      if (beyond < 0) visit(from, middle, next);
      else visit(middle + 1, to, next);
      offer(row);
      if (beyond * beyond > first.worst) return;
      if (beyond < 0) visit(middle + 1, to, next);
      else visit(from, middle, next);
    };
    visit(0, this.#rows.length, 0);
  }

  build(): void {
    const { x, y, z } = this.#columns.numbers;
    this.#rows = Uint32Array.from({ length: this.#columns.length }, (_, row) => row);
    this.#moved.clear();
    divide(this.#rows, [x, y, z], 0, this.#rows.length, 0);
  }
}

const nextAxis = [1, 2, 0] as const;

/** Builds the tree of a part: the middle row, smaller coordinates before it and larger ones after it, and so on. */
function divide(rows: Uint32Array, axes: readonly Float64Array[], from: number, to: number, axis: 0 | 1 | 2): void {
  if (to - from <= LEAF) return;
  const middle = (from + to) >>> 1;
  select(rows, axes[axis]!, from, to - 1, middle);
  divide(rows, axes, from, middle, nextAxis[axis]);
  divide(rows, axes, middle + 1, to, nextAxis[axis]);
}

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
