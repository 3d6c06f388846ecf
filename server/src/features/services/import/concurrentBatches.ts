/**
 * Stores several batches at once: while the database writes one, the next one is prepared. Batches with a common key
 * follow each other, so that the last line of a service wins.
 */
export class ConcurrentBatches {
  readonly #limit: number;
  readonly #running = new Map<Promise<void>, ReadonlySet<string>>();
  #failures: unknown[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Begins to store a batch as soon as possible. Throws if an earlier one failed. */
  async begin(keys: ReadonlySet<string>, store: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#limit || this.#isHeld(keys)) await Promise.race(this.#running.keys());
    this.#assertNoFailure();
    const running: Promise<void> = store()
      .catch((error) => void this.#failures.push(error))
      .finally(() => this.#running.delete(running));
    this.#running.set(running, keys);
    // One at a time: a transaction cannot be read from while it stores a batch.
    if (this.#limit === 1) await this.end();
  }

  /** Waits until all batches are stored. Throws if one failed. */
  async end(): Promise<void> {
    await Promise.all(this.#running.keys());
    this.#assertNoFailure();
  }

  #isHeld(keys: ReadonlySet<string>): boolean {
    return [...this.#running.values()].some((held) => !held.isDisjointFrom(keys));
  }

  #assertNoFailure(): void {
    const [failure] = this.#failures;
    this.#failures = [];
    if (failure !== undefined) throw failure;
  }
}
