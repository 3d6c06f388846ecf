/**
 * A large value that is built once: in steps while nobody waits for it, or at once when it is first needed. A slow phone
 * takes seconds for the lexicon, and must answer requests meanwhile.
 */
export class StepwiseBuild<Value> {
  /** Afterwards undefined, because it would keep the memory of its variables. */
  #steps: Iterator<void, Value> | undefined;
  #built: { value: Value } | undefined;

  constructor(start: () => Generator<void, Value>) {
    this.#steps = start();
  }

  get(): Value {
    while (!this.#built) this.#step();
    return this.#built.value;
  }

  /** Builds one more step each time. */
  *build(): Generator<void, void> {
    while (!this.#built) {
      this.#step();
      yield;
    }
  }

  #step(): void {
    const step = this.#steps!.next();
    if (!step.done) return;
    this.#built = { value: step.value };
    this.#steps = undefined;
  }
}
