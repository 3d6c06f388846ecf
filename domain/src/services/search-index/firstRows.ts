import type { Order } from './sort.ts';

/** Collects the first rows of an order. Does not store the other rows that are offered. */
export class FirstRows {
  readonly #order: Order;
  readonly #count: number;
  readonly #most: number;
  /** The collected rows with their keys: comparing them computes no distance and no rank again. */
  #collected: KeyedRow[] = [];
  #last: KeyedRow | undefined;
  /** Rows with a larger key are not among the first. */
  worst = Number.POSITIVE_INFINITY;

  constructor(order: Order, count: number) {
    this.#order = order;
    this.#count = count;
    this.#most = 2 * count + 100;
  }

  offer(row: number): void {
    const { key, nextKey, compare } = this.#order;
    const first = key(row);
    if (first > this.worst) return;
    const next = nextKey(row);
    const last = this.#last;
    if (last && first === last.key) {
      if (next > last.nextKey || (next === last.nextKey && compare(row, last.row) > 0)) return;
    }
    this.#collected.push({ row, key: first, nextKey: next });
    if (this.#collected.length >= this.#most) this.#cut();
  }

  /** Returns the first rows in order. */
  sorted(): number[] {
    this.#cut();
    return this.#collected.map(({ row }) => row);
  }

  #cut(): void {
    const { compare } = this.#order;
    this.#collected.sort((a, b) => {
      if (a.key !== b.key) return a.key < b.key ? -1 : 1;
      if (a.nextKey !== b.nextKey) return a.nextKey < b.nextKey ? -1 : 1;
      return compare(a.row, b.row);
    });
    if (this.#collected.length < this.#count) return;
    this.#collected.length = this.#count;
    this.#last = this.#collected.at(-1);
    if (this.#last !== undefined) this.worst = this.#last.key;
  }
}

interface KeyedRow {
  row: number;
  key: number;
  nextKey: number;
}
