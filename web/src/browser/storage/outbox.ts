import { idStore } from './storedIds.ts';

export const waitingKey = 'waiting';
export const outboxName = 'outbox';

/**
 * The ids of entries that wait on this device or were refused (docs/decisions/send-later.md). Pages without any do not
 * load the outbox.
 */
export const waitingIds = idStore(waitingKey);

/** Marks entries that a page had no time to delete. The next page deletes them before it reads any. */
export const purgeMarker = '00000000-0000-0000-0000-000000000000';

/** The database of this page. `close` is set once it is open; after `isLeaving`, it is not opened again. */
export const openOutbox: { close?: () => void; isLeaving?: boolean } = {};

/**
 * Deletes everything that waits. Starts at once, because the page may close right after. A page that `isLeaving` stores
 * nothing more, although it may still be sending.
 */
export function deleteOutbox(isLeaving = false): void {
  openOutbox.isLeaving = isLeaving;
  // An open database could not be deleted before the page is gone.
  openOutbox.close?.();
  try {
    indexedDB.deleteDatabase(outboxName);
    // The service worker has no local storage.
    const isEmpty = (localStorage.getItem(waitingKey) ?? '[]') === '[]';
    if (!isEmpty) localStorage.setItem(waitingKey, `["${purgeMarker}"]`);
  } catch {}
}
