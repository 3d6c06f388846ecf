import type { ErrorKey, FieldErrors } from '@amparo/domain/http/apiError.ts';
import { placeInPlan } from '@amparo/domain/services/hours-plan/planErrors.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { drafts, interruptedDraft } from '../../../../browser/storage/drafts.ts';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { randomIdempotencyKeys } from '../../../../http-client/idempotencyKeys.ts';
import { checkDraft, type DraftErrors, isOfHours } from '../draft/checkDraft.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import { inputOfDraft } from '../draft/inputOfDraft.ts';
import type { Kept } from '../draft/useKeptDraft.ts';
import type { FormSetting } from '../formSetting.ts';

interface Options {
  id: string | null;
  store: DraftStore;
  draftKey: string;
  setting: FormSetting;
  onSaved: (service: Service) => void;
}

/** Checks, sends, and tells what came of it. Nothing typed is lost by any of it. */
export function useSave({ id, store, draftKey, setting, onSaved }: Options) {
  const toast = useHoursToast();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  /** What stands in the way, beside errors of fields. */
  const [problem, setProblem] = useState<ErrorKey | null>(null);
  const [newer, setNewer] = useState<Service | null>(null);
  const isBusy = useRef(false);
  const [keyOf] = useState(randomIdempotencyKeys);

  const refuse = (errors: DraftErrors) => {
    store.refuse(errors);
    setAttempt((count) => count + 1);
    if (Object.keys(errors).some(isOfHours)) toast();
  };
  const fail = (error: unknown) => {
    const { fields = {}, data } = error as { fields?: FieldErrors; data?: unknown };
    const key = errorKeyOf(error)?.key;
    if (key === 'CHANGED_MEANWHILE' && data) return setNewer(data as Service);
    if (key === 'VALIDATION') return refuse(errorsOfAnswer(fields, store));
    if (key === 'NOT_SIGNED_IN') interruptedDraft.keep(draftKey);
    if (key === 'NOT_ALLOWED' && Object.keys(fields).length > 0) return refuse(errorsOfAnswer(fields, store));
    setProblem(key ?? 'INTERNAL');
  };
  const saveFrom = async (base: Kept) => {
    if (isBusy.current) return;
    setProblem(null);
    setNewer(null);
    const errors = checkDraft(store.read(), base.base);
    if (Object.keys(errors).length > 0) return refuse(errors);
    store.refuse({});
    isBusy.current = true;
    setIsSaving(true);
    try {
      const input = inputOfDraft(store.read(), setting.person);
      const key = await keyOf(JSON.stringify(input));
      const service = await send(input, { id, key, updatedAt: base.updatedAt });
      store.finish();
      drafts.forget(draftKey);
      onSaved(service);
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };
  return { attempt, isSaving, problem, newer, saveFrom: (base: Kept) => void saveFrom(base) };
}

interface Sending {
  id: string | null;
  /** Of a service that arrived, unknown to us, no second one is made. */
  key: string;
  updatedAt: string | null;
}

async function send(input: ReturnType<typeof inputOfDraft>, { id, key, updatedAt }: Sending) {
  if (id === null) return (await callApi('POST /services', { body: input, key })).data;
  const body = { ...input, ...(updatedAt && { updatedAt }) };
  return (await callApi('PUT /services/:id', { params: { id }, body })).data;
}

/** The names by which the API refuses are those of the form, but for hours, which it knows as entries only. */
function errorsOfAnswer(fields: FieldErrors, store: DraftStore): DraftErrors {
  const { plan } = store.read();
  return Object.fromEntries(
    Object.entries(fields).map(([path, key]) => {
      const isHours = path.startsWith('schedules') || path.startsWith('closeSchedules');
      return [isHours ? placeInPlan(plan, path) : path.split('.')[0]!, key];
    }),
  );
}

/** Spec §8: what is wrong with the hours is told as a notification too. */
function useHoursToast(): () => void {
  const t = useTranslations('serviceForm.errors');
  return () => showToast({ words: t('ERROR_FORM_SERVICE'), kind: 'error' });
}
