import { tabStorage } from './tabStorage.ts';

/** A form as it was left, on this device alone. */
export interface KeptDraft<Values> {
  values: Values;
  /** ISO. */
  startedAt: string;
}

const prefix = 'draft:';
/** Longer than this nobody remembers what it was about. */
const keptDays = 30;

/** Where the browser keeps nothing, it is known until the app is closed. */
const known = new Map<string, string>();

/** Whose and of what: one person's unfinished forms are not shown to another who signs in on the same device. */
export function draftKey(userId: string, what: string): string {
  return `${prefix}${userId}:${what}`;
}

export const drafts = {
  read<Values>(key: string, now: number): KeptDraft<Values> | null {
    try {
      const kept = JSON.parse(known.get(key) ?? localStorage.getItem(key) ?? 'null') as KeptDraft<Values> | null;
      const isFresh = now - Date.parse(kept?.startedAt ?? '') < keptDays * 86_400_000;
      return kept && isFresh ? kept : null;
    } catch {
      return null;
    }
  },
  /** Answers whether the device keeps it. */
  keep<Values>(key: string, draft: KeptDraft<Values>): boolean {
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
  /** Who signs out leaves nothing of theirs behind. */
  forgetAll(): void {
    known.clear();
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      for (const key of keys) localStorage.removeItem(key);
    } catch {}
  },
};

/** The form whose sender's sign-in had run out: they come back to it straight from signing in. */
export const interruptedDraft = {
  read: () => tabStorage.read('interruptedDraft'),
  keep: (key: string | null) => tabStorage.keep('interruptedDraft', key),
};
