import { ApiError } from '@amparo/domain/http/apiError.ts';
import pLimit from 'p-limit';

/** Returns a function that runs so many pieces of costly work at once and lets so many wait. It refuses more with UNAVAILABLE. */
export function concurrencyLimit({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= running && limit.pendingCount >= waiting) throw new ApiError('UNAVAILABLE');
    return limit(work);
  };
}
