import { apiErrors, type ErrorKey } from '@amparo/domain/http/apiError.ts';

/**
 * Returns the key and status of an ApiError, otherwise null. Compares the name, because the server and the built
 * pages each have their own copy of the class.
 */
export function errorKeyOf(error: unknown): { key: ErrorKey; status: number } | null {
  if (!(error instanceof Error) || error.name !== 'ApiError') return null;
  const { key } = error as Error & { key?: string };
  return key && key in apiErrors ? { key: key as ErrorKey, status: apiErrors[key as ErrorKey] } : null;
}
