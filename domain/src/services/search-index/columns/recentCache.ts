/** Stores values by key. Removes the value that was used least recently when there are too many. */
export class RecentCache<Value> {
  readonly #most: () => number;
  /** In the order of their last use. */
  readonly #values = new Map<string, Value>();

  constructor(most: number | (() => number)) {
    this.#most = typeof most === 'number' ? () => most : most;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    while (this.#values.size > this.#most()) this.#values.delete(this.#values.keys().next().value!);
  }
}
