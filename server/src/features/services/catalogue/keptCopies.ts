import { LRUCache } from 'lru-cache';

/** Copies of what the database says, each read when it is first asked for, for as long as somebody keeps them in step. */
export class KeptCopies<What, Copy> {
  readonly #kept: LRUCache<string, { what: What; copy: Copy }>;
  readonly #reading = new Map<string, Promise<Copy>>();

  /** At most so many are kept and, where `sizeOf` tells how large each is, so much in all. */
  constructor({ most, mostInAll, sizeOf }: { most: number; mostInAll?: number; sizeOf?: (copy: Copy) => number }) {
    this.#kept = new LRUCache({
      max: most,
      ...(mostInAll && sizeOf ? { maxSize: mostInAll, sizeCalculation: ({ copy }) => sizeOf(copy) } : {}),
    });
  }

  async take(key: string, what: What, read: (what: What) => Promise<Copy>): Promise<Copy> {
    const known = this.#kept.get(key);
    if (known) return known.copy;
    const begun = this.#reading.get(key);
    if (begun) return begun;
    const reading = read(what);
    this.#reading.set(key, reading);
    try {
      const copy = await reading;
      if (this.#reading.get(key) === reading) this.#kept.set(key, { what, copy });
      return copy;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  /** All that is kept, the least used first, to be renewed and put back. What is being read may be old by then: it is not kept. */
  toRenew(): { key: string; what: What; copy: Copy }[] {
    this.#reading.clear();
    return [...this.#kept.rkeys()].map((key) => ({ key, ...this.#kept.peek(key)! }));
  }

  put(key: string, what: What, copy: Copy): void {
    this.#kept.set(key, { what, copy });
  }

  clear(): void {
    this.#kept.clear();
  }
}
