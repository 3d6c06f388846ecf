import { type FormEvent, useState } from 'react';
import { checkEntry, type EntryState } from './entryState.ts';
import { useDraft } from './useDraft.ts';
import { type SavingInput, useSaving } from './useSaving.ts';

export interface EntryFormInput<Values> extends SavingInput<Values> {
  draftKey: string;
  saved: EntryState<Values>;
}

/** A form's values, their check, and what became of saving them. Nothing typed is lost, whatever the answer is. */
export function useEntryForm<Values extends object>({ draftKey, saved, ...input }: EntryFormInput<Values>) {
  const draft = useDraft<EntryState<Values>>(draftKey);
  const [state, setState] = useState(draft.resumed ?? saved);
  const { isTried, isBusy, refused, problem, newer, send, settle, forgetRefused } = useSaving(input, draft);
  const errors = isTried ? { ...checkEntry(input.schema, state.values), ...refused } : {};
  const put = (next: EntryState<Values>) => {
    setState(next);
    forgetRefused();
  };
  const change = (values: Values) => {
    put({ ...state, values });
    draft.keep({ ...state, values });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(state);
  };
  const keepMine = () => {
    const mine = { ...state, updatedAt: newer?.updatedAt ?? null };
    setState(mine);
    void send(mine);
  };
  const takeTheirs = () => {
    if (newer) put(newer);
    settle();
    draft.forget();
  };
  const resume = () => {
    if (draft.offered) put(draft.offered.values);
    draft.accept();
  };
  return { values: state.values, change, errors, problem, newer, isBusy, draft, submit, keepMine, takeTheirs, resume };
}
