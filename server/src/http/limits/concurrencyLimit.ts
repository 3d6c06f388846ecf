import { ApiError } from '@amparo/domain/http/apiError.ts';

/** Lets only so many pieces of costly work run at once, and so many wait; whoever comes then is told to try again shortly. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw new ApiError('UNAVAILABLE');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this place, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
