import { ApiError } from '@amparo/domain/http/apiError.ts';
import { account } from '../../browser/storage/account.ts';
import { waitingIds } from '../../browser/storage/outbox.ts';
import { announceChange, type OutboxEntry, outboxStore, whileHeld } from './outboxStore.ts';
import { isTemporary, needsSession, type Outcome, refusedEntry, sendInOrder, waitingOf } from './sendInOrder.ts';

const dayMs = 86_400_000;
/** Less than an Idempotency-Key lives on the server (docs/decisions/idempotency.md). */
const longestWaitMs = 7 * dayMs;
/** Like unfinished forms. */
const longestStorageMs = 30 * dayMs;

let running: Promise<number> | null = null;
let isRequestedAgain = false;

/**
 * Sends everything that waits: call it when the network may have returned. Pages and the service worker may call it at
 * the same time; each entry is sent once. Returns how many entries still wait.
 */
export function sendWaiting(): Promise<number> {
  isRequestedAgain = running !== null;
  running ??= sendAll()
    .catch(() => 0)
    .finally(() => {
      running = null;
      if (isRequestedAgain) void sendWaiting();
    });
  return running;
}

/** For Background Sync: a rejected event is repeated by the browser. */
export async function sendWaitingOrThrow(): Promise<void> {
  if ((await sendWaiting()) > 0) throw new ApiError('UNREACHABLE');
}

async function sendAll(): Promise<number> {
  const entries = (await currentEntries()).filter(isSendable);
  for (const subject of new Set(entries.map((entry) => entry.subject))) {
    const outcome = await whileHeld(subject, () => sendSubject(subject));
    if (outcome?.error?.key === 'UNREACHABLE') break;
  }
  if (entries.length > 0) announceChange();
  return (await outboxStore.list()).filter(isSendable).length;
}

async function sendSubject(subject: string): Promise<Outcome> {
  const entries = await waitingOf(subject);
  const last = entries[entries.length - 1];
  if (!last) return {};
  const outcome = await sendInOrder(entries);
  if (!outcome.error)
    await outboxStore.update({ ...last, state: 'sent', typed: {}, images: [], call: { ...last.call, body: {} } });
  else if (!isTemporary(outcome.error)) await outboxStore.update(refusedEntry(last, outcome.error));
  return outcome;
}

/** The session of the person is stored where the service worker cannot read it. */
function isSendable(entry: OutboxEntry): boolean {
  const { owner, state } = entry;
  if (state !== 'waiting') return false;
  return !needsSession(entry) || (typeof window !== 'undefined' && account.readNow()?.user.id === owner);
}

/**
 * Entries of the person on this device. Returns to its form what waited for seven days, and deletes what is older than
 * 30 days or belongs to another person.
 */
export async function currentEntries(): Promise<OutboxEntry[]> {
  const now = Date.now();
  const isGone = ({ createdAt, state }: OutboxEntry) => state !== 'waiting' && now - createdAt > longestStorageMs;
  if (typeof window === 'undefined')
    return (await outboxStore.list()).filter((entry) => now - entry.createdAt <= longestWaitMs);
  const user = account.readNow()?.user.id ?? null;
  const isOthers = ({ owner }: OutboxEntry) => owner !== null && user !== null && owner !== user;
  await outboxStore.take((entry) => isGone(entry) || isOthers(entry));
  for (const entry of await outboxStore.list()) {
    if (entry.state === 'waiting' && now - entry.createdAt > longestWaitMs)
      await outboxStore.update({ ...entry, state: 'refused', problem: { key: 'EXPIRED', fields: {}, data: null } });
  }
  const entries = await outboxStore.list();
  keepIds(entries.map(({ id }) => id));
  return entries;
}

/** The service worker cannot change the ids, so pages do. */
function keepIds(ids: string[]): void {
  for (const id of waitingIds.read()) if (!ids.includes(id)) waitingIds.remove(id);
  for (const id of ids) if (!waitingIds.read().includes(id)) waitingIds.add(id);
}

/** Returns the entries that were sent since the last call, for a message to the person. One tab gets them. */
export async function takeSent(): Promise<OutboxEntry[]> {
  const sent = await outboxStore.take(({ state }) => state === 'sent');
  for (const { id } of sent) waitingIds.remove(id);
  return sent;
}
