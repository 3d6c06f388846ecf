import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { type BaseSyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { KeyOf } from '../../http-client/idempotencyKeys.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { mergeVersions, type Side } from './conflict.ts';
import { nestErrors } from './fieldErrors.ts';
import { type Draft, useAutosave, useDraft, useWarnOfLoss, type Version } from './useDraft.ts';
import { type Failure, useSaving } from './useSaving.ts';

/** Error keys by the names of the fields. */
export type Errors = Record<string, string>;

export interface SaveRequest {
  /** Idempotency key of these values: each attempt has the same, so that a retry never saves twice. */
  key: string;
  /** Idempotency keys of the parts, if a save consists of several calls. */
  keyOf: KeyOf;
  updatedAt: string | null;
  /** Null after a conflict, when no event submitted the form. */
  element: HTMLFormElement | null;
}

type Answer = Pick<FormAnswer, 'typed' | 'problem'> & { errors: Errors };

export interface EditFormOptions<Values extends FieldValues, Saved> {
  /** The version to start from. Without one, the fields keep the values that the server rendered. */
  stored?: Version<Values>;
  /** Returns the error of each wrong field, by the schema of the route that saves. */
  validate: (values: Values, base: Values | undefined) => Errors;
  /** Rejects with an ApiError; then everything typed stays. */
  save: (values: Values, request: SaveRequest) => Promise<Saved>;
  onSaved?: (saved: Saved) => unknown;
  /** Asks before an important change is saved. False: nothing is sent, and everything typed stays. */
  confirm?: (values: Values) => Promise<boolean>;
  /** With a key, this device stores unfinished values. */
  draftKey?: string;
  /** Reads the newer version, which the API sends with a 409. */
  readNewer?: (data: unknown) => Version<Values>;
  /** The server's response to a form that was sent without scripts. */
  answer?: Answer | undefined;
  /** Names the fields of errors that the API reports by other paths. */
  placeErrors?: (errors: FieldErrors, values: Values) => Errors;
}

/**
 * The state of every form that saves something: draft, validation, save, conflict with a newer version, idempotency
 * key, and the warning before unsaved values are lost. EditForm renders it.
 */
export function useEditForm<Values extends FieldValues, Saved = unknown>(options: EditFormOptions<Values, Saved>) {
  const { stored, answer, draftKey } = options;
  const draft = useDraft<Values>(draftKey, stored?.values);
  const base = useRef(draft.resumed ? baseOf(draft.resumed) : stored);
  const form = useValidatedForm(options, draft.resumed?.values ?? stored?.values, base);
  const { currentDraft, forgetDraft, flushDraft } = useStoredDraft(draftKey, draft, form, base);
  const saving = useSubmit(options, form, {
    base,
    onSignedOut: () => draft.interrupt(currentDraft()),
    onSaved: draftKey ? forgetDraft : undefined,
  });
  const { newer } = saving;
  return {
    form,
    answer,
    draft: { ...draft, forget: forgetDraft, flush: flushDraft, startOver: draft.forget },
    base: base.current?.values,
    /** Whether another person changed the stored version after the draft was started. */
    isOutdated: draft.offered !== null && draft.offered.values.updatedAt !== (stored?.updatedAt ?? null),
    ...saving,
    resume: () => {
      if (!draft.offered) return;
      base.current = baseOf(draft.offered.values);
      form.reset(draft.offered.values.values);
      draft.accept();
    },
    /** Saves the merged values on top of the newer version. */
    resolveConflict: (chosen: Partial<Record<string, Side>>) => {
      if (!newer) return;
      base.current = newer;
      form.reset(mergeVersions(form.getValues(), newer.values, chosen));
      saving.submit();
    },
  };
}
export type EditFormState<Values extends FieldValues> = ReturnType<typeof useEditForm<Values>>;

function baseOf<Values>({ base, updatedAt }: Draft<Values>): Version<Values> {
  return { values: base, updatedAt };
}

type Base<Values> = { current: Version<Values> | undefined };

/** react-hook-form with the route's schema. Errors of the server's response are part of it. */
function useValidatedForm<Values extends FieldValues>(
  { validate, answer }: Pick<EditFormOptions<Values, never>, 'validate' | 'answer'>,
  values: Values | undefined,
  base: Base<Values>,
): UseFormReturn<Values> {
  // react-hook-form applies every new object, so it must be the same while the response is.
  const refused = useMemo(() => answer && nestErrors(answer.errors), [answer]);
  return useForm<Values>({
    resolver: (typed) => {
      const errors = validate(typed, base.current?.values);
      const isValid = Object.keys(errors).length === 0;
      return isValid ? { values: typed, errors: {} } : { values: {}, errors: nestErrors(errors) as never };
    },
    // FormAlert or ErrorSummary moves the focus.
    shouldFocusError: false,
    ...(values && { defaultValues: values as DefaultValues<Values> }),
    ...(refused && { errors: refused as never }),
  });
}

/** Stores the values as a draft while they are typed. Returns the draft of this moment, and how to store and delete it. */
function useStoredDraft<Values extends FieldValues>(
  draftKey: string | undefined,
  draft: ReturnType<typeof useDraft<Values>>,
  { getValues, subscribe }: UseFormReturn<Values>,
  base: Base<Values>,
) {
  const currentDraft = (): Draft<Values> => {
    const values = getValues();
    return { values, base: base.current?.values ?? values, updatedAt: base.current?.updatedAt ?? null };
  };
  const subscribeToValues = useCallback(
    (callback: () => void) => (draftKey ? subscribe({ formState: { values: true }, callback }) : () => {}),
    [subscribe, draftKey],
  );
  const autosave = useAutosave(() => draft.keep(currentDraft()), subscribeToValues);
  useWarnOfLoss(draft.isStored === false && draftKey !== undefined);
  const forgetDraft = () => {
    autosave.stop();
    draft.forget();
  };
  return { currentDraft, forgetDraft, flushDraft: autosave.flush };
}

interface Effects<Values> {
  base: Base<Values>;
  onSignedOut: () => void;
  onSaved: (() => void) | undefined;
}

/** Submits once at a time. */
function useSubmit<Values extends FieldValues, Saved>(
  options: EditFormOptions<Values, Saved>,
  form: UseFormReturn<Values>,
  effects: Effects<Values>,
) {
  const { save, onSaved, confirm } = options;
  const { isSaving, run } = useSaving();
  const hasFailed = useRef(false);
  const markFailed = () => {
    hasFailed.current = true;
  };
  const { problem, setProblem, newer, setNewer, attempt, endAttempt, fail } = useFailure(options, form, effects);

  const send = async (values: Values, event?: BaseSyntheticEvent) => {
    if (confirm && !(await confirm(values))) return;
    setNewer(null);
    const element = (event?.target as HTMLFormElement | undefined) ?? null;
    const updatedAt = effects.base.current?.updatedAt ?? null;
    const failure = await run(
      async (keyOf) => save(values, { key: await keyOf(JSON.stringify(values)), keyOf, updatedAt, element }),
      (saved) => {
        effects.onSaved?.();
        return onSaved?.(saved);
      },
    );
    if (!failure) return;
    fail(failure, values);
    markFailed();
  };
  const submit = useOneAtATime(async (event) => {
    hasFailed.current = false;
    setProblem(null);
    await form.handleSubmit(send, markFailed)(event);
    // Only now the errors are in the page, so that the focus can move to them.
    if (hasFailed.current) endAttempt();
  });
  return { problem, newer, isSaving, attempt, submit };
}

/** Returns a handler that ignores events while it is busy: a second tap sends nothing twice. */
function useOneAtATime(handle: (event?: BaseSyntheticEvent) => Promise<void>) {
  const isBusy = useRef(false);
  return (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void handle(event).finally(() => {
      isBusy.current = false;
    });
  };
}

/** The reasons why an attempt failed: errors of fields, a newer version, or a problem with the whole form. */
function useFailure<Values extends FieldValues, Saved>(
  { answer, readNewer, placeErrors = (errors) => errors as Errors }: EditFormOptions<Values, Saved>,
  form: UseFormReturn<Values>,
  { onSignedOut }: Effects<Values>,
) {
  const { problem, setProblem, attempt, endAttempt } = useProblem(answer);
  const [newer, setNewer] = useState<Version<Values> | null>(null);
  const fail = ({ key, fields, data }: Failure, values: Values) => {
    if (key === 'CHANGED_MEANWHILE' && readNewer) return setNewer(readNewer(data));
    if (key === 'NOT_SIGNED_IN') onSignedOut();
    const placed = Object.entries(placeErrors(fields, values));
    for (const [name, type] of placed) form.setError(name as Path<Values>, { type, message: type });
    if (placed.length === 0) setProblem(key);
  };
  return { problem, setProblem, newer, setNewer, attempt, endAttempt, fail };
}

/** The problem of the whole form, and the number of failed attempts: the focus moves after each. */
function useProblem(answer: Answer | undefined) {
  const [problem, setProblem] = useState(problemOf(answer));
  const [attempt, setAttempt] = useState(0);
  const endAttempt = () => setAttempt((count) => count + 1);
  useEffect(() => {
    if (!answer) return;
    setProblem(problemOf(answer));
    setAttempt((count) => count + 1);
  }, [answer]);
  return { problem, setProblem, attempt, endAttempt };
}

/** The reason why the whole form was refused. Errors of fields have their own messages. */
function problemOf(answer: Answer | undefined): ErrorKey | null {
  return answer && Object.keys(answer.errors).length === 0 ? answer.problem : null;
}
