import type { CurrentUser } from '@amparo/domain/users/currentUser.ts';

/** Who is signed in on this device, and the token that says so to the API (docs/decisions/signing-in-on-the-web.md). */
export interface Account {
  token: string;
  user: CurrentUser;
}

const key = 'session';
/** Told whether it was another tab that changed it. */
type Listener = (isElsewhere: boolean) => void;

const listeners = new Set<Listener>();

/** Undefined: not looked for yet. Where the browser keeps nothing, it is known until the app is closed. */
let known: Account | null | undefined;
let isStorageGood = true;

export const account = {
  /** The same object until something changes; null for a guest, and on the server. */
  read(): Account | null {
    if (known !== undefined) return known;
    // From now on other tabs are heard: what they have signed in to must not be taken for what was known here.
    window.addEventListener('storage', onStorage);
    known = readStored();
    return known;
  },
  /** As it is kept at this moment: what another tab tells may still be on its way. */
  readNow(): Account | null {
    const before = account.read();
    const kept = readStored();
    if (!isStorageGood || kept?.token === before?.token) return before;
    known = kept;
    tell(true);
    return kept;
  },
  keep(next: Account | null): void {
    known = next;
    try {
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    } catch {
      isStorageGood = false;
    }
    tell(false);
  },
  /** Tells of every change, in other tabs too: who signs out in one is signed out in all. */
  watch(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function tell(isElsewhere: boolean): void {
  for (const listener of listeners) listener(isElsewhere);
}

function onStorage(event: StorageEvent): void {
  // A null key: everything was cleared.
  if (event.key !== key && event.key !== null) return;
  known = readStored();
  tell(true);
}

/** Anything that is no session counts as none: whoever meddled with it must not break the page. */
function readStored(): Account | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Account | null;
    return typeof kept?.token === 'string' && typeof kept.user?.displayName === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Whose what is kept in memory is: whoever signs in after somebody else, in the same tab, is not shown theirs. On the device alone. */
export function cacheOwner(): string {
  return account.read()?.user.id ?? 'guest';
}
