import type { SearchIndex } from './index.ts';

/**
 * A value is made again at most this often, and for at most a twentieth of the time, even if services change often.
 */
const FRESH_MS = 60_000;

type Index = Pick<SearchIndex, 'changeCount' | 'inTime' | 'refreshAnyway' | 'storeWith' | 'takeStored'>;

interface Making<Stored, Value> {
  /** The name of the value in the file of the index. */
  name: string;
  /** Reads the services. The result is stored with the index for the next start. */
  make: () => Promise<Stored>;
  open: (stored: Stored) => Value;
}

/** A value made of all services: at its first use and, in the background, after services have changed. */
export class DerivedValue<Stored, Value> {
  readonly #index: Index;
  readonly #making: Making<Stored, Value>;
  #value: Promise<Value> | undefined;
  /** What the value was made of, and the `changeCount` of the index then. */
  #made: { stored: Stored; asOf: number } | undefined;
  #freshUntil = 0;

  constructor(index: Index, making: Making<Stored, Value>) {
    this.#index = index;
    this.#making = making;
    index.storeWith(making.name, () => this.#made && { value: this.#made.stored, asOf: this.#made.asOf });
  }

  current(): Promise<Value> {
    const isOld = this.#index.changeCount !== this.#made?.asOf && Date.now() > this.#freshUntil;
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
    const { name, make, open } = this.#making;
    const known = this.#index.takeStored(name);
    const asOf = known ? known.asOf : this.#index.changeCount;
    const stored = known ? (known.value as Stored) : await make();
    this.#made = { stored, asOf };
    return open(stored);
  }
}
