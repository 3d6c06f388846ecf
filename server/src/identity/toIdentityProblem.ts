import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { IdentityProblem } from './identityProvider.ts';

const temporaryErrors = ['server_error', 'temporarily_unavailable'];

/** Converts an error to a kind for users and a code for the log, which contains no data. */
export function toIdentityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new IdentityProblem('denied', 'ACCESS_DENIED');
    return new IdentityProblem(temporaryErrors.includes(error.error) ? 'unavailable' : 'failed', 'REFUSED');
  }
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const logCode = typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN';
  return new IdentityProblem(isUnavailable(error, logCode, cause) ? 'unavailable' : 'failed', logCode);
}

/** Whether there was no connection, no response in time, or a response with a temporary error. */
function isUnavailable(error: unknown, code: string, cause: unknown): boolean {
  const response = error instanceof ResponseBodyError ? error : cause;
  const { status = 0 } = (response ?? {}) as { status?: number };
  return (
    status >= 500 || status === 429 || code === 'OAUTH_TIMEOUT' || isConnectionError(error) || isConnectionError(cause)
  );
}

function isConnectionError(error: unknown): boolean {
  const { name, message = '' } = (error ?? {}) as { name?: string; message?: string };
  return name === 'TimeoutError' || (name === 'TypeError' && /fetch failed|terminated/.test(message));
}
