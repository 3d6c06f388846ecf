import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { IdentityProblem } from './identityProvider.ts';

const passing = ['server_error', 'temporarily_unavailable'];

/** What went wrong on the way, in a kind that can be told to people and a code that quotes nothing. */
export function toIdentityProblem(error: unknown): IdentityProblem {
  if (error instanceof IdentityProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new IdentityProblem('denied', 'ACCESS_DENIED');
    return new IdentityProblem(passing.includes(error.error) ? 'unavailable' : 'failed', 'REFUSED');
  }
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const told = typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN';
  return new IdentityProblem(isAway(error, told, cause) ? 'unavailable' : 'failed', told);
}

/** No connection, no answer in time, or an answer that says so. */
function isAway(error: unknown, code: string, cause: unknown): boolean {
  const response = error instanceof ResponseBodyError ? error : cause;
  const { status = 0 } = (response ?? {}) as { status?: number };
  return status >= 500 || status === 429 || code === 'OAUTH_TIMEOUT' || isCutOff(error) || isCutOff(cause);
}

function isCutOff(error: unknown): boolean {
  const { name, message = '' } = (error ?? {}) as { name?: string; message?: string };
  return name === 'TimeoutError' || (name === 'TypeError' && /fetch failed|terminated/.test(message));
}
