import { ApiError } from '@amparo/domain/http/apiError.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import type { Result } from '../../lifecycle/callForEach.ts';
import type { ManagedCardData } from '../data/toManagedCard.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

/** Confirms services as they are on the screen. Services that somebody changed meanwhile are not confirmed. */
export async function confirmEach(services: readonly ManagedCardData[]): Promise<Result> {
  const result: Result = { done: [], handled: [], error: null };
  try {
    for (let at = 0; at < services.length; at += maxAtOnce) {
      const seen = services
        .slice(at, at + maxAtOnce)
        .map(({ id, updatedAt }) => ({ id, ifUnmodifiedSince: updatedAt }));
      const { done, refused } = (await callApi('POST /services/confirm-services', { body: { services: seen } })).data;
      result.done.push(...done);
      result.handled.push(...done);
      if (refused.length > 0) result.error = new ApiError(refused[0]!.key);
    }
  } catch (error) {
    result.error = error;
  }
  return result;
}
