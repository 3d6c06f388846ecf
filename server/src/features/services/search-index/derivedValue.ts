import type { SearchIndex } from './index.ts';

/**
 * A value is made again at most this often, and for at most a twentieth of the time, even if services change often.
 */
const FRESH_MS = 60_000;

type Index = Pick<SearchIndex, 'changeCount' | 'inTime' | 'refreshAnyway'>;

/** A value made of all services: at its first use and, in the background, after services have changed. */
export class DerivedValue<Value> {
  readonly #index: Index;
  readonly #make: () => Promise<Value>;
  #value: Promise<Value> | undefined;
  #asOf = 0;
  #freshUntil = 0;

  constructor(index: Index, make: () => Promise<Value>) {
    this.#index = index;
    this.#make = make;
  }

  current(): Promise<Value> {
    const isOld = this.#index.changeCount !== this.#asOf && Date.now() > this.#freshUntil;
    if (!this.#value || isOld) this.#renew();
    return this.#index.inTime(this.#value!);
  }

  #renew(): void {
    const startedAt = Date.now();
    this.#freshUntil = Number.POSITIVE_INFINITY;
    const making = this.#makeAfterRefresh().finally(() => {
      this.#freshUntil = Date.now() + Math.max(FRESH_MS, 20 * (Date.now() - startedAt));
    });
    const before = this.#value;
    this.#value ??= making;
    const use = (value: Promise<Value> | undefined) => () => {
      this.#value = value;
    };
    making.then(use(making), use(before));
  }

  /** After a start, all lists wait for the index, and only searches for the value. */
  async #makeAfterRefresh(): Promise<Value> {
    await this.#index.refreshAnyway();
    this.#asOf = this.#index.changeCount;
    return this.#make();
  }
}
