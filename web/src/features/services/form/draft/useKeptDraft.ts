import { useEffect, useState } from 'react';
import { drafts } from '../../../../browser/storage/drafts.ts';
import type { DraftStore } from './draftStore.ts';
import type { ServiceDraft } from './serviceDraft.ts';

/** What is kept of a form: what was typed, what it was before, and the state of the service that one began from. */
export interface Kept {
  draft: ServiceDraft;
  base: ServiceDraft;
  updatedAt: string | null;
}

const delayMs = 400;

/**
 * Keeps the draft on the device a moment after each change, and as the page is left. `isKept` is null as long as there is
 * nothing to keep, false where the device does not.
 */
export function useKeptDraft(store: DraftStore, key: string, from: Omit<Kept, 'draft'> & { startedAt: string }) {
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const { base, updatedAt, startedAt } = from;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waits = false;
    const keep = () => {
      clearTimeout(timer);
      if (!waits || store.isSaved()) return;
      waits = false;
      setIsKept(drafts.keep<Kept>(key, { values: { draft: store.read(), base, updatedAt }, startedAt }));
    };
    let last = store.read();
    const onChange = () => {
      if (store.read() === last) return;
      last = store.read();
      waits = true;
      clearTimeout(timer);
      timer = setTimeout(keep, delayMs);
    };
    const stop = store.watch(onChange);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      stop();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [store, key, base, updatedAt, startedAt]);
  return isKept;
}
