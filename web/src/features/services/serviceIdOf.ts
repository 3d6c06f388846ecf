import { ApiError } from '@amparo/domain/http/apiError.ts';
import { isUuid } from '@amparo/domain/http/isUuid.ts';
import type { LoadInput } from '../../routing/load.ts';

/** Returns the id from a page's address. Throws NOT_FOUND for text that cannot be an id. */
export function serviceIdOf({ id = '' }: LoadInput['params']): string {
  if (!isUuid(id)) throw new ApiError('NOT_FOUND');
  return id;
}
