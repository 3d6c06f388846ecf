import { ApiError } from '@amparo/domain/http/apiError.ts';
import { call, callApi } from '../callApi.ts';
import { errorKeyOf } from '../errorKeyOf.ts';
import { type OutboxEntry, outboxStore, removeEntries } from './outboxStore.ts';
import { type AnyCall, sendWithImages } from './sendWithImages.ts';

/** A dead connection may never answer. The server runs a repeated call only once. */
const longestCallMs = 60_000;

/** Later attempts may succeed. */
const temporary = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL', 'TOO_MANY_REQUESTS', 'STILL_UNDER_WAY', 'NOT_SIGNED_IN'];

export function isTemporary(error: ApiError): boolean {
  return temporary.includes(error.key);
}

export interface Outcome {
  answer?: unknown;
  error?: ApiError;
}

/** Sends entries of one subject. Returns the outcome of the last one, which replaces the others. */
export async function sendInOrder(entries: OutboxEntry[]): Promise<Outcome> {
  for (const [at, entry] of entries.entries()) {
    const outcome = await send(entry);
    const next = entries[at + 1];
    if (!next || (outcome.error && isTemporary(outcome.error))) return outcome;
    await removeEntries([entry.id]);
    await buildOn(next, outcome.answer);
  }
  return {};
}

async function send(entry: OutboxEntry): Promise<Outcome> {
  const isOnline = navigator.onLine !== false;
  try {
    // Only bed counts depend on it: others are never replaced.
    if (isOnline && entry.kind === 'beds') await outboxStore.put({ ...entry, mayHaveArrived: true }).catch(() => {});
    const answer = await sendWithImages(callerOf(entry), entry.call, entry.images, () => outboxStore.put(entry));
    const [refusal] = (answer as { data: { refused?: { key: ApiError['key'] }[] } }).data.refused ?? [];
    return refusal ? { error: new ApiError(refusal.key, undefined, refusal) } : { answer };
  } catch (error) {
    return { error: errorKeyOf(error) ? (error as ApiError) : new ApiError('INTERNAL') };
  }
}

/**
 * Bed counts are sent by their owner. Everything else is sent as a guest, because an Idempotency-Key belongs to one
 * viewer, and the person may sign in or out between two attempts.
 */
function callerOf({ kind }: OutboxEntry): AnyCall {
  const caller: AnyCall = kind === 'beds' ? (callApi as AnyCall) : call;
  return async (name, input) => {
    const answer = await Promise.race([caller(name, input), failAfter(longestCallMs)]);
    // Some networks answer everything with their own page.
    if ((answer as { data?: unknown } | null)?.data === undefined) throw new ApiError('UNREACHABLE');
    return answer;
  };
}

function failAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new ApiError('UNREACHABLE')), ms);
  });
}

/** The newer bed count was entered on top of the older one, so the older one is not somebody else's change. */
async function buildOn(next: OutboxEntry, answer: unknown): Promise<void> {
  const at = (answer as { data?: { bedsUpdatedAt?: string } } | undefined)?.data?.bedsUpdatedAt;
  const { body } = next.call as { body?: { services?: object[] } };
  if (at === undefined || !body?.services) return;
  next.call.body = { services: body.services.map((count) => ({ ...count, ifUnmodifiedSince: at })) };
  await outboxStore.put(next);
}

export function refusedEntry(entry: OutboxEntry, { key, fields = {}, data }: ApiError): OutboxEntry {
  return { ...entry, state: 'refused', problem: { key, fields, data } };
}

/** The waiting entries of one subject, in order. */
export async function waitingOf(subject: string): Promise<OutboxEntry[]> {
  return (await outboxStore.list()).filter((entry) => entry.subject === subject && entry.state === 'waiting');
}
