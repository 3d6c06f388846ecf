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
    if (!outcome.error && !next) await buildNewerOn(entry, outcome.answer);
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
    if (isOnline && entry.kind === 'beds') await outboxStore.update({ ...entry, mayHaveArrived: true }).catch(() => {});
    const storeProgress = () => outboxStore.update(entry).catch(() => {});
    const answer = await sendWithImages(callerOf(entry), entry.call, entry.images, storeProgress);
    const [refusal] = (answer as { data: { refused?: { key: ApiError['key'] }[] } }).data.refused ?? [];
    return refusal ? { error: new ApiError(refusal.key, undefined, refusal) } : { answer };
  } catch (error) {
    return { error: errorKeyOf(error) ? (error as ApiError) : new ApiError('INTERNAL') };
  }
}

/**
 * Bed counts, and confirmations without the link of a mail, are sent by the person who made them. Everything else is sent
 * as a guest, because an Idempotency-Key belongs to one viewer, and the person may sign in or out between two attempts.
 */
export function needsSession({ kind, call }: OutboxEntry): boolean {
  const isByLink = (call.body as { token?: string } | undefined)?.token !== undefined;
  return kind === 'beds' || (kind === 'confirmation' && !isByLink);
}

function callerOf(entry: OutboxEntry): AnyCall {
  const caller: AnyCall = needsSession(entry) ? (callApi as AnyCall) : call;
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

/**
 * Deletes older bed counts of the shelter, and builds those on this one that the person has entered while it was sent.
 */
export async function buildNewerOn(saved: OutboxEntry, answer: unknown): Promise<void> {
  if (saved.kind !== 'beds') return;
  for (const entry of await waitingOf(saved.subject).catch(() => [])) {
    if (entry.createdAt < saved.createdAt) await removeEntries([entry.id]);
    else if (entry.id !== saved.id) await buildOn(entry, answer);
  }
}

/**
 * The newer bed count was entered on top of the older one: the server must not treat the older one as a change by
 * another person.
 */
async function buildOn(next: OutboxEntry, answer: unknown): Promise<void> {
  const at = (answer as { data?: { bedsUpdatedAt?: string } } | undefined)?.data?.bedsUpdatedAt;
  const { body } = next.call as { body?: { services?: object[] } };
  if (at === undefined || !body?.services) return;
  next.call.body = { services: body.services.map((count) => ({ ...count, ifUnmodifiedSince: at })) };
  await outboxStore.update(next);
}

export function refusedEntry(entry: OutboxEntry, { key, fields = {}, data }: ApiError): OutboxEntry {
  return { ...entry, state: 'refused', problem: { key, fields, data } };
}

/** The waiting entries of one subject, in order. */
export async function waitingOf(subject: string): Promise<OutboxEntry[]> {
  return (await outboxStore.list()).filter((entry) => entry.subject === subject && entry.state === 'waiting');
}
