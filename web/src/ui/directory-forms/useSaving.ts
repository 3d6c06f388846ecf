import type { ErrorKey, FieldErrors } from '@amparo/domain/http/apiError.ts';
import { useState } from 'react';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import type { FormSchema } from '../../http-client/formErrors.ts';
import { randomIdempotencyKeys } from '../../http-client/randomIdempotencyKeys.ts';
import { checkEntry, type EntryState } from './entryState.ts';

export interface SavingInput<Values> {
  schema: FormSchema;
  /** What somebody else has saved meanwhile, as the API tells it with a 409. */
  readNewer: (data: unknown) => EntryState<Values>;
  /** With an Idempotency-Key: an answer that was lost on the way must not make a second one. */
  save: (state: EntryState<Values>, key: string) => Promise<unknown>;
  onSaved: () => void;
}

interface Draft<Values> {
  interrupt: (state: EntryState<Values>) => void;
  forget: () => void;
}

/** Saves what is right, and tells why the rest was refused. Once saved it stays busy: one is on the way elsewhere. */
export function useSaving<Values extends object>(input: SavingInput<Values>, draft: Draft<Values>) {
  const { schema, readNewer, save, onSaved } = input;
  const [keyOf] = useState(randomIdempotencyKeys);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<ErrorKey | null>(null);
  const [newer, setNewer] = useState<EntryState<Values> | null>(null);
  const fail = (error: unknown, sent: EntryState<Values>) => {
    const { fields = {}, data } = error as { fields?: FieldErrors; data?: unknown };
    const key = errorKeyOf(error)?.key ?? 'INTERNAL';
    if (key === 'NOT_SIGNED_IN') draft.interrupt(sent);
    if (key === 'CHANGED_MEANWHILE') setNewer(readNewer(data));
    else if (Object.keys(fields).length === 0) setProblem(key);
    else {
      setRefused(fields);
      focusFirst(fields);
    }
  };
  const send = async (sent: EntryState<Values>) => {
    if (isBusy) return;
    setIsTried(true);
    setProblem(null);
    const wrong = checkEntry(schema, sent.values);
    if (Object.keys(wrong).length > 0) return focusFirst(wrong);
    setIsBusy(true);
    setNewer(null);
    try {
      await save(sent, await keyOf(JSON.stringify(sent.values)));
    } catch (error) {
      setIsBusy(false);
      return fail(error, sent);
    }
    draft.forget();
    onSaved();
  };
  const settle = () => setNewer(null);
  const forgetRefused = () => setRefused({});
  return { isTried, isBusy, refused, problem, newer, send, settle, forgetRefused };
}

/** The boxes are named as their errors are. Once they have been drawn with them. */
function focusFirst(errors: FieldErrors): void {
  const names = Object.keys(errors);
  requestAnimationFrame(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('main form [name]')];
    boxes.find((box) => names.includes(box.getAttribute('name') ?? ''))?.focus();
  });
}
