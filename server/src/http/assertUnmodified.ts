import { ApiError } from '@amparo/domain/http/apiError.ts';

/** Whether somebody else wrote it since it was read; answers tell time to the millisecond. */
export function isModifiedSince(updatedAt: Date, ifUnmodifiedSince: string | undefined): boolean {
  return ifUnmodifiedSince !== undefined && updatedAt.getTime() > Date.parse(ifUnmodifiedSince);
}

/** Throws the newer state, so that nobody writes over what they never saw (api.md). */
export function assertUnmodified(newer: { updatedAt: string }, ifUnmodifiedSince: string | undefined): void {
  if (isModifiedSince(new Date(newer.updatedAt), ifUnmodifiedSince))
    throw new ApiError('CHANGED_MEANWHILE', undefined, newer);
}
