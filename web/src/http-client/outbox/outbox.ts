import { ApiError } from '@amparo/domain/http/apiError.ts';
import { account } from '../../browser/storage/account.ts';
import { waitingIds, waitingKey } from '../../browser/storage/outbox.ts';
import { randomHex } from '../idempotencyKeys.ts';
import { announceChange, type OutboxEntry, outboxStore, removeEntries, whileHeld } from './outboxStore.ts';
import { isTemporary, refusedEntry, sendInOrder, waitingOf } from './sendInOrder.ts';
import { sendWhenPossible } from './sendWhenPossible.ts';

/** The tag of Background Sync: the service worker answers its event with `sendWaitingOrThrow`. */
export const outboxSyncTag = 'outbox';

type NewEntry = Pick<OutboxEntry, 'kind' | 'about' | 'page' | 'call'> &
  Partial<Pick<OutboxEntry, 'id' | 'subject' | 'typed' | 'images'>>;

/** An entry of the person on this device, at the moment when they press Send. */
export function newEntry(entry: NewEntry): OutboxEntry {
  const { id = uuidOf(randomHex()) } = entry;
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

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type SendResult = { isSent: true; answer: unknown } | { isSent: false };

/**
 * Stores an entry, then sends it. If the server cannot be reached, the entry waits, and `isSent` is false. Rejects with
 * an ApiError if the server refuses it, or if the device cannot store it; then nothing waits.
 */
export async function sendOrWait(entry: OutboxEntry): Promise<SendResult> {
  const hadEntries = waitingIds.read().length > 0;
  try {
    const result = await whileHeld(entry.subject, () => storeAndSend(entry));
    if (result) return result;
  } finally {
    // It may have replaced one of them.
    if (hadEntries) announceChange();
  }
  // Another tab sends an older entry of the same subject.
  if (!(await storeBeforeSending(entry))) throw new ApiError('UNREACHABLE');
  keepWaiting(entry);
  return { isSent: false };
}

async function storeAndSend(entry: OutboxEntry): Promise<SendResult> {
  const before = await outboxStore.find(entry.id).catch(() => undefined);
  const isStored = await storeBeforeSending(entry);
  const { error, answer } = await sendInOrder(isStored ? await waitingOf(entry.subject) : [entry]);
  if (!error) {
    if (isStored) await deleteStored(entry);
    return { isSent: true, answer };
  }
  // "Leave quickly" may have deleted it meanwhile.
  if (error.key === 'UNREACHABLE' && isStored && (await outboxStore.find(entry.id).catch(() => undefined))) {
    keepWaiting(entry);
    return { isSent: false };
  }
  if (before) await outboxStore.update(refusedEntry(entry, error));
  else if (isStored) await deleteStored(entry);
  throw error;
}

/** A page that the person leaves has deleted it already. */
async function deleteStored({ id }: OutboxEntry): Promise<void> {
  await removeEntries([id]).catch(() => {});
}

/**
 * For a page that the person has left: stores an entry that was not sent at once, so that a line says so. Returns
 * whether it will be sent.
 */
export async function storeUnsent(entry: OutboxEntry, error: ApiError): Promise<boolean> {
  const isWaiting = isTemporary(error);
  await outboxStore.put(isWaiting ? { ...entry, mayHaveArrived: true } : refusedEntry(entry, error));
  keepWaiting(entry);
  return isWaiting;
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

/** Deletes the entries of everyone except guests and the person who is signed in. */
export async function deleteEntriesOfOthers(): Promise<void> {
  const user = account.readNow()?.user.id;
  const deleted = await outboxStore.take(({ owner }) => owner !== null && owner !== user).catch(() => []);
  for (const { id } of deleted) waitingIds.remove(id);
  announceChange();
}
