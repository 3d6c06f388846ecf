import { type RefObject, useDeferredValue, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { revealField } from '../../../../ui/forms/FormAlert.tsx';
import { flattenErrors } from '../../../../ui/forms/fieldErrors.ts';
import type { EditFormState, Errors } from '../../../../ui/forms/useEditForm.ts';
import type { WritingLanguage } from '../language/textFields.ts';
import type { ServiceValues } from '../values/serviceValues.ts';
import { isMissing, type StepName, type StepState, stateOf, stepNames, stepOf } from './formSteps.ts';

export interface StepSetting {
  edit: EditFormState<ServiceValues>;
  /** Returns the error of each wrong field. */
  check: (values: ServiceValues) => Errors;
  writes: WritingLanguage;
  /** Shows one step at a time. A stored service shows all, because most people change one field of it. */
  isNew: boolean;
}

/** A step or a field that gets the focus once it is visible. */
type Target = { step: StepName; field?: string };

/** The state of each step, the open one, and how to open a step or the step of a field. */
export function useSteps({ edit, check, writes, isNew }: StepSetting, place: RefObject<HTMLElement | null>) {
  const { getValues, trigger } = useFormContext<ServiceValues>();
  const [current, setCurrent] = useState<StepName>(() => firstIncomplete(check(getValues()), writes));
  const [left, setLeft] = useState<readonly StepName[]>(isNew ? [] : stepNames);
  const [target, setTarget] = useState<Target | null>(null);
  const states = useStates(check, writes, left);
  useFocus(target, place, isNew);
  const goTo = (next: Target) => {
    if (isNew && next.step !== current) {
      setLeft([...left, current]);
      edit.draft.flush();
      const wrong = Object.entries(check(getValues())).filter(([, key]) => !isMissing(key));
      const here = wrong.map(([name]) => name).filter((name) => stepOf(name, writes) === current);
      if (here.length > 0) void trigger(here as (keyof ServiceValues)[]);
    }
    setCurrent(next.step);
    setTarget(next);
  };
  const showField = (field: string) => goTo({ step: stepOf(field, writes), field });
  useAnchor(place, (name) => {
    const step = stepNames.find((one) => one === name);
    if (step) goTo({ step });
    else showField(name);
  });
  return { states, current, open: (step: StepName) => goTo({ step }), showField };
}

/** Where a person goes on: a resumed draft opens at the first step that lacks something. */
function firstIncomplete(errors: Errors, writes: WritingLanguage): StepName {
  const steps = Object.keys(errors).map((name) => stepOf(name, writes));
  return stepNames.find((step) => steps.includes(step)) ?? 'what';
}

function useStates(check: StepSetting['check'], writes: WritingLanguage, left: readonly StepName[]) {
  const { control, clearErrors } = useFormContext<ServiceValues>();
  const values = useDeferredValue(useWatch<ServiceValues>()) as ServiceValues;
  const { errors: nested, isSubmitted } = useFormState({ control });
  const shown = flattenErrors(nested);
  const errors = check(values);
  const corrected = isSubmitted ? [] : Object.keys(shown).filter((name) => !(name in errors));
  // Before the first attempt to save, react-hook-form does not check a field again while it is corrected.
  useEffect(() => {
    if (corrected.length > 0) clearErrors(corrected as (keyof ServiceValues)[]);
  });
  const hasContact = [values.phone, values.contactEmail, values.website].some((text) => text.trim() !== '');
  const isSeen = (step: StepName) => step !== 'contact' || hasContact || left.includes(step);
  const states = stepNames.map((step) => [step, stateOf(step, { writes, errors, shown, isSeen })]);
  return Object.fromEntries(states) as Record<StepName, StepState>;
}

/** Moves the focus once the step is visible: to the field, or to the step. */
function useFocus(target: Target | null, place: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!target || !form) return;
    const field = target.field === undefined ? undefined : revealField(form, [target.field]);
    const step = form.querySelector<HTMLElement>(`[data-step="${target.step}"]`);
    (field ?? step)?.focus({ preventScroll: true });
    if (field) field.scrollIntoView({ block: 'center' });
    else (isNew ? place.current : step)?.scrollIntoView({ block: 'start' });
  }, [target, place, isNew]);
}

/** Opens the step or the field that the address names, such as `#phone`. */
function useAnchor(place: RefObject<HTMLElement | null>, onShow: (name: string) => void): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a new address
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    const isStep = stepNames.some((step) => step === name);
    if (isStep || place.current?.closest('form')?.querySelector(`[name="${CSS.escape(name)}"]`)) onShow(name);
  }, [hash]);
}
