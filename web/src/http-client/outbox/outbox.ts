import { ApiError } from '@amparo/domain/http/apiError.ts';
import { account } from '../../browser/storage/account.ts';
import { openOutbox, waitingIds, waitingKey } from '../../browser/storage/outbox.ts';
import { announceChange, type OutboxEntry, outboxStore, removeEntries, whileHeld } from './outboxStore.ts';
import { refusedEntry, sendInOrder, waitingOf } from './sendInOrder.ts';
import { sendWhenPossible } from './sendWhenPossible.ts';

/** The tag of Background Sync: the service worker answers its event with `sendWaitingOrThrow`. */
export const outboxSyncTag = 'outbox';

type NewEntry = Pick<OutboxEntry, 'kind' | 'about' | 'page' | 'call'> &
  Partial<Pick<OutboxEntry, 'id' | 'subject' | 'typed' | 'images'>>;

/** An entry of the person on this device, at the moment when they press Send. */
export function newEntry(entry: NewEntry): OutboxEntry {
  const { id = randomId() } = entry;
  return {
    subject: id,
    typed: {},
    images: [],
    ...entry,
    id,
    owner: account.read()?.user.id ?? null,
    createdAt: Date.now(),
    state: 'waiting',
    problem: null,
    mayHaveArrived: false,
  };
}

/** A UUID. By hand: the oldest phones know no `randomUUID`. */
function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type SendResult = { isSent: true; answer: unknown } | { isSent: false };

/**
 * Stores an entry, then sends it. If the server cannot be reached, the entry waits, and `isSent` is false. Rejects with
 * an ApiError if the server refuses it, or if the device cannot store it; then nothing waits.
 */
export async function sendOrWait(entry: OutboxEntry): Promise<SendResult> {
  const before = await outboxStore.find(entry.id).catch(() => undefined);
  const result = await whileHeld(entry.subject, async (): Promise<SendResult> => {
    const isStored = await storeBeforeSending(entry);
    const outcome = await sendInOrder(isStored ? await waitingOf(entry.subject) : [entry]);
    if (!outcome.error) {
      if (isStored) await removeEntries([entry.id]);
      return { isSent: true, answer: outcome.answer };
    }
    if (isStored && outcome.error.key === 'UNREACHABLE') {
      keepWaiting(entry);
      return { isSent: false };
    }
    if (before) await outboxStore.put(refusedEntry(entry, outcome.error));
    else if (isStored) await removeEntries([entry.id]);
    throw outcome.error;
  });
  if (result) return result;
  // Another tab sends an older entry of the same subject.
  if (!(await storeBeforeSending(entry))) throw new ApiError('UNREACHABLE');
  keepWaiting(entry);
  return { isSent: false };
}

/** Stores the id for the next start of the app, in case this page closes while it sends. This page shows nothing. */
function markForNextStart(id: string): void {
  try {
    localStorage.setItem(waitingKey, JSON.stringify([id, ...waitingIds.read()]));
  } catch {}
}

/** An older entry of the same subject that never left the device is replaced. */
async function storeBeforeSending(entry: OutboxEntry): Promise<boolean> {
  try {
    await outboxStore.put(entry);
  } catch {
    return false;
  }
  markForNextStart(entry.id);
  const replaced = await outboxStore.take(
    ({ id, subject, state, mayHaveArrived }) =>
      subject === entry.subject && id !== entry.id && (state === 'refused' || (state === 'waiting' && !mayHaveArrived)),
  );
  for (const { id } of replaced) waitingIds.remove(id);
  return true;
}

function keepWaiting({ id }: OutboxEntry): void {
  // The entry is deleted.
  if (openOutbox.isLeft) return;
  waitingIds.add(id);
  announceChange();
  sendWhenPossible();
  void registerSync();
}

/** Asks the browser to wake the service worker when the network returns, also after this page is closed. */
async function registerSync(): Promise<void> {
  try {
    if (!navigator.serviceWorker?.controller) return;
    const registration = await navigator.serviceWorker.ready;
    const { sync } = registration as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(outboxSyncTag);
  } catch {
    // Pages send it.
  }
}

/** Deletes one entry, at the wish of the person. */
export async function deleteEntry(id: string): Promise<void> {
  await removeEntries([id]);
  announceChange();
}

/** Deletes the entries of a person who signs out. */
export async function deleteEntriesOfAccount(): Promise<void> {
  if (waitingIds.read().length === 0) return;
  const deleted = await outboxStore.take(({ owner }) => owner !== null).catch(() => []);
  for (const { id } of deleted) waitingIds.remove(id);
  announceChange();
}
