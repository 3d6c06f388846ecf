import { ApiError } from '@amparo/domain/http/apiError.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';

/** The API accepts at most this many at once. */
const maxAtOnce = 1000;

/** With a reason, waiting services are sent back. With an email, its account becomes their owner. */
export type Action = 'approve' | 'delete' | 'restore' | { reason: string } | { userEmail: string };

export interface Result {
  done: string[];
  /** Those of `done` that the action did not change, and that cannot be undone. */
  unchanged: string[];
  /** Includes services that another person has handled meanwhile. */
  handled: string[];
  /** Those that failed. */
  refused: string[];
  /** The reason why others failed. Null if none failed. */
  error: unknown;
}

const handledKeys: readonly string[] = ['NOT_FOUND', 'NOT_WAITING'];

/** Handles any number of services. If one fails, the result still lists those done. */
export async function callForEach(action: Action, ids: readonly string[]): Promise<Result> {
  const result: Result = { done: [], unchanged: [], handled: [], refused: [], error: null };
  const size = action === 'restore' ? 1 : maxAtOnce;
  try {
    for (let at = 0; at < ids.length; at += size) {
      const { done, unchanged = [], refused } = await callFor(action, ids.slice(at, at + size));
      const missing = refused.filter(({ key }) => handledKeys.includes(key)).map(({ id }) => id);
      result.done.push(...done);
      result.unchanged.push(...unchanged);
      result.handled.push(...done, ...missing);
      const isUnproven = refused.some(({ key }) => key === 'EMAIL_NOT_PROVEN');
      if (missing.length < refused.length) result.error = new ApiError(isUnproven ? 'EMAIL_NOT_PROVEN' : 'NOT_ALLOWED');
    }
  } catch (error) {
    result.error = error;
  }
  result.refused = ids.filter((id) => !result.handled.includes(id));
  return result;
}

interface Answer {
  done: string[];
  unchanged?: string[];
  refused: { id: string; key: string }[];
}

async function callFor(action: Action, services: string[]): Promise<Answer> {
  if (action === 'restore') return restore(services[0]!);
  if (action === 'approve') return (await callApi('POST /services/approve-services', { body: { services } })).data;
  if (action === 'delete') return (await callApi('POST /services/remove-services', { body: { services } })).data;
  if ('userEmail' in action)
    return (await callApi('POST /services/assign-services', { body: { services, ...action } })).data;
  return (await callApi('POST /services/send-back-services', { body: { services, ...action } })).data;
}

async function restore(id: string): Promise<Answer> {
  try {
    await callApi('POST /services/:id/restore', { params: { id } });
    return { done: [id], refused: [] };
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_FOUND') throw error;
    return { done: [], refused: [{ id, key: 'NOT_FOUND' }] };
  }
}
