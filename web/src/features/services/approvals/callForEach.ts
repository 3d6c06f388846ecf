import { ApiError } from '@amparo/domain/http/apiError.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

interface Result {
  done: string[];
  /** Includes services that another person has handled meanwhile. */
  handled: string[];
  /** The reason why others failed. Null if none failed. */
  error: unknown;
}

/** Approves, deletes or restores any number of services. If one fails, the result still lists those done. */
export async function callForEach(how: 'approve' | 'delete' | 'restore', ids: readonly string[]): Promise<Result> {
  const result: Result = { done: [], handled: [], error: null };
  const size = how === 'restore' ? 1 : maxAtOnce;
  try {
    for (let at = 0; at < ids.length; at += size) {
      const { done, refused } = await callFor(how, ids.slice(at, at + size));
      const missing = refused.filter(({ key }) => key === 'NOT_FOUND').map(({ id }) => id);
      result.done.push(...done);
      result.handled.push(...done, ...missing);
      if (missing.length < refused.length) result.error = new ApiError('NOT_ALLOWED');
    }
  } catch (error) {
    result.error = error;
  }
  return result;
}

async function callFor(how: 'approve' | 'delete' | 'restore', services: string[]) {
  if (how === 'restore') return restore(services[0]!);
  const name = how === 'approve' ? 'POST /services/approve-services' : 'POST /services/remove-services';
  return (await callApi(name, { body: { services } })).data;
}

async function restore(id: string) {
  try {
    await callApi('POST /services/:id/restore', { params: { id } });
    return { done: [id], refused: [] };
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_FOUND') throw error;
    return { done: [], refused: [{ id, key: 'NOT_FOUND' as const }] };
  }
}
