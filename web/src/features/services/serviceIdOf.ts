import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { LoadInput } from '../../routing/load.ts';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id in a page's address. One that cannot be a service's is not there, rather than filled in wrongly: NOT_FOUND. */
export function serviceIdOf({ id = '' }: LoadInput['params']): string {
  if (!isUuid.test(id)) throw new ApiError('NOT_FOUND');
  return id;
}
