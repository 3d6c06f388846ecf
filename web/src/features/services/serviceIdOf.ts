import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { LoadInput } from '../../routing/load.ts';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the id from a page's address. Throws NOT_FOUND for text that cannot be an id. */
export function serviceIdOf({ id = '' }: LoadInput['params']): string {
  if (!isUuid.test(id)) throw new ApiError('NOT_FOUND');
  return id;
}
