import { ApiError, type ErrorKey } from '@amparo/domain/http/apiError.ts';

/** A temporary error. Its response has Retry-After. */
export class RetryAfterError extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(key: ErrorKey, retryAfterSeconds: number) {
    super(key);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}
