import { idStore } from './storedIds.ts';

export const waitingKey = 'waiting';
export const outboxName = 'outbox';

/**
 * The ids of entries that wait on this device or were refused (docs/decisions/send-later.md). Pages without any do not
 * load the outbox.
 */
export const waitingIds = idStore(waitingKey);

/** Stands for entries that a page had no time to delete. The next page deletes them before it reads any. */
export const leftId = '00000000-0000-0000-0000-000000000000';

/** The database of this page. `close` is set once it is open; after `isLeft`, it is not opened again. */
export const openOutbox: { close?: () => void; isLeft?: boolean } = {};

/**
 * Deletes everything that waits. Starts at once, because the page may close right after. A page that `isLeaving` stores
 * nothing more, although it may still be sending.
 */
export function deleteOutbox(isLeaving = false): void {
  openOutbox.isLeft = isLeaving;
  // An open database could not be deleted before the page is gone.
  openOutbox.close?.();
  try {
    const isEmpty = (localStorage.getItem(waitingKey) ?? '[]') === '[]';
    if (!isEmpty) localStorage.setItem(waitingKey, `["${leftId}"]`);
    indexedDB.deleteDatabase(outboxName);
  } catch {}
}
