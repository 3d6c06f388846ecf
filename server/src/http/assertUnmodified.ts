import { ApiError } from '@amparo/domain/http/apiError.ts';

/** Whether another person has changed the record since it was read. Responses contain times in milliseconds. */
export function isModifiedSince(updatedAt: Date, ifUnmodifiedSince: string | undefined): boolean {
  return ifUnmodifiedSince !== undefined && updatedAt.getTime() > Date.parse(ifUnmodifiedSince);
}

/**
 * Throws CHANGED_MEANWHILE with the newer version, so that people do not overwrite changes they have not seen (api.md).
 */
export function assertUnmodified(newer: { updatedAt: string }, ifUnmodifiedSince: string | undefined): void {
  if (isModifiedSince(new Date(newer.updatedAt), ifUnmodifiedSince))
    throw new ApiError('CHANGED_MEANWHILE', undefined, newer);
}
