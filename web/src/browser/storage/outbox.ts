import { idStore } from './storedIds.ts';

export const waitingKey = 'waiting';

/**
 * The ids of entries that wait on this device or were refused (docs/decisions/send-later.md). Pages without any do not
 * load the outbox.
 */
export const waitingIds = idStore(waitingKey);

/** Stands for entries that a page had no time to delete. The next page deletes them before it reads any. */
export const leftId = '00000000-0000-0000-0000-000000000000';

/** Set once the outbox is loaded. */
export const openOutbox: { delete?: () => void } = {};

/** Deletes everything that waits. Starts at once, because the page may close right after. */
export function deleteOutbox(): void {
  try {
    const isEmpty = (localStorage.getItem(waitingKey) ?? '[]') === '[]';
    if (!isEmpty) localStorage.setItem(waitingKey, `["${leftId}"]`);
  } catch {}
  openOutbox.delete?.();
}
