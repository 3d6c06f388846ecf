import { tabStorage } from './tabStorage.ts';

/** An unfinished form. It never leaves this device. */
export interface StoredDraft<Values> {
  values: Values;
  /** ISO. */
  startedAt: string;
}

const prefix = 'draft:';
/** After this many days people no longer remember the form. */
const maxAgeDays = 30;

/** Holds drafts until the app is closed if storage is blocked. */
const known = new Map<string, string>();

/** The key contains the person, so that another person on the same device does not see the draft. */
export function draftKey(userId: string, what: string): string {
  return `${prefix}${userId}:${what}`;
}

export const drafts = {
  read<Values>(key: string, now: number): StoredDraft<Values> | null {
    try {
      const stored = JSON.parse(known.get(key) ?? localStorage.getItem(key) ?? 'null') as StoredDraft<Values> | null;
      const isFresh = now - Date.parse(stored?.startedAt ?? '') < maxAgeDays * 86_400_000;
      return stored && isFresh ? stored : null;
    } catch {
      return null;
    }
  },
  /** Returns whether the device could store it. */
  keep<Values>(key: string, draft: StoredDraft<Values>): boolean {
    const words = JSON.stringify(draft);
    known.delete(key);
    try {
      localStorage.setItem(key, words);
      return true;
    } catch {
      known.set(key, words);
      return false;
    }
  },
  forget(key: string): void {
    known.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {}
  },
  /** Deletes all drafts of a person who signs out. */
  forgetAll(): void {
    known.clear();
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      for (const key of keys) localStorage.removeItem(key);
    } catch {}
  },
};

/** The form that an expired session interrupted. The person returns to it right after signing in. */
export const interruptedDraft = {
  read: () => tabStorage.read('interruptedDraft'),
  keep: (key: string | null) => tabStorage.keep('interruptedDraft', key),
};
