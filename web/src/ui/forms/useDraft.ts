import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drafts, interruptedDraft, type StoredDraft } from '../../browser/storage/drafts.ts';

/** Values of a form, and when the state that they started from was saved; null for a new entry. */
export interface Version<Values> {
  values: Values;
  /** ISO. */
  updatedAt: string | null;
}

/** What a draft holds: the typed values and the version that they started from, for merging. */
export interface Draft<Values> extends Version<Values> {
  base: Values;
}

const delayMs = 400;

/**
 * The draft of one form on this device. Without a key, nothing is read or stored. `isStored` is null until something is
 * stored, and false if the browser stores nothing.
 */
export function useDraft<Values>(key: string | undefined, current: Values | undefined) {
  const [found] = useState(() => readDraft(key, current));
  // After an expired sign-in the form continues with the draft, without asking.
  const [isInterrupted] = useState(() => key !== undefined && interruptedDraft.read() === key);
  const [offered, setOffered] = useState(isInterrupted ? null : found);
  const [isResumed, setIsResumed] = useState(isInterrupted && found !== null);
  const startedAt = useRef(found?.startedAt ?? new Date().toISOString());
  const [isStored, setIsStored] = useState<boolean | null>(null);
  useEffect(() => {
    if (isInterrupted) interruptedDraft.keep(null);
  }, [isInterrupted]);
  const keep = (values: Draft<Values>) => {
    if (key) setIsStored(drafts.keep(key, { values, startedAt: startedAt.current }));
  };
  const forget = () => {
    if (key) drafts.forget(key);
    startedAt.current = new Date().toISOString();
    setOffered(null);
  };
  return {
    resumed: isInterrupted ? found?.values : undefined,
    offered,
    isResumed,
    isStored,
    keep,
    forget,
    accept: () => {
      setOffered(null);
      setIsResumed(true);
    },
    /** Marks the draft: the user must sign in again and then returns to this form. */
    interrupt: (values: Draft<Values>) => {
      keep(values);
      if (key) interruptedDraft.keep(key);
    },
  };
}

/**
 * Another release may have stored the draft: one of another shape is ignored, and other fields than the current ones
 * too.
 */
function readDraft<Values>(key: string | undefined, current: Values | undefined): StoredDraft<Draft<Values>> | null {
  const draft = key ? drafts.read<Partial<Draft<Values>> | undefined>(key, Date.now()) : null;
  const { values, base, updatedAt = null } = draft?.values ?? {};
  if (!draft || !values || !base) return null;
  return {
    ...draft,
    values: { values: withCurrentFields(values, current), base: withCurrentFields(base, current), updatedAt },
  };
}

/** The values of the current fields. New fields have their current value. */
function withCurrentFields<Values>(values: Values, current: Values | undefined): Values {
  const names = Object.keys(current ?? {}) as (keyof Values)[];
  if (!current || names.length === 0) return values;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? current[name]])) as Values;
}

/**
 * Calls `keep` a moment after each change and when the page is left. `subscribe` reports changes. `flush` saves a
 * change at once. `stop` ends saving: after it, nothing is unfinished.
 */
export function useAutosave(keep: () => void, subscribe: (onChange: () => void) => () => void) {
  const isStopped = useRef(false);
  const flushNow = useRef(() => {});
  const onKeep = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const flush = () => {
      clearTimeout(timer);
      if (isWaiting && !isStopped.current) onKeep();
      isWaiting = false;
    };
    flushNow.current = flush;
    const unsubscribe = subscribe(() => {
      isWaiting = true;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [subscribe]);
  return {
    flush: () => flushNow.current(),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Warns before the page closes if the browser stores no draft. "Leave quickly" never waits for a question. */
export function useWarnOfLoss(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => {
      // "Leave quickly" hides the page before it leaves.
      if (!document.body.hidden) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
