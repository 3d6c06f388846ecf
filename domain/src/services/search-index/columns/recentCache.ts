/** Stores values by key. Removes the value that was used least recently when there are too many. */
export class RecentCache<Value> {
  readonly #most: number;
  readonly #weightOf: (value: Value) => number;
  #weight = 0;
  /** In the order of their last use. */
  readonly #values = new Map<string, Value>();

  /** The weights of all values together are at most `most`. Without `weightOf`, this is their number. */
  constructor(most: number, weightOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#remove(key);
    this.#values.set(key, value);
    this.#weight += this.#weightOf(value);
    while (this.#weight > this.#most) this.#remove(this.#values.keys().next().value!);
  }

  #remove(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#weightOf(value);
  }
}
