import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { revealField } from '../../../ui/forms/FormAlert.tsx';
import { flattenErrors } from '../../../ui/forms/fieldErrors.ts';
import { useErrorSentence } from '../../../ui/forms/useField.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './ErrorSummary.module.css';

/** Lists all errors, each with a button that leads to its field. Gets the focus after each failed attempt. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useTranslations('serviceForm');
  const { control } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(place.current?.closest('form') ?? null), []);
  const errors = inPageOrder(flattenErrors(useFormState({ control }).errors), form);
  const reveal = (name: string) => (form ? revealField(form, [fieldOf(name)]) : undefined);
  const show = (name: string) => {
    const field = reveal(name);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt, not while errors are corrected
  useEffect(() => {
    if (attempt === 0 || errors.length === 0) return;
    for (const [name] of errors) reveal(name);
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
    // Errors of the hours are also a notification (spec §8).
    if (errors.some(([name]) => name.startsWith('plan')))
      showToast({ text: t('errors.ERROR_FORM_SERVICE'), kind: 'error' });
  }, [attempt]);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.summary}>
      {errors.length > 0 && <ErrorList errors={errors} onShow={show} />}
    </div>
  );
}

type NamedError = [name: string, key: string];

function ErrorList({ errors, onShow }: { errors: NamedError[]; onShow: (name: string) => void }) {
  const t = useTranslations('serviceForm');
  const sentenceOf = useErrorSentence();
  return (
    <Notice tone="alert">
      <p>{t('summary', { count: errors.length })}</p>
      <ul>
        {errors.map(([name, key]) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => onShow(name)}>
              {sentenceOf(name, key)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Sorts errors by path in the order of their fields on the page. */
export function inPageOrder(errors: Record<string, string>, form: HTMLFormElement | null): NamedError[] {
  const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
  const position = (name: string) => (names.includes(fieldOf(name)) ? names.indexOf(fieldOf(name)) : names.length);
  return Object.entries(errors).sort(([a], [b]) => position(a) - position(b));
}

/** An error of the whole week has no field, so its button leads to the first days. */
function fieldOf(name: string): string {
  return name === 'plan.week' ? 'plan.week.0.days' : name;
}
