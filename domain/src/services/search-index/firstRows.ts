import type { Order } from './sort.ts';

/** Collects the first rows of an order. Does not store the other rows that are offered. */
export class FirstRows {
  readonly #order: Order;
  readonly #count: number;
  readonly #most: number;
  #rows: number[] = [];
  #last: number | undefined;
  /** Rows with a larger key are not among the first. */
  worst = Number.POSITIVE_INFINITY;

  constructor(order: Order, count: number) {
    this.#order = order;
    this.#count = count;
    this.#most = 2 * count + 100;
  }

  offer(row: number): void {
    if (this.#last !== undefined) {
      const key = this.#order.key(row);
      if (key > this.worst || (key === this.worst && this.#order.compare(row, this.#last) > 0)) return;
    }
    this.#rows.push(row);
    if (this.#rows.length >= this.#most) this.#cut();
  }

  /** Returns the first rows in order. */
  sorted(): number[] {
    this.#cut();
    return this.#rows;
  }

  #cut(): void {
    const { key, compare } = this.#order;
    this.#rows.sort((a, b) => key(a) - key(b) || compare(a, b));
    if (this.#rows.length < this.#count) return;
    this.#rows.length = this.#count;
    this.#last = this.#rows.at(-1);
    if (this.#last !== undefined) this.worst = key(this.#last);
  }
}
