import { ApiError } from '@amparo/domain/http/apiError.ts';

/** Whether somebody else wrote it since it was read; answers tell time to the millisecond. */
export function isChangedSince(updatedAt: Date, seenAt: string | undefined): boolean {
  return seenAt !== undefined && updatedAt.getTime() > Date.parse(seenAt);
}

/** Throws the newer state, so that nobody writes over what they never saw (api.md). */
export function refuseIfChanged(newer: { updatedAt: string }, seenAt: string | undefined): void {
  if (isChangedSince(new Date(newer.updatedAt), seenAt)) throw new ApiError('CHANGED_MEANWHILE', undefined, newer);
}
