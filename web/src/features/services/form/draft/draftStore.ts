import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { createEmitter } from '../../../../browser/storage/createStore.ts';
import { checkDraft, type DraftErrors, isOfHours } from './checkDraft.ts';
import type { ServiceDraft } from './serviceDraft.ts';

/** What is being typed, apart from React: each field is drawn anew for itself alone, which a cheap phone thanks for. */
export function draftStore(initial: ServiceDraft, base: ServiceDraft = initial) {
  let draft = initial;
  let errors: DraftErrors = {};
  let isSaved = false;
  const { tell, watch } = createEmitter();
  return {
    watch,
    read: () => draft,
    /** What it was before anything was typed. */
    base: () => base,
    errors: () => errors,
    /** What is changed is no longer wrong; of hours only what is right now. */
    set(change: Partial<ServiceDraft>): void {
      draft = { ...draft, ...change };
      errors = stillWrong(errors, Object.keys(change), draft);
      tell();
    },
    /** From now on there is nothing unfinished, whatever was just about to be kept. */
    finish(): void {
      isSaved = true;
    },
    isSaved: () => isSaved,
    refuse(next: DraftErrors): void {
      errors = next;
      tell();
    },
  };
}
export type DraftStore = ReturnType<typeof draftStore>;

function stillWrong(errors: DraftErrors, changed: string[], draft: ServiceDraft): DraftErrors {
  const isAboutHours = changed.includes('plan') && Object.keys(errors).some(isOfHours);
  const now = isAboutHours ? checkDraft(draft) : errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => (isOfHours(name) ? name in now : !changed.includes(name))),
  );
}

export const DraftContext = createContext<DraftStore | null>(null);

export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error('There is no draft here');
  return store;
}

/** One field of the draft, and how to change it. */
export function useDraft<Name extends keyof ServiceDraft>(name: Name) {
  const store = useDraftStore();
  const read = () => store.read()[name];
  const value = useSyncExternalStore(store.watch, read, read);
  const change = useCallback(
    (next: ServiceDraft[Name]) => store.set({ [name]: next } as Partial<ServiceDraft>),
    [store, name],
  );
  return [value, change] as const;
}

export function useDraftErrors(): DraftErrors {
  const store = useDraftStore();
  return useSyncExternalStore(store.watch, store.errors, store.errors);
}
