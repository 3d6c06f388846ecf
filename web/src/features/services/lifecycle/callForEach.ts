import { ApiError, type ErrorKey } from '@amparo/domain/http/apiError.ts';
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
  /** Those that failed for the reason in `error`. */
  refused: string[];
  /** The reason why some failed. Null if none failed. */
  error: unknown;
}

const handledKeys: readonly string[] = ['NOT_FOUND', 'NOT_WAITING'];

/** Handles any number of services. If one fails, the result still lists those done. */
export async function callForEach(action: Action, ids: readonly string[]): Promise<Result> {
  const result: Result = { done: [], unchanged: [], handled: [], refused: [], error: null };
  const refusals: Refusal[] = [];
  const size = action === 'restore' ? 1 : maxAtOnce;
  try {
    for (let at = 0; at < ids.length; at += size) {
      const { done, unchanged = [], refused } = await callFor(action, ids.slice(at, at + size));
      const missing = refused.filter(({ key }) => handledKeys.includes(key)).map(({ id }) => id);
      result.done.push(...done);
      result.unchanged.push(...unchanged);
      result.handled.push(...done, ...missing);
      for (const { id, key } of refused)
        if (!handledKeys.includes(key)) refusals.push({ id, key: key === 'EMAIL_NOT_PROVEN' ? key : 'NOT_ALLOWED' });
    }
    showRefusals(result, refusals);
  } catch (error) {
    showFailure(result, { error, ids, refusals });
  }
  return result;
}

export interface Refusal {
  id: string;
  key: ErrorKey;
}

/** A message gives one reason. These come first, because a person can do something about them. */
const shownFirst: readonly ErrorKey[] = ['CHANGED_MEANWHILE', 'EMAIL_NOT_PROVEN'];

/** Chooses the reason to show, and names only the services that failed for it. */
export function showRefusals(result: Result, refusals: readonly Refusal[]): void {
  const shown = shownFirst.find((first) => refusals.some(({ key }) => key === first)) ?? refusals[0]?.key;
  if (!shown) return;
  result.error = new ApiError(shown);
  result.refused = refusals.filter(({ key }) => key === shown).map(({ id }) => id);
}

/** A request failed: names the services without an answer. */
export function showFailure(
  result: Result,
  { error, ids, refusals }: { error: unknown; ids: readonly string[]; refusals: readonly Refusal[] },
): void {
  const answered = new Set([...result.handled, ...refusals.map(({ id }) => id)]);
  result.error = error;
  result.refused = ids.filter((id) => !answered.has(id));
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
