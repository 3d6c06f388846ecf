import { useEffect, useState } from 'react';
import { drafts, interruptedDraft, type KeptDraft } from '../../browser/drafts.ts';

/** What was left unfinished in this form, and keeping what is typed into it now. */
export function useDraft<Kept>(key: string) {
  const [found] = useState(() => drafts.read<Kept>(key, Date.now()));
  // Straight from signing in again: nobody asks whether to go on.
  const [isInterrupted] = useState(() => interruptedDraft.read() === key);
  const [offered, setOffered] = useState<KeptDraft<Kept> | null>(isInterrupted ? null : found);
  const [startedAt] = useState(() => found?.startedAt ?? new Date().toISOString());
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (isInterrupted) interruptedDraft.keep(null);
  }, [isInterrupted]);
  const keep = (values: Kept) => setIsKept(drafts.keep<Kept>(key, { values, startedAt }));
  return {
    resumed: isInterrupted ? found?.values : undefined,
    offered,
    accept: () => setOffered(null),
    /** Whether the device keeps anything. */
    isKept,
    keep,
    /** Its writer has to sign in again, and comes back to it. */
    interrupt: (values: Kept) => {
      keep(values);
      interruptedDraft.keep(key);
    },
    forget: () => {
      drafts.forget(key);
      setOffered(null);
    },
  };
}
