import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../Notice.tsx';
import styles from './EditForm.module.css';
import { flattenErrors } from './fieldErrors.ts';

interface Props {
  /** Increases with each attempt that failed. */
  attempt: number;
  /** Why the whole form was refused. */
  problem?: ReactNode;
  /** Shown while no field is wrong. */
  hint?: ReactNode;
}

/** Says how many fields to check, or why the whole form was refused. Focuses the first wrong field, or else the reason. */
export function FormAlert({ attempt, problem, hint }: Props) {
  const t = useTranslations('forms');
  const { control } = useFormContext();
  const names = Object.keys(flattenErrors(useFormState({ control }).errors));
  const place = useRef<HTMLDivElement>(null);
  const hasProblem = Boolean(problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt, not while errors are corrected
  useEffect(() => {
    const form = place.current?.closest('form');
    if (attempt === 0 || !form) return;
    if (names.length > 0) revealField(form, names)?.focus();
    else if (hasProblem) place.current?.focus();
  }, [attempt]);
  return (
    <>
      <div ref={place} role="alert" tabIndex={-1} className={styles.alert}>
        {names.length > 0 && <Notice tone="alert">{t('check', { count: names.length })}</Notice>}
        {names.length === 0 && problem && <Notice tone="alert">{problem}</Notice>}
      </div>
      {names.length === 0 && hint}
    </>
  );
}

/** The first element of a form with one of these names, in the order of the page. Opens the folds around it. */
export function revealField(form: HTMLElement, names: readonly string[]): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  const field = fields.find((one) => names.includes(one.getAttribute('name') ?? ''));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return field;
}
