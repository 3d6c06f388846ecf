import type { CurrentUser } from '@amparo/domain/users/user.ts';
import { tabStorage } from './tabStorage.ts';

/** The person signed in on this device, and the token for the API (docs/decisions/signing-in-on-the-web.md). */
export interface Account {
  token: string;
  user: CurrentUser;
}

const key = 'session';
const expiredKey = 'session-expired';
/** `isElsewhere` is true if another tab made the change. */
type Listener = (isElsewhere: boolean) => void;

const listeners = new Set<Listener>();

/** Undefined before the first read. If storage is blocked, the value lasts until the app is closed. */
let known: Account | null | undefined;
let isStorageGood = true;

export const account = {
  /** The same object until something changes; null for a guest, and on the server. */
  read(): Account | null {
    if (known !== undefined) return known;
    // From now on other tabs send events, so read the storage again: the known value may be out of date.
    window.addEventListener('storage', onStorage);
    known = readStored();
    return known;
  },
  /** Reads the storage now, because an event of another tab may not have arrived yet. */
  readNow(): Account | null {
    const before = account.read();
    const stored = readStored();
    if (!isStorageGood || stored?.token === before?.token) return before;
    known = stored;
    notify(true);
    return stored;
  },
  keep(next: Account | null): void {
    known = next;
    tabStorage.keep(expiredKey, null);
    try {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      isStorageGood = false;
    }
    notify(false);
  },
  /** Ends a session that the server no longer accepts. A page that needs one says so later, see `takeExpired`. */
  expire(): void {
    account.keep(null);
    tabStorage.keep(expiredKey, 'true');
  },
  /** True once after `expire`, also after a reload, because the page that noticed it may have said nothing. */
  takeExpired(): boolean {
    const isExpired = tabStorage.read(expiredKey) !== null;
    tabStorage.keep(expiredKey, null);
    return isExpired;
  },
  /** Calls the listener after every change, also in other tabs: signing out in one tab signs out in all. */
  watch(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function notify(isElsewhere: boolean): void {
  for (const listener of listeners) listener(isElsewhere);
}

function onStorage(event: StorageEvent): void {
  // A null key: everything was cleared.
  if (event.key !== key && event.key !== null) return;
  known = readStored();
  notify(true);
}

/** Treats invalid data as no session, so that edited storage cannot break the page. */
function readStored(): Account | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Account | null;
    return typeof stored?.token === 'string' && typeof stored.user?.displayName === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** The owner of data cached in memory. The next person who signs in on the same tab must not see it. Device only. */
export function cacheOwner(): string {
  return account.read()?.user.id ?? 'guest';
}
