import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { callInProcess } from '../http/serve.ts';

/** A list, a need, and a word that may be a name: they load the search index, the lexicon, and the names of services. */
const warmUps = [{ limit: 1 }, { q: 'food', limit: 1 }, { q: 'food amparo', limit: 1 }];
const WARM_UP_PAUSE_MS = 1000;
/** While many services are loaded, lists say 503. */
const MOST_WARM_UPS = 100;

/**
 * Searches, so that the first visitors do not wait until everything is loaded. With pauses, in which their own requests are
 * answered. Returns the function that stops it.
 */
export function warmUp(app: FastifyInstance): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const call = callInProcess(app);
  const run = async () => {
    const left = [...warmUps];
    for (let n = 0; n < MOST_WARM_UPS && left.length > 0; n += 1) {
      const isAnswered = await call('GET /services', { query: left[0]! }).then(
        () => true,
        () => false,
      );
      if (isAnswered) left.shift();
      await delay(WARM_UP_PAUSE_MS, undefined, { signal, ref: false });
    }
  };
  // Only the pause can fail, when the server stops.
  run().catch(() => undefined);
  return () => stopping.abort();
}
