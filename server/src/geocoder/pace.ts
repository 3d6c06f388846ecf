import { setTimeout } from 'node:timers/promises';
import { ExternalServiceError } from '../http/external/fetchExternal.ts';

/** Lets calls through one after the other, so far apart; who would wait for too long is told so at once. */
export class Pace {
  readonly #spacingMs: number;
  readonly #longestWaitMs: number;
  #nextAt = 0;

  constructor(spacingMs: number, longestWaitMs: number) {
    this.#spacingMs = spacingMs;
    this.#longestWaitMs = longestWaitMs;
  }

  async wait(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    if (at - now > this.#longestWaitMs) throw new ExternalServiceError('BUSY');
    this.#nextAt = at + this.#spacingMs;
    if (at > now) await setTimeout(at - now);
  }
}
