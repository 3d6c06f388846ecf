import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createEmitter } from '../../browser/storage/createStore.ts';
import { openOutbox, outboxName, purgeMarker, waitingIds, waitingKey } from '../../browser/storage/outbox.ts';
import type { OutgoingCall, OutgoingImage } from './sendWithImages.ts';

export type OutboxKind = 'connect' | 'report' | 'claim' | 'app' | 'kudo' | 'beds' | 'confirmation';

/** A request of a person that waits for the network, or its result. */
export interface OutboxEntry {
  id: string;
  kind: OutboxKind;
  /** The person who was signed in; null for a guest. Signing out deletes the entries of a person. */
  owner: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Entries with the same subject are sent in order: bed counts of one shelter, confirmations of one service. */
  subject: string;
  /** `sent` until a page has said so. `refused` until the person opens its form or deletes it. */
  state: 'waiting' | 'refused' | 'sent';
  /** The service, as the person saw it. Empty for feedback about Amparo. */
  about: string;
  /** The address of the form. */
  page: string;
  /** The values of the form. */
  typed: Record<string, string>;
  call: OutgoingCall;
  images: OutgoingImage[];
  /** Why it was refused. */
  problem: { key: ErrorKey | 'EXPIRED'; fields: FieldErrors; data: unknown } | null;
  /** Whether an attempt may have reached the server, although no response came. */
  mayHaveArrived: boolean;
}

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
  /** Until when an entry is being sent, for browsers without Web Locks. Milliseconds since 1970. */
  leases: { key: string; value: { subject: string; until: number } };
}

/** Safari 14 sometimes never opens a database. */
const longestOpeningMs = 3_000;
const longestLeaseMs = 90_000;

let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;

/** Rejects if the browser stores nothing, for example in a private window, or if the person leaves. */
async function open(): Promise<IDBPDatabase<OutboxSchema>> {
  opening ??= Promise.race([openNow(), timeout()]).catch((error) => {
    opening = null;
    throw error;
  });
  const db = await opening;
  await deleteMarkedEntries(db);
  return db;
}

async function openNow(): Promise<IDBPDatabase<OutboxSchema>> {
  assertNotLeaving();
  const db = await openDB<OutboxSchema>(outboxName, 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' });
      db.createObjectStore('leases', { keyPath: 'subject' });
    },
    // Another page deletes the database. This connection may have opened too late for `open`.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
  openOutbox.close = () => {
    db.close();
    opening = null;
  };
  if (openOutbox.isLeaving) openOutbox.close();
  assertNotLeaving();
  return db;
}

/** A page that the person leaves would create the deleted database again. */
function assertNotLeaving(): void {
  if (openOutbox.isLeaving) throw new Error('The person leaves');
}

/** After "Leave quickly", also in another tab. Reads local storage itself, because the ids of this page may be older. */
async function deleteMarkedEntries(db: IDBPDatabase<OutboxSchema>): Promise<void> {
  if (!isMarked()) return;
  await db.clear('entries');
  for (const id of [purgeMarker, ...waitingIds.read()]) waitingIds.remove(id);
}

function isMarked(): boolean {
  try {
    return (localStorage.getItem(waitingKey) ?? '').includes(purgeMarker);
  } catch {
    // The service worker has no local storage. It gets a message.
    return false;
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The outbox did not open')), longestOpeningMs);
  });
}

/** Lets another page delete the database. The next use opens it again. */
export function closeOutbox(): void {
  void opening?.then((db) => db.close()).catch(() => {});
  opening = null;
}

export const outboxStore = {
  /** All entries, the oldest first. */
  async list(): Promise<OutboxEntry[]> {
    const entries = await (await open()).getAll('entries');
    return entries.sort((a, b) => a.createdAt - b.createdAt);
  },
  async find(id: string): Promise<OutboxEntry | undefined> {
    return (await open()).get('entries', id);
  },
  async put(entry: OutboxEntry): Promise<void> {
    await (await open()).put('entries', entry);
  },
  /** Replaces an entry, unless the person or another tab has deleted it meanwhile. */
  async update(entry: OutboxEntry): Promise<void> {
    const { store, done } = (await open()).transaction('entries', 'readwrite');
    if ((await store.getKey(entry.id)) !== undefined) await store.put(entry);
    await done;
  },
  async delete(id: string): Promise<void> {
    await (await open()).delete('entries', id);
  },
  /** Returns and deletes the entries that match. One transaction, so that only one of several tabs gets them. */
  async take(matches: (entry: OutboxEntry) => boolean): Promise<OutboxEntry[]> {
    const transaction = (await open()).transaction('entries', 'readwrite');
    const taken = (await transaction.store.getAll()).filter(matches);
    await Promise.all([...taken.map(({ id }) => transaction.store.delete(id)), transaction.done]);
    return taken;
  },
};

/**
 * Runs `send` while no other tab or worker sends entries of this subject. Returns null without running it if one does.
 * A closed tab releases its lock, or its lease ends.
 */
export async function whileHeld<T>(subject: string, send: () => Promise<T>): Promise<T | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return whileLeased(subject, send);
  let isAnswered = false;
  try {
    return await locks.request(`outbox ${subject}`, { ifAvailable: true }, (lock): Promise<T> | null => {
      isAnswered = true;
      return lock ? send() : null;
    });
  } catch (error) {
    if (isAnswered) throw error;
    // Browsers refuse locks where they block the site's data.
    return whileLeased(subject, send);
  }
}

async function whileLeased<T>(subject: string, send: () => Promise<T>): Promise<T | null> {
  if (!(await lease(subject))) return null;
  try {
    return await send();
  } finally {
    await open()
      .then((db) => db.delete('leases', subject))
      .catch(() => {});
  }
}

/** Whether this tab may send now. Without storage nothing waits, so nothing is sent twice. */
async function lease(subject: string): Promise<boolean> {
  try {
    const { store, done } = (await open()).transaction('leases', 'readwrite');
    const found = await store.get(subject);
    const isFree = !found || found.until < Date.now();
    if (isFree) await store.put({ subject, until: Date.now() + longestLeaseMs });
    await done;
    return isFree;
  } catch {
    return true;
  }
}

export async function removeEntries(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await outboxStore.delete(id);
    waitingIds.remove(id);
  }
}

const changes = createEmitter();
let channel: BroadcastChannel | null = null;

/** Other tabs and the service worker. Safari 14 has no channel: its pages look again when they are shown. */
function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(outboxName);
  channel.onmessage = () => changes.emit();
  return channel;
}

export function announceChange(): void {
  changes.emit();
  openChannel()?.postMessage('changed');
}

/** Calls the listener after every change of the outbox, also in other tabs. Returns the function that removes it. */
export function watchOutbox(listener: () => void): () => void {
  openChannel();
  return changes.watch(listener);
}
