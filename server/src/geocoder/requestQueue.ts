import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
import { ExternalServiceError } from '../http/external/fetchExternal.ts';

/** Returns a function that waits for the caller's turn: one per interval. It throws BUSY if the wait would be too long. */
export function requestQueue(intervalMs: number, maxWaitMs: number): () => Promise<void> {
  const limiter = new RateLimiterMemory({ points: 1, duration: intervalMs / 1000 });
  const queue = new RateLimiterQueue(limiter, { maxQueueSize: Math.floor(maxWaitMs / intervalMs) });
  return async () => {
    try {
      await queue.removeTokens(1);
    } catch {
      throw new ExternalServiceError('BUSY');
    }
  };
}
