import type { ErrorKey } from '@amparo/domain/http/apiError.ts';

/** What may go wrong with any call and a person can do something about: the sentences that tell of it. */
export const errorMessages = {
  UNREACHABLE: 'errors.UNREACHABLE',
  UNAVAILABLE: 'errors.UNAVAILABLE',
  TOO_MANY_REQUESTS: 'errors.TOO_MANY_REQUESTS',
} as const satisfies Partial<Record<ErrorKey, string>>;
